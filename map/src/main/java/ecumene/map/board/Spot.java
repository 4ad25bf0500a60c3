package ecumene.map.board;

/** A round place for one piece or sign. */
public record Spot(double x, double y, double radius) {
  double distance(Spot other) {
    return distance(other.x, other.y) - other.radius - radius;
  }

  double distance(double toX, double toY) {
    return StrictMath.hypot(x - toX, y - toY);
  }
}
