package ecumene.bots.tune;

import static java.util.Comparator.comparingDouble;

import ecumene.bots.tune.Challenge.Verdict;
import ecumene.bots.tune.Tuning.Found;
import java.util.List;
import java.util.Locale;

/** What a campaign found, for people. */
public record TuneReport(Plan plan, Found found, List<Verdict> verdicts) {
  private static final int SHOWN = 30;
  private static final int WIDTH = 720;
  private static final int LABELS = 210;
  private static final int ROW = 18;
  private static final int TOP = 56;

  public TuneReport {
    verdicts = List.copyOf(verdicts);
  }

  /** As Markdown. */
  public String text() {
    var text = new StringBuilder();
    text.append("# The campaign for ").append(found.version().name()).append("\n\n");
    text.append(plan.screening())
        .append(";\n")
        .append(plan.refining())
        .append(".\n\n## Alone against the pool\n\n");
    text.append("On seeds that the campaign did not play. Intervals hold in 95 of 100 cases.\n\n");
    text.append("| table | wins | interval | times the even share | ahead by points |\n");
    text.append("|---|---:|---:|---:|---:|\n");
    for (var verdict : verdicts) {
      text.append(
          String.format(
              Locale.ROOT,
              "| %s | %.1f %% | %.1f to %.1f %% | %.1f | %s |\n",
              verdict.kind(),
              100 * verdict.wins().value(),
              100 * verdict.wins().low(),
              100 * verdict.wins().high(),
              verdict.times(),
              verdict.ahead()));
    }
    text.append("\n## What counted most in the first round\n\n");
    text.append("Points by which a seat is further ahead with the high value, and the interval.\n");
    text.append("\n| figure | low | high | points | in the end |\n|---|---:|---:|---:|---:|\n");
    for (var effect : strongest()) {
      text.append(
          String.format(
              Locale.ROOT,
              "| %s | %.3g | %.3g | %+.2f ± %.2f | %.3g |\n",
              effect.figure().name(),
              effect.low(),
              effect.high(),
              effect.points(),
              effect.interval(),
              found.version().value(effect.figure())));
    }
    return text.toString();
  }

  private List<Effect> strongest() {
    return found.first().stream()
        .sorted(comparingDouble((Effect effect) -> Math.abs(effect.strength())).reversed())
        .limit(SHOWN)
        .toList();
  }

  /** The effects that counted most, as SVG: a bar with its interval for each. */
  public String plot() {
    var effects = strongest();
    double most =
        effects.stream()
            .mapToDouble(effect -> Math.abs(effect.points()) + effect.interval())
            .max()
            .orElse(1);
    double middle = LABELS + (WIDTH - LABELS) / 2.0;
    double scale = (WIDTH - LABELS - 20) / 2.0 / most;
    var svg = new StringBuilder();
    svg.append(
            String.format(
                Locale.ROOT,
                "<svg xmlns='http://www.w3.org/2000/svg' width='%d' height='%d'"
                    + " font-family='sans-serif' font-size='12'>",
                WIDTH,
                TOP + ROW * effects.size() + 20))
        .append('\n');
    svg.append(String.format(Locale.ROOT, "<rect width='100%%' height='100%%' fill='white'/>"))
        .append('\n');
    svg.append(
            String.format(
                Locale.ROOT,
                "<text x='10' y='20' font-size='15'>What counted most: %s</text>",
                plan.start().name()))
        .append('\n');
    svg.append(
            String.format(
                Locale.ROOT,
                "<text x='10' y='40' fill='#555'>points ahead with the high value instead of the"
                    + " low, 95 %% intervals; widest ± %.1f</text>",
                most))
        .append('\n');
    for (int i = 0; i < effects.size(); i++) {
      var effect = effects.get(i);
      double y = TOP + ROW * i;
      double end = middle + scale * effect.points();
      svg.append(
              String.format(
                  Locale.ROOT,
                  "<text x='%d' y='%.1f' text-anchor='end'>%s</text>",
                  LABELS - 8,
                  y + 11,
                  effect.figure().name()))
          .append('\n');
      svg.append(
              String.format(
                  Locale.ROOT,
                  "<rect x='%.1f' y='%.1f' width='%.1f' height='11' fill='%s'/>",
                  Math.min(middle, end),
                  y + 1,
                  Math.abs(end - middle),
                  effect.points() > 0 ? "#2b5f8c" : "#8c5a2b"))
          .append('\n');
      svg.append(
              String.format(
                  Locale.ROOT,
                  "<line x1='%.1f' x2='%.1f' y1='%.1f' y2='%.1f' stroke='black'/>",
                  end - scale * effect.interval(),
                  end + scale * effect.interval(),
                  y + 6.5,
                  y + 6.5))
          .append('\n');
    }
    svg.append(
            String.format(
                Locale.ROOT,
                "<line x1='%.1f' x2='%.1f' y1='%d' y2='%d' stroke='#555'/>",
                middle,
                middle,
                TOP - 4,
                TOP + ROW * effects.size()))
        .append('\n');
    svg.append(String.format(Locale.ROOT, "</svg>")).append('\n');
    return svg.toString();
  }
}
