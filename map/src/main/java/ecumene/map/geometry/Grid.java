package ecumene.map.geometry;

import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;

/** Square cells over a box of the plane; beyond the rim its outermost cells go on. */
final class Grid {
  final int width;
  final int height;
  private final Envelope box;
  private final double side;

  Grid(Envelope box, int width) {
    this.box = box;
    this.width = width;
    side = box.getWidth() / width;
    height = (int) StrictMath.ceil(box.getHeight() / side);
  }

  int count() {
    return width * height;
  }

  double area() {
    return box.getArea();
  }

  double at(double[] values, int x, int y) {
    return values[Math.clamp(y, 0, height - 1) * width + Math.clamp(x, 0, width - 1)];
  }

  /** The value at a place in cells, between the middles of four cells. */
  double between(double[] values, double x, double y) {
    var left = (int) StrictMath.floor(x - 0.5);
    var low = (int) StrictMath.floor(y - 0.5);
    var right = x - 0.5 - left;
    var up = y - 0.5 - low;
    return (at(values, left, low) * (1 - right) + at(values, left + 1, low) * right) * (1 - up)
        + (at(values, left, low + 1) * (1 - right) + at(values, left + 1, low + 1) * right) * up;
  }

  Coordinate middle(int cell) {
    return place(cell % width + 0.5, Math.floorDiv(cell, width) + 0.5);
  }

  Coordinate place(double x, double y) {
    return new Coordinate(box.getMinX() + x * side, box.getMinY() + y * side);
  }

  double x(Coordinate place) {
    return (place.x - box.getMinX()) / side;
  }

  double y(Coordinate place) {
    return (place.y - box.getMinY()) / side;
  }
}
