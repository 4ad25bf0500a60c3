package ecumene.map.geometry;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.Polygon;

/** Which faces of a cover lie on both sides of each straight edge. */
final class SharedEdges {
  static final int OUTSIDE = -1;

  /** An edge with its ends in order, so that it is the same from both sides. */
  record Edge(Coordinate from, Coordinate to) {
    static Edge of(Coordinate a, Coordinate b) {
      return a.compareTo(b) < 0 ? new Edge(a, b) : new Edge(b, a);
    }

    LineString line() {
      return Shapes.FACTORY.createLineString(new Coordinate[] {from, to});
    }

    double length() {
      return from.distance(to);
    }
  }

  /** The numbers of the faces on the sides of an edge; the lower first. */
  record Sides(int a, int b) {
    static Sides of(int a, int b) {
      return a < b ? new Sides(a, b) : new Sides(b, a);
    }
  }

  private final Map<Edge, Sides> edges = new LinkedHashMap<>();

  SharedEdges(List<Polygon> faces) {
    for (var i = 0; i < faces.size(); i++) {
      for (var ring : rings(faces.get(i))) {
        var points = ring.getCoordinates();
        for (var j = 1; j < points.length; j++) {
          var face = i;
          edges.merge(
              Edge.of(points[j - 1], points[j]),
              new Sides(OUTSIDE, face),
              (one, other) -> Sides.of(one.b, face));
        }
      }
    }
  }

  static Collection<LineString> rings(Polygon polygon) {
    var rings = new ArrayList<LineString>();
    rings.add(polygon.getExteriorRing());
    for (var i = 0; i < polygon.getNumInteriorRing(); i++) {
      rings.add(polygon.getInteriorRingN(i));
    }
    return rings;
  }

  Map<Edge, Sides> edges() {
    return edges;
  }

  /** How much border two faces share, for all that share any. */
  Map<Sides, Double> lengths() {
    var lengths = new LinkedHashMap<Sides, Double>();
    edges.forEach((edge, sides) -> lengths.merge(sides, edge.length(), Double::sum));
    return lengths;
  }
}
