package ecumene.map.board;

import ecumene.map.geometry.Shapes;
import org.locationtech.jts.algorithm.locate.IndexedPointInAreaLocator;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.Location;
import org.locationtech.jts.operation.distance.IndexedFacetDistance;

/** How far from the border of a shape the places of a fine grid lie; outside it, nothing. */
final class Room {
  private static final double FINEST = 2.5;
  private static final double PLACES = 60;

  final int width;
  final int height;
  private final Envelope box;
  private final double step;
  private final double[] clear;

  Room(Geometry shape, Envelope box) {
    this.box = box;
    step = Math.max(FINEST, StrictMath.sqrt(box.getArea()) / PLACES);
    width = (int) (box.getWidth() / step) + 1;
    height = (int) (box.getHeight() / step) + 1;
    clear = new double[width * height];
    if (shape.isEmpty()) {
      return;
    }
    var inside = new IndexedPointInAreaLocator(shape);
    var border = new IndexedFacetDistance(shape.getBoundary());
    for (var i = 0; i < clear.length; i++) {
      var place = new Coordinate(x(i), y(i));
      if (inside.locate(place) == Location.INTERIOR) {
        clear[i] = border.distance(Shapes.FACTORY.createPoint(place));
      }
    }
  }

  int count() {
    return clear.length;
  }

  double x(int place) {
    return box.getMinX() + place % width * step;
  }

  double y(int place) {
    return box.getMinY() + Math.floorDiv(place, width) * step;
  }

  double at(int place) {
    return clear[place];
  }

  /** No more than the true distance. */
  double near(double x, double y) {
    var column = (int) Math.round((x - box.getMinX()) / step);
    var row = (int) Math.round((y - box.getMinY()) / step);
    if (column < 0 || column >= width || row < 0 || row >= height) {
      return 0;
    }
    var place = row * width + column;
    return clear[place] - StrictMath.hypot(x - x(place), y - y(place));
  }

  /** Whether a box around a place fits in, with a little air. */
  boolean fits(double x, double y, double boxWidth, double boxHeight) {
    var quarter = boxHeight / 4;
    var reach = Math.max(0, boxWidth / 2 - quarter);
    var steps = (int) StrictMath.ceil(2 * reach / (2 * quarter));
    for (var i = 0; i <= steps; i++) {
      var along = steps == 0 ? 0 : -reach + 2 * reach * i / steps;
      if (near(x + along, y) < boxHeight * 0.56 + 0.5) {
        return false;
      }
    }
    return true;
  }
}
