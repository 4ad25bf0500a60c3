package ecumene.map.draw;

import ecumene.map.geometry.Shapes;
import java.util.List;
import org.locationtech.jts.geom.Dimension;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.geom.PrecisionModel;
import org.locationtech.jts.precision.GeometryPrecisionReducer;

/**
 * Shapes in SVG's short language of paths, in tenths of a unit, each step from the one before.
 * Where rounding would make the outline of a shape cross itself, it is mended.
 */
public final class PathText {
  private static final double FINE = 10;
  private static final PrecisionModel TENTHS = new PrecisionModel(FINE);

  private final StringBuilder text = new StringBuilder();

  private PathText() {}

  public static String of(Geometry shape) {
    var path = new PathText();
    if (shape.getDimension() == Dimension.A) {
      var rounded = GeometryPrecisionReducer.reduce(shape, TENTHS);
      Shapes.polygons(rounded).forEach(path::add);
    }
    for (var line : Shapes.lines(shape)) {
      path.add(line, line.isClosed());
    }
    return path.text.toString();
  }

  public static String number(double value) {
    return tenths(Math.round(value * FINE));
  }

  private void add(Polygon polygon) {
    add(polygon.getExteriorRing(), true);
    for (var i = 0; i < polygon.getNumInteriorRing(); i++) {
      add(polygon.getInteriorRingN(i), true);
    }
  }

  private void add(LineString line, boolean closed) {
    var points = List.of(line.getCoordinates());
    var x = Math.round(points.getFirst().x * FINE);
    var y = Math.round(points.getFirst().y * FINE);
    text.append('M').append(pair(x, y)).append('l');
    var first = true;
    for (var point : points.subList(1, points.size() - (closed ? 1 : 0))) {
      var dx = Math.round(point.x * FINE) - x;
      var dy = Math.round(point.y * FINE) - y;
      if (dx != 0 || dy != 0) {
        var step = pair(dx, dy);
        text.append(first || step.startsWith("-") ? "" : " ").append(step);
        first = false;
        x += dx;
        y += dy;
      }
    }
    text.append(closed ? "z" : "");
  }

  private static String pair(long x, long y) {
    return tenths(x) + (y < 0 ? "" : " ") + tenths(y);
  }

  private static String tenths(long value) {
    var sign = value < 0 ? "-" : "";
    var whole = Math.abs(value) / 10;
    var tenth = Math.abs(value) % 10;
    return sign + (tenth == 0 ? whole : (whole == 0 ? "" : whole) + "." + tenth);
  }
}
