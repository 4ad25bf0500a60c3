package ecumene.map.geometry;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.zip.GZIPInputStream;
import org.locationtech.jts.densify.Densifier;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.LinearRing;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.geom.util.GeometryFixer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The land of the earth, from Natural Earth's TopoJSON, in degrees of longitude and latitude. */
final class Coastline {
  private final JsonNode topology;

  private Coastline(JsonNode topology) {
    this.topology = topology;
  }

  /** The land within a box of longitudes and latitudes. */
  static Geometry land(Envelope box) {
    try (var in =
        new GZIPInputStream(
            Objects.requireNonNull(
                Coastline.class.getResourceAsStream("/ecumene/map/land-10m.json.gz")))) {
      return new Coastline(JsonMapper.shared().readTree(in)).within(box);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Geometry within(Envelope box) {
    var clip = Densifier.densify(Shapes.FACTORY.toGeometry(box), 1);
    var land = new ArrayList<Geometry>();
    for (var geometry : topology.get("objects").get("land").get("geometries")) {
      for (var rings : geometry.get("arcs")) {
        var polygon = polygon(rings);
        if (polygon.getEnvelopeInternal().intersects(box)) {
          land.addAll(Shapes.polygons(Shapes.intersection(GeometryFixer.fix(polygon), clip)));
        }
      }
    }
    return Shapes.FACTORY.buildGeometry(land);
  }

  private Polygon polygon(JsonNode rings) {
    var holes = new ArrayList<LinearRing>();
    for (var i = 1; i < rings.size(); i++) {
      holes.add(ring(rings.get(i)));
    }
    return Shapes.FACTORY.createPolygon(ring(rings.get(0)), holes.toArray(LinearRing[]::new));
  }

  private LinearRing ring(JsonNode arcs) {
    var points = new ArrayList<Coordinate>();
    for (var arc : arcs) {
      var index = arc.asInt();
      var line = arc(index < 0 ? ~index : index);
      line = index < 0 ? line.reversed() : line;
      points.addAll(points.isEmpty() ? line : line.subList(1, line.size()));
    }
    return Shapes.FACTORY.createLinearRing(unrolled(points));
  }

  /** Without the jumps at the date line, which would cross the whole map. */
  private static Coordinate[] unrolled(List<Coordinate> points) {
    var turns = 0;
    var west = 0;
    var unrolled = new Coordinate[points.size()];
    for (var i = 0; i < unrolled.length; i++) {
      var point = points.get(i);
      if (i > 0 && Math.abs(point.x - points.get(i - 1).x) > 180) {
        turns += point.x < 0 ? 1 : -1;
      }
      west = Math.min(west, turns);
      unrolled[i] = new Coordinate(point.x + 360 * turns, point.y);
    }
    if (turns != 0) {
      return points.toArray(Coordinate[]::new); // Antarctica, around the pole
    }
    for (var point : unrolled) {
      point.x -= 360 * west;
    }
    return unrolled;
  }

  /** Positions are whole numbers, each the difference from the one before. */
  private List<Coordinate> arc(int index) {
    var scale = topology.get("transform").get("scale");
    var translate = topology.get("transform").get("translate");
    var line = new ArrayList<Coordinate>();
    long x = 0;
    long y = 0;
    for (var step : topology.get("arcs").get(index)) {
      x += step.get(0).asLong();
      y += step.get(1).asLong();
      line.add(
          new Coordinate(
              x * scale.get(0).asDouble() + translate.get(0).asDouble(),
              y * scale.get(1).asDouble() + translate.get(1).asDouble()));
    }
    return line;
  }
}
