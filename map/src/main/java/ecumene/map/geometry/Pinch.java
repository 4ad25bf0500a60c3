package ecumene.map.geometry;

import ecumene.map.geometry.Cover.Part;
import ecumene.map.geometry.Cover.Piece;
import ecumene.map.geometry.SharedEdges.Edge;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.LinearRing;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.operation.linemerge.LineMerger;

/**
 * Pinches short borders between areas that are not neighbours to a point: where four areas meet, as
 * Athens, Boeotia, Chalcis and Eretria do, those across from each other must not touch.
 */
final class Pinch {
  private static final double SHORT = 14;

  private final List<Piece> pieces;
  private final Map<Coordinate, Coordinate> moves = new LinkedHashMap<>();

  private Pinch(List<Piece> pieces) {
    this.pieces = pieces;
    var falseBorders = new LineMerger();
    var edges = new SharedEdges(pieces.stream().map(Piece::shape).toList()).edges();
    edges.forEach(
        (edge, sides) -> {
          if (sides.a() != SharedEdges.OUTSIDE && isFalse(sides.a(), sides.b())) {
            falseBorders.add(edge.line());
          }
        });
    for (var line : falseBorders.getMergedLineStrings()) {
      pinch((LineString) line);
    }
  }

  static List<Piece> falseBorders(List<Piece> pieces) {
    var pinch = new Pinch(pieces);
    var pinched = new ArrayList<Piece>();
    for (var piece : pieces) {
      var shell = pinch.moved(piece.shape().getExteriorRing());
      if (!shell.isEmpty()) {
        pinched.add(new Piece(piece.part(), pinch.moved(piece.shape(), shell)));
      }
    }
    return pinched;
  }

  private boolean isFalse(int a, int b) {
    return isFalse(pieces.get(a).part(), pieces.get(b).part());
  }

  private static boolean isFalse(Part one, Part other) {
    var a = one.area();
    var b = other.area();
    if (a == null || b == null || a.equals(b) || one.ground() != other.ground()) {
      return false;
    }
    return !one.ground().joins(a, b);
  }

  private void pinch(LineString line) {
    if (line.getLength() < SHORT) {
      var middle = Edge.of(line.getCoordinateN(0), line.getCoordinateN(line.getNumPoints() - 1));
      var point =
          new Coordinate(
              (middle.from().x + middle.to().x) / 2, (middle.from().y + middle.to().y) / 2);
      Arrays.stream(line.getCoordinates()).forEach(it -> moves.put(it, point));
    }
  }

  private Polygon moved(Polygon shape, LinearRing shell) {
    var holes = new ArrayList<LinearRing>();
    for (var i = 0; i < shape.getNumInteriorRing(); i++) {
      var hole = moved(shape.getInteriorRingN(i));
      if (!hole.isEmpty()) {
        holes.add(hole);
      }
    }
    return Shapes.FACTORY.createPolygon(shell, holes.toArray(LinearRing[]::new));
  }

  /** Empty when nothing is left of it. */
  private LinearRing moved(LineString ring) {
    var points = new ArrayList<Coordinate>();
    for (var point : ring.getCoordinates()) {
      var to = moves.getOrDefault(point, point);
      if (points.isEmpty() || !points.getLast().equals(to)) {
        points.add(to);
      }
    }
    return points.size() < 4
        ? Shapes.FACTORY.createLinearRing()
        : Shapes.FACTORY.createLinearRing(points.toArray(Coordinate[]::new));
  }
}
