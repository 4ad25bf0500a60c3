package ecumene.map.geometry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.operation.linemerge.LineMerger;
import org.locationtech.jts.simplify.DouglasPeuckerSimplifier;

/** The borders upon the water as smooth lines that reach a little over the shore. */
final class WaterBorders {
  private static final int ASHORE = 4;
  private static final double TOLERANCE = 3;

  private final Waters waters;
  private final int[] owner;

  private WaterBorders(Waters waters, int[] owners) {
    this.waters = waters;
    owner = owners.clone();
  }

  static List<LineString> of(Waters waters, int[] owners) {
    var borders = new WaterBorders(waters, owners);
    for (var i = 0; i < ASHORE; i++) {
      borders.flood();
    }
    return borders.lines();
  }

  /** Lets every owner have one more row of cells on land. */
  private void flood() {
    var before = owner.clone();
    for (var cell = 0; cell < owner.length; cell++) {
      if (before[cell] == Waters.NOBODY
          && !waters.soundings.isWater[cell]
          && isNearOwner(cell, before)) {
        owner[cell] = mostAround(cell, before);
      }
    }
  }

  private boolean isNearOwner(int cell, int[] owners) {
    for (var direction = 0; direction < Hexagons.NEIGHBOURS; direction++) {
      var next = waters.cells.neighbour(cell, direction);
      if (next != Hexagons.NONE && owners[next] != Waters.NOBODY) {
        return true;
      }
    }
    return false;
  }

  private int mostAround(int cell, int[] owners) {
    var around = new int[Hexagons.NEIGHBOURS];
    for (var direction = 0; direction < around.length; direction++) {
      var next = waters.cells.neighbour(cell, direction);
      around[direction] = next == Hexagons.NONE ? Waters.NOBODY : owners[next];
    }
    Arrays.sort(around);
    var best = Waters.NOBODY;
    var most = 0;
    for (var candidate : around) {
      var count = (int) Arrays.stream(around).filter(it -> it == candidate).count();
      if (candidate != Waters.NOBODY && count > most) {
        most = count;
        best = candidate;
      }
    }
    return best;
  }

  private List<LineString> lines() {
    var merger = new LineMerger();
    for (var cell = 0; cell < owner.length; cell++) {
      for (var direction = 0; direction < 3; direction++) {
        var next = waters.cells.neighbour(cell, direction);
        if (next != Hexagons.NONE && owner[cell] != owner[next]) {
          var from = waters.cells.corner(cell, direction);
          var to = waters.cells.corner(cell, (direction + 1) % Hexagons.NEIGHBOURS);
          merger.add(Shapes.FACTORY.createLineString(new Coordinate[] {from, to}));
        }
      }
    }
    var lines = new ArrayList<LineString>();
    for (var line : merger.getMergedLineStrings()) {
      lines.add(smooth((LineString) ((LineString) line).norm()));
    }
    return lines;
  }

  private static LineString smooth(LineString line) {
    var corners = line.getCoordinates();
    var middles = new ArrayList<Coordinate>();
    middles.add(corners[0]);
    for (var i = 1; i < corners.length; i++) {
      middles.add(
          new Coordinate(
              (corners[i - 1].x + corners[i].x) / 2, (corners[i - 1].y + corners[i].y) / 2));
    }
    middles.add(corners[corners.length - 1]);
    var straight =
        DouglasPeuckerSimplifier.simplify(
            Shapes.FACTORY.createLineString(middles.toArray(Coordinate[]::new)), TOLERANCE);
    return Shapes.FACTORY.createLineString(
        Curves.open(List.of(straight.getCoordinates()), 3).toArray(Coordinate[]::new));
  }
}
