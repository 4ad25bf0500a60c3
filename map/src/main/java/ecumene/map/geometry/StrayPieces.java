package ecumene.map.geometry;

import ecumene.facts.Area;
import ecumene.map.geometry.LandCells.Cell;
import ecumene.map.geometry.SharedEdges.Sides;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;

/**
 * Gives the pieces of an area that a gulf cuts off from its main piece to a neighbour, where that
 * makes the borders truer: a nearest point across the water is often the wrong one.
 */
final class StrayPieces {
  private static final double LOST = 1000;
  private static final double STRAY = 5;

  private final List<Cell> cells;
  private final Map<Sides, Double> shared;

  private StrayPieces(List<Cell> cells) {
    this.cells = new ArrayList<>(cells);
    shared = new SharedEdges(cells.stream().map(Cell::shape).toList()).lengths();
  }

  static List<Cell> joined(List<Cell> cells) {
    var pieces = new StrayPieces(cells);
    var strays = pieces.strays();
    strays.forEach(pieces::settle);
    strays.forEach(pieces::settle);
    return List.copyOf(pieces.cells);
  }

  /** Largest first. */
  private List<Integer> strays() {
    var main = new LinkedHashMap<Area, Integer>();
    for (var i = 0; i < cells.size(); i++) {
      var area = cells.get(i).area();
      if (area != null) {
        main.merge(area, i, (a, b) -> size(a) >= size(b) ? a : b);
      }
    }
    var strays = new ArrayList<Integer>();
    for (var i = 0; i < cells.size(); i++) {
      var area = cells.get(i).area();
      if (area != null && main.getOrDefault(area, i) != i && !touched(i).isEmpty()) {
        strays.add(i);
      }
    }
    strays.sort(Comparator.comparingDouble((Integer it) -> size(it)).reversed());
    return strays;
  }

  private double size(int cell) {
    return cells.get(cell).shape().getArea();
  }

  private void settle(int stray) {
    var cell = cells.get(stray);
    var candidates = new LinkedHashSet<Area>();
    candidates.add(cell.area());
    touched(stray).forEach(it -> candidates.add(cells.get(it).area()));
    var best = cell.area();
    var least = Double.MAX_VALUE;
    for (var candidate : candidates) {
      cells.set(stray, new Cell(candidate, cell.mass(), cell.shape()));
      var joins = touched(stray).stream().anyMatch(it -> candidate.equals(cells.get(it).area()));
      var cost = untruth() + (joins ? 0 : STRAY);
      if (cost < least) {
        least = cost;
        best = candidate;
      }
    }
    cells.set(stray, new Cell(best, cell.mass(), cell.shape()));
  }

  private List<Integer> touched(int cell) {
    var touched = new ArrayList<Integer>();
    for (var sides : shared.keySet()) {
      var other = sides.a() == cell ? sides.b() : sides.b() == cell ? sides.a() : -1;
      if (other >= 0 && cells.get(other).area() != null) {
        touched.add(other);
      }
    }
    return touched;
  }

  /**
   * The length of the borders that should not be, and a price for those that should and are not.
   */
  private double untruth() {
    var drawn = new boolean[Area.COUNT * Area.COUNT];
    var cost = 0.0;
    for (var entry : shared.entrySet()) {
      if (entry.getKey().a() == SharedEdges.OUTSIDE) {
        continue;
      }
      var a = cells.get(entry.getKey().a()).area();
      var b = cells.get(entry.getKey().b()).area();
      if (a == null || b == null || a.equals(b)) {
        continue;
      }
      if (!a.isLandAdjacent(b)) {
        cost += entry.getValue();
      } else {
        var pair =
            a.index() < b.index()
                ? a.index() * Area.COUNT + b.index()
                : b.index() * Area.COUNT + a.index();
        cost -= drawn[pair] ? 0 : LOST;
        drawn[pair] = true;
      }
    }
    return cost;
  }
}
