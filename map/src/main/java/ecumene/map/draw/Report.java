package ecumene.map.draw;

import ecumene.map.board.DrawnBoard;
import ecumene.map.board.Links;
import ecumene.map.geometry.Ground;
import ecumene.map.geometry.Pair;
import ecumene.map.geometry.Truth;
import java.util.List;
import java.util.Map;

/** How true the drawing is: every link, sea lane and barrier, and the shortest borders. */
final class Report {
  private static final int SHORTEST = 12;

  private final DrawnBoard board;
  private final StringBuilder text = new StringBuilder();

  Report(DrawnBoard board) {
    this.board = board;
  }

  String text() {
    text.append(
        """
        # How true the drawn map is

        Written by `./ecumene map`. Lengths are in units of the board: pixels at the default zoom.
        """);
    var land = new Truth(board.map(), Ground.LAND);
    section("On land", land);
    list("Links, where neighbours do not touch", land.apart());
    var water = new Truth(board.map(), Ground.WATER);
    section("Upon the water", water);
    list("Sea lanes, where neighbours do not touch", water.apart());
    text.append("\n## Signs on borders shorter than ")
        .append((int) Links.VISIBLE)
        .append(" units\n\n");
    lines(board.links().stream().map(it -> it.areas().toString()).toList());
    return text.toString();
  }

  private void section(String title, Truth truth) {
    text.append("\n## ").append(title).append("\n\n");
    text.append(
        "Neighbours: %d, of which %d share a drawn border. Pairs of areas that touch: %d.\n"
            .formatted(
                truth.neighbours().size(),
                truth.neighbours().size() - truth.apart().size(),
                truth.lengths().size()));
    list("Barriers, where areas touch that are not neighbours", truth.touching());
    text.append("\nShortest borders:\n\n");
    lines(
        truth.lengths().entrySet().stream()
            .sorted(Map.Entry.comparingByValue())
            .limit(SHORTEST)
            .map(it -> it.getKey() + ": " + Math.round(it.getValue()))
            .toList());
  }

  private void list(String title, List<Pair> pairs) {
    text.append('\n').append(title).append(":\n\n");
    lines(pairs.stream().map(Pair::toString).toList());
  }

  private void lines(List<String> items) {
    (items.isEmpty() ? List.of("none") : items)
        .forEach(it -> text.append("- ").append(it).append('\n'));
  }
}
