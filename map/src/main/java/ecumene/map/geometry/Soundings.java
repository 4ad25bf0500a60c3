package ecumene.map.geometry;

import ecumene.facts.Area;
import ecumene.map.geometry.LandCells.Cell;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.geom.Coordinate;

/** The water of the board in small cells: where it is, whose shores it washes, what joins. */
final class Soundings {
  static final int FAR = 99_999;

  final Hexagons cells = new Hexagons();
  final boolean[] isWater = new boolean[cells.count];

  /** The areas whose land a cell touches. */
  private final List<List<Area>> shores = new ArrayList<>();

  private final int[] next = new int[cells.count * Hexagons.NEIGHBOURS];

  Soundings(LandIndex land) {
    Arrays.fill(next, Hexagons.NONE);
    for (var cell = 0; cell < cells.count; cell++) {
      sound(cell, land);
    }
    for (var cell = 0; cell < cells.count; cell++) {
      for (var direction = 0; direction < Hexagons.NEIGHBOURS / 2; direction++) {
        join(cell, direction, land);
      }
    }
  }

  private void sound(int cell, LandIndex land) {
    var shore = new ArrayList<Area>();
    for (var direction = 0; direction <= Hexagons.NEIGHBOURS; direction++) {
      var place =
          direction == Hexagons.NEIGHBOURS ? cells.centre(cell) : cells.corner(cell, direction);
      if (Board.sheet().contains(place)) {
        var found = land.at(place);
        isWater[cell] |= found == null;
        add(found, shore);
      }
    }
    shores.add(shore.isEmpty() ? List.of() : shore);
  }

  private static void add(@Nullable Cell found, List<Area> shore) {
    if (found != null && found.area() != null && !shore.contains(found.area())) {
      shore.add(found.area());
    }
  }

  /** Two cells join where the side between them is wet. */
  private void join(int cell, int direction, LandIndex land) {
    var other = cells.neighbour(cell, direction);
    if (other == Hexagons.NONE || !isWater[cell] || !isWater[other]) {
      return;
    }
    if (shores.get(cell).isEmpty() || shores.get(other).isEmpty() || isWet(cell, direction, land)) {
      next[cell * Hexagons.NEIGHBOURS + direction] = other;
      next[other * Hexagons.NEIGHBOURS + direction + Hexagons.NEIGHBOURS / 2] = cell;
    }
  }

  private boolean isWet(int cell, int direction, LandIndex land) {
    var from = cells.corner(cell, direction);
    var to = cells.corner(cell, (direction + 1) % Hexagons.NEIGHBOURS);
    for (var part = 0.1; part < 1; part += 0.2) {
      var place = new Coordinate(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
      if (land.at(place) == null) {
        return true;
      }
    }
    return false;
  }

  /** The next cell of water in a direction, or {@link Hexagons#NONE}. */
  int next(int cell, int direction) {
    return next[cell * Hexagons.NEIGHBOURS + direction];
  }

  List<Area> shores(int cell) {
    return shores.get(cell);
  }

  /** The cells of water at the shore of an area. */
  List<Integer> shore(Area area) {
    var shore = new ArrayList<Integer>();
    for (var cell = 0; cell < cells.count; cell++) {
      if (isWater[cell] && shores.get(cell).contains(area)) {
        shore.add(cell);
      }
    }
    return shore;
  }

  /** Steps within the given cells from the nearest of some. */
  int[] distances(List<Integer> starts, boolean[] within) {
    var steps = new int[cells.count];
    Arrays.fill(steps, FAR);
    var queue = new ArrayDeque<>(starts);
    starts.forEach(it -> steps[it] = 0);
    while (!queue.isEmpty()) {
      var cell = queue.remove();
      for (var direction = 0; direction < Hexagons.NEIGHBOURS; direction++) {
        var to = next(cell, direction);
        if (to != Hexagons.NONE && within[to] && steps[to] == FAR) {
          steps[to] = steps[cell] + 1;
          queue.add(to);
        }
      }
    }
    return steps;
  }
}
