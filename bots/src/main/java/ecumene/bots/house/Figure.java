package ecumene.bots.house;

import static java.util.stream.Collectors.toUnmodifiableMap;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;

/**
 * A number that a house player decides by, one of those in {@code figures.csv}.
 *
 * @param meaning what it says, in a few words
 */
public record Figure(String name, double least, double most, String meaning) {
  private static final String FILE = "figures.csv";
  private static final String HEADER = "figure,least,most,meaning";

  /** All there are, in the order of the file. */
  public static final List<Figure> ALL = parse(FigureFiles.lines(FILE));

  private static final Map<String, Figure> BY_NAME =
      ALL.stream().collect(toUnmodifiableMap(Figure::name, Function.identity()));

  private static final Set<String> WHOLE = FigureReader.whole();

  /** The one of this name. */
  public static Figure of(String name) {
    return Objects.requireNonNull(BY_NAME.get(name), () -> "there is no figure " + name);
  }

  static List<Figure> parse(List<String> lines) {
    return FigureFiles.rows(FILE, HEADER, lines).stream()
        .map(
            row ->
                new Figure(
                    row.get(0),
                    Double.parseDouble(row.get(1)),
                    Double.parseDouble(row.get(2)),
                    row.get(3)))
        .toList();
  }

  /** Whether it is rounded to a whole number. */
  public boolean isWhole() {
    return WHOLE.contains(name);
  }

  /** The nearest number within the bounds. */
  public double within(double value) {
    return Math.clamp(value, least, most);
  }
}
