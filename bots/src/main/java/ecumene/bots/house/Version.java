package ecumene.bots.house;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/**
 * A house player as data: a value for every figure. A version that was released stays as it is, so
 * that later ones can be measured against it.
 *
 * @param values by the name of the figure, in the order of {@link Figure#ALL}
 */
public record Version(String name, Map<String, Double> values) {
  /** The names of those that come with this package. */
  public static final List<String> RELEASED =
      List.of("easy", "trader", "builder", "warrior", "sketch", "medium");

  private static final int DECIMALS = 1000;

  private static final String HEADER = "figure,value";

  /** The row that names another version, whose values those are that are not in the file. */
  private static final String LIKE = "like";

  public Version {
    var ordered = new LinkedHashMap<String, Double>();
    for (var figure : Figure.ALL) {
      var value =
          Objects.requireNonNull(values.get(figure.name()), () -> name + " lacks " + figure.name());
      if (value != figure.within(value)) {
        throw new IllegalArgumentException(
            "%s: %s lies outside of %s".formatted(name, value, figure));
      }
      ordered.put(figure.name(), value);
    }
    values.keySet().forEach(Figure::of);
    values = Collections.unmodifiableMap(ordered);
  }

  /** One that comes with this package. */
  public static Version released(String name) {
    return parse(name, FigureFiles.lines("versions/" + name + ".csv"));
  }

  /** The version in a file with these lines. */
  public static Version parse(String name, List<String> lines) {
    var values = new LinkedHashMap<String, Double>();
    for (var row : FigureFiles.rows(name, HEADER, lines)) {
      if (row.getFirst().equals(LIKE)) {
        values.putAll(released(row.getLast()).values());
      } else {
        Figure.of(row.getFirst());
        values.put(row.getFirst(), Double.valueOf(row.getLast()));
      }
    }
    return new Version(name, values);
  }

  /** Another, which differs in these values. */
  public Version with(String other, Map<String, Double> changed) {
    var all = new LinkedHashMap<>(values);
    all.putAll(changed);
    return new Version(other, all);
  }

  /** With short numbers: what is rounded in play is rounded, the others have few decimals. */
  public Version tidy() {
    var tidy = new LinkedHashMap<String, Double>();
    for (var figure : Figure.ALL) {
      double value = value(figure);
      tidy.put(
          figure.name(),
          figure.isWhole()
              ? (double) Math.round(value)
              : figure.within((double) Math.round(value * DECIMALS) / DECIMALS));
    }
    return new Version(name, tidy);
  }

  public double value(Figure figure) {
    return Objects.requireNonNull(values.get(figure.name()));
  }

  public Figures figures() {
    return FigureReader.read(values);
  }

  /** As a file, with every figure. */
  public String csv() {
    var csv = new StringBuilder(HEADER).append('\n');
    values.forEach(
        (figure, value) -> csv.append(figure).append(',').append(text(value)).append('\n'));
    return csv.toString();
  }

  private static String text(double value) {
    return value == Math.rint(value)
        ? String.format(Locale.ROOT, "%.0f", value)
        : Double.toString(value);
  }
}
