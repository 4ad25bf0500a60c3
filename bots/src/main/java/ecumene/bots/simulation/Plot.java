package ecumene.bots.simulation;

import java.util.List;
import java.util.Locale;
import java.util.function.ToIntFunction;

/**
 * Cities, scores and stock over the turns, drawn as SVG: the median as a line, most games as a
 * band.
 */
public final class Plot {
  private static final int WIDTH = 640;
  private static final int HEIGHT = 300;
  private static final int MARGIN = 48;
  private static final int PANELS = 3;

  private final StringBuilder svg = new StringBuilder();

  private Plot() {}

  /** One panel above the other. */
  public static String of(SimulationReport shape, String title) {
    var plot = new Plot();
    plot.add(
        String.format(
            Locale.ROOT,
            "<svg xmlns='http://www.w3.org/2000/svg' width='%d' height='%d'"
                + " font-family='sans-serif' font-size='12'>",
            WIDTH,
            PANELS * HEIGHT + 40));
    plot.add("<rect width='100%' height='100%' fill='white'/>");
    plot.add(
        String.format(Locale.ROOT, "<text x='%d' y='24' font-size='16'>%s</text>", MARGIN, title));
    plot.panel(40, "cities of a seat", shape.cities(), "#8c5a2b");
    plot.panel(40 + HEIGHT, "victory points of a seat", shape.scores(), "#2b5f8c");
    plot.panel(40 + 2 * HEIGHT, "tokens in stock of a seat", shape.stock(), "#4a7a3a");
    plot.add("</svg>");
    return plot.svg.toString();
  }

  private void panel(int top, String label, List<Quantiles> series, String colour) {
    int most = series.stream().mapToInt(Quantiles::most).max().orElse(1);
    int step = Math.max(1, (most + 4) / 5);
    for (int value = 0; value <= most; value += step) {
      double y = y(top, value, most);
      add(
          String.format(
              Locale.ROOT,
              "<line x1='%d' x2='%d' y1='%.1f' y2='%.1f' stroke='#ddd'/>",
              MARGIN,
              WIDTH - MARGIN,
              y,
              y));
      add(
          String.format(
              Locale.ROOT,
              "<text x='%d' y='%.1f' text-anchor='end'>%d</text>",
              MARGIN - 6,
              y + 4,
              value));
    }
    add(
        String.format(
            Locale.ROOT,
            "<polygon points='%s %s' fill='%s' opacity='0.2'/>",
            points(top, series, most, Quantiles::upper),
            backwards(top, series, most),
            colour));
    add(
        String.format(
            Locale.ROOT,
            "<polyline points='%s' fill='none' stroke='%s' stroke-width='2'/>",
            points(top, series, most, Quantiles::median),
            colour));
    add(
        String.format(
            Locale.ROOT,
            "<text x='%d' y='%d' fill='%s'>%s</text>",
            MARGIN + 8,
            top + 20,
            colour,
            label));
    for (int turn = 1; turn <= series.size(); turn++) {
      add(
          String.format(
              Locale.ROOT,
              "<text x='%.1f' y='%d' text-anchor='middle'>%d</text>",
              x(turn, series.size()),
              top + HEIGHT - 14,
              turn));
    }
  }

  private static String points(
      int top, List<Quantiles> series, int most, ToIntFunction<Quantiles> value) {
    var points = new StringBuilder();
    for (int turn = 1; turn <= series.size(); turn++) {
      double y = y(top, value.applyAsInt(series.get(turn - 1)), most);
      points.append(String.format(Locale.ROOT, "%.1f,%.1f ", x(turn, series.size()), y));
    }
    return points.toString().strip();
  }

  private static String backwards(int top, List<Quantiles> series, int most) {
    var points = List.of(points(top, series, most, Quantiles::lower).split(" ", -1)).reversed();
    return String.join(" ", points);
  }

  private static double x(int turn, int turns) {
    return MARGIN + (WIDTH - 2.0 * MARGIN) * (turn - 1) / Math.max(1, turns - 1);
  }

  private static double y(int top, int value, int most) {
    return top + HEIGHT - 30 - (HEIGHT - 60.0) * value / Math.max(1, most);
  }

  private void add(String element) {
    svg.append(element).append('\n');
  }
}
