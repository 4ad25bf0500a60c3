package ecumene.map.geometry;

import org.locationtech.jts.geom.Coordinate;

/**
 * Lambert's conformal conic projection of the sphere, in kilometres. It keeps angles, so that the
 * cells around points on it are nearly those on the sphere.
 */
final class Conic {
  private static final double RADIUS = 6371;
  private static final double SOUTH = StrictMath.toRadians(20);
  private static final double NORTH = StrictMath.toRadians(45);
  private static final double MIDDLE = 41;
  private static final double N =
      StrictMath.log(StrictMath.cos(SOUTH) / StrictMath.cos(NORTH))
          / StrictMath.log(tangent(NORTH) / tangent(SOUTH));
  private static final double F =
      StrictMath.cos(SOUTH) * StrictMath.pow(tangent(SOUTH), N) / N * RADIUS;
  private static final double ORIGIN = distance(32);

  private Conic() {}

  /** From degrees of longitude and latitude to kilometres east and north of the middle. */
  static Coordinate project(double longitude, double latitude) {
    var angle = N * StrictMath.toRadians(longitude - MIDDLE);
    var distance = distance(latitude);
    return new Coordinate(
        distance * StrictMath.sin(angle), ORIGIN - distance * StrictMath.cos(angle));
  }

  private static double distance(double latitude) {
    return F / StrictMath.pow(tangent(StrictMath.toRadians(latitude)), N);
  }

  private static double tangent(double latitude) {
    return StrictMath.tan(Math.PI / 4 + latitude / 2);
  }
}
