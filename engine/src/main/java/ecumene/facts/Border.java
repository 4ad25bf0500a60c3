package ecumene.facts;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/** A border between two areas, over land or over water. Both ways are two borders. */
record Border(Area a, Area b, Kind kind) {
  enum Kind {
    LAND(712),
    WATER(431);

    static final Names<Kind> NAMES = Names.of("a kind of border", values());

    private final int borders;

    Kind(int borders) {
      this.borders = borders;
    }

    String id() {
      return Names.idOf(name());
    }
  }

  static List<Border> read(Csv csv, Names<Area> areas) {
    var borders = new ArrayList<Border>();
    var seen = new HashSet<Border>();
    for (var row : csv.rows()) {
      var border = read(row, areas);
      if (!seen.add(border)) {
        throw row.broken("b", "the two areas have such a border already");
      }
      borders.add(border);
    }
    for (var kind : Kind.values()) {
      var count = of(kind, borders).size();
      if (count != kind.borders) {
        throw csv.broken(
            "kind: there are %d %s borders, not %d".formatted(count, kind.id(), kind.borders));
      }
    }
    return List.copyOf(borders);
  }

  static List<Border> of(Kind kind, List<Border> borders) {
    return borders.stream().filter(border -> border.kind == kind).toList();
  }

  private static Border read(Row row, Names<Area> areas) {
    var border =
        new Border(row.named("a", areas), row.named("b", areas), row.named("kind", Kind.NAMES));
    if (row.text("a").compareTo(row.text("b")) >= 0) {
      throw row.broken("b", "two areas are named once, in alphabetical order");
    }
    if (border.kind == Kind.LAND && (border.a.isSea() || border.b.isSea())) {
      throw row.broken("kind", "an open sea has no border over land");
    }
    return border;
  }
}
