package ecumene.map.draw;

import ecumene.map.geometry.Shapes;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.util.ArrayList;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.LineString;

/** The shapes of geometry as those of Java's own drawing. */
final class Outlines {
  private Outlines() {}

  static Path2D of(Geometry shape) {
    var path = new Path2D.Double(Path2D.WIND_EVEN_ODD);
    var lines = new ArrayList<LineString>(Shapes.lines(shape));
    for (var polygon : Shapes.polygons(shape)) {
      lines.addAll(Shapes.lines(polygon.getBoundary()));
    }
    for (var line : lines) {
      var points = line.getCoordinates();
      path.moveTo(points[0].x, points[0].y);
      for (var i = 1; i < points.length; i++) {
        path.lineTo(points[i].x, points[i].y);
      }
      if (line.isClosed()) {
        path.closePath();
      }
    }
    return path;
  }

  static Ellipse2D circle(Coordinate centre, double radius) {
    return new Ellipse2D.Double(centre.x - radius, centre.y - radius, 2 * radius, 2 * radius);
  }
}
