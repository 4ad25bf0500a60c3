package ecumene.facts;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** All areas of the map as they are written down, checked against each other. */
record AreaEntries(List<AreaEntry> list) {
  /** The Aral Sea gives it a water border, but is a lake. */
  private static final String ON_A_LAKE = "western-sogdiana"; // 1.6

  private static final int MOST_AREAS_OF_A_VOLCANO = 2; // 1.8

  static AreaEntries read(Csv csv) {
    var entries = new ArrayList<AreaEntry>();
    var ids = new HashSet<String>();
    for (var row : csv.rows(Area.COUNT)) {
      if (!ids.add(row.text("id"))) {
        throw row.broken("id", "'" + row.text("id") + "' is named twice");
      }
      entries.add(AreaEntry.read(row, new Area(entries.size())));
    }
    var all = new AreaEntries(List.copyOf(entries));
    all.checkStarts(csv);
    all.checkFloodPlains(csv);
    all.checkVolcanoes(csv);
    return all;
  }

  Names<Area> names() {
    return Names.of("an area", where(_ -> true), area -> list.get(area.index()).id());
  }

  List<Area> where(Predicate<AreaEntry> wanted) {
    return IntStream.range(0, list.size())
        .filter(index -> wanted.test(list.get(index)))
        .mapToObj(Area::new)
        .toList();
  }

  private void checkStarts(Csv csv) {
    for (var civilization : Civilization.NAMES.things()) {
      var starts = where(entry -> entry.startOf() == civilization);
      if (starts.isEmpty()) {
        throw csv.broken("start_of: " + civilization.id() + " has no start area");
      }
      if (starts.size() > 1) {
        throw row(starts.get(1))
            .broken("start_of", civilization.id() + " has a start area already");
      }
    }
  }

  private void checkFloodPlains(Csv csv) {
    for (var floodPlain : FloodPlain.NAMES.things()) {
      if (where(entry -> entry.floodPlain() == floodPlain).isEmpty()) {
        throw csv.broken("flood_plain: " + floodPlain.id() + " covers no area");
      }
    }
  }

  private void checkVolcanoes(Csv csv) {
    for (var volcano : Volcano.NAMES.things()) {
      var areas = where(entry -> entry.volcano() == volcano);
      if (areas.isEmpty()) {
        throw csv.broken("volcano: " + volcano.id() + " touches no area");
      }
      if (areas.size() > MOST_AREAS_OF_A_VOLCANO) {
        throw row(areas.get(MOST_AREAS_OF_A_VOLCANO))
            .broken("volcano", volcano.id() + " touches two areas already");
      }
    }
  }

  /** A coastal area is one whose water is connected with an open sea. */
  void checkCoasts(Borders water) {
    var connected = connectedWithOpenSea(water);
    for (var area : where(entry -> !entry.id().equals(ON_A_LAKE))) {
      if (!area.isSea() && connected.contains(area) != list.get(area.index()).isCoastal()) {
        var coast = connected.contains(area) ? "connected" : "not connected";
        throw row(area).broken("coastal", "its water is " + coast + " with an open sea"); // 1.6
      }
    }
  }

  private Set<Area> connectedWithOpenSea(Borders water) {
    var next = new ArrayDeque<Area>();
    IntStream.range(Area.LAND, Area.COUNT).mapToObj(Area::new).forEach(next::add);
    var connected = new HashSet<Area>(next);
    while (!next.isEmpty()) {
      for (var neighbour : water.neighbours(next.remove().index())) {
        if (connected.add(neighbour)) {
          next.add(neighbour);
        }
      }
    }
    return connected;
  }

  private Row row(Area area) {
    return list.get(area.index()).row();
  }
}
