package ecumene.bots.house;

import static ecumene.facts.Advance.ASTRONAVIGATION;

import ecumene.facts.Area;
import ecumene.movement.ShipLimit;
import ecumene.view.View;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** Where ships of a seat can sail from one area, and by which way (P3.4). */
final class SeaRoutes {
  private static final int UNREACHED = -1;

  private final int range;
  private final boolean crossesSeas;
  private final int[] before = new int[Area.COUNT];
  private final int[] distance = new int[Area.COUNT];
  private final List<Area> reached = new ArrayList<>();

  SeaRoutes(View view) {
    range = ShipLimit.RANGE.with(it -> view.holds(view.seat(), it));
    crossesSeas = view.holds(view.seat(), ASTRONAVIGATION);
    Arrays.fill(distance, UNREACHED);
  }

  int range() {
    return range;
  }

  /** Finds the ways from here; forgets all others. */
  void explore(Area from) {
    for (var area : reached) {
      distance[area.index()] = UNREACHED;
    }
    reached.clear();
    reached.add(from);
    distance[from.index()] = 0;
    for (int i = 0; i < reached.size(); i++) {
      var area = reached.get(i);
      int steps = distance[area.index()];
      if (steps == range) {
        break;
      }
      var next = area.waterNeighbours();
      for (int n = 0; n < next.size(); n++) {
        add(next.get(n), area, steps + 1);
      }
    }
  }

  private void add(Area area, Area from, int steps) {
    boolean open = area.isSea() ? crossesSeas : area.isCoastal();
    if (open && distance[area.index()] == UNREACHED) {
      distance[area.index()] = steps;
      before[area.index()] = from.index();
      reached.add(area);
    }
  }

  /** All areas that can be reached, the nearest first; the first is where the ways begin. */
  List<Area> reached() {
    return reached;
  }

  boolean isReached(Area area) {
    return distance[area.index()] != UNREACHED;
  }

  int distance(Area area) {
    return distance[area.index()];
  }

  /** The areas on the way, the last of them this one. */
  List<Area> to(Area area) {
    var calls = new ArrayList<Area>();
    for (var at = area; distance[at.index()] > 0; at = Area.at(before[at.index()])) {
      calls.add(at);
    }
    Collections.reverse(calls);
    return calls;
  }

  /** The areas on the way from there to where the ways begin. */
  List<Area> back(Area area) {
    var calls = new ArrayList<Area>();
    for (var at = area; distance[at.index()] > 0; ) {
      at = Area.at(before[at.index()]);
      calls.add(at);
    }
    return calls;
  }
}
