package ecumene.map.geometry;

import ecumene.facts.Area;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.locationtech.jts.geom.Coordinate;

/**
 * To whom each cell of water belongs at first: to the nearest coastal area, or far from the coast
 * to the nearest open sea.
 */
final class Waters {
  static final int NOBODY = -1;

  /** How many cells the water of a coastal area reaches out. */
  static final int STRIP = 4;

  final Soundings soundings;
  final Hexagons cells;

  /** How many steps over water from the nearest shore of an area that has a share in the water. */
  private final int[] offshore;

  private final int[] nearest;
  private final int[] owner;
  private final int[][] fromSea = new int[Area.COUNT - Area.LAND][];
  private final Map<Area, int[]> fromShore = new LinkedHashMap<>();

  Waters(Soundings soundings, Board board) {
    this.soundings = soundings;
    cells = soundings.cells;
    offshore = new int[cells.count];
    nearest = new int[cells.count];
    owner = new int[cells.count];
    Arrays.fill(offshore, Soundings.FAR);
    Arrays.fill(nearest, NOBODY);
    Arrays.fill(owner, NOBODY);
    shores(board);
    seas(board);
  }

  private void shores(Board board) {
    for (var area : Area.land()) {
      if (!area.waterNeighbours().isEmpty()) {
        var shore = soundings.shore(area);
        SeaArms.of(area).forEach(it -> shore.add(cells.cellAt(board.lay(it))));
        var steps = soundings.distances(shore, soundings.isWater);
        fromShore.put(area, steps);
        for (var cell = 0; cell < cells.count; cell++) {
          if (steps[cell] < offshore[cell]) {
            offshore[cell] = steps[cell];
            nearest[cell] = area.index();
          }
        }
      }
    }
  }

  private void seas(Board board) {
    var deep = new boolean[cells.count];
    for (var cell = 0; cell < cells.count; cell++) {
      deep[cell] = offshore[cell] > STRIP && offshore[cell] < Soundings.FAR;
    }
    var open = new boolean[cells.count];
    for (var sea : Area.seas()) {
      var middle = cells.cellAt(board.lay(LandCells.point(sea)));
      var middles = new ArrayList<Integer>();
      middles.add(middle);
      SeaArms.of(sea).forEach(it -> middles.add(cells.cellAt(board.lay(it))));
      fromSea[sea.index() - Area.LAND] = soundings.distances(middles, soundings.isWater);
      var reach = soundings.distances(List.of(deepest(middle)), deep);
      for (var cell = 0; cell < cells.count; cell++) {
        open[cell] |= reach[cell] < Soundings.FAR;
      }
    }
    for (var cell = 0; cell < cells.count; cell++) {
      if (offshore[cell] < Soundings.FAR) {
        owner[cell] = open[cell] ? nearestSea(cell) : nearest[cell];
      }
    }
  }

  /** The deepest cell that one gets to by going ever deeper. */
  private int deepest(int start) {
    var cell = start;
    for (var again = true; again; ) {
      again = false;
      for (var direction = 0; direction < Hexagons.NEIGHBOURS; direction++) {
        var next = soundings.next(cell, direction);
        if (next != Hexagons.NONE && offshore[next] > offshore[cell]) {
          cell = next;
          again = true;
        }
      }
    }
    return cell;
  }

  private int nearestSea(int cell) {
    var best = 0;
    for (var sea = 1; sea < fromSea.length; sea++) {
      if (fromSea[sea][cell] < fromSea[best][cell]) {
        best = sea;
      }
    }
    return Area.LAND + best;
  }

  int[] owners() {
    return owner.clone();
  }

  int offshore(int cell) {
    return offshore[cell];
  }

  /** Steps from the shore of an area, or from the middle of an open sea. */
  int[] from(Area area) {
    return area.isSea()
        ? fromSea[area.index() - Area.LAND]
        : Objects.requireNonNull(fromShore.get(area));
  }

  /** The owner of the water at a place, or of the nearest cell that has one. */
  int ownerNear(Coordinate place, int[] owners) {
    var seen = new boolean[cells.count];
    var queue = new ArrayDeque<Integer>();
    queue.add(cells.cellAt(place));
    for (var i = 0; i < 37 && !queue.isEmpty(); i++) {
      var cell = queue.remove();
      if (owners[cell] != NOBODY || soundings.isWater[cell]) {
        return owners[cell];
      }
      seen[cell] = true;
      for (var direction = 0; direction < Hexagons.NEIGHBOURS; direction++) {
        var next = cells.neighbour(cell, direction);
        if (next != Hexagons.NONE && !seen[next]) {
          seen[next] = true;
          queue.add(next);
        }
      }
    }
    return NOBODY;
  }
}
