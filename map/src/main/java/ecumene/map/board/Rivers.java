package ecumene.map.board;

import ecumene.facts.FloodPlain;
import ecumene.map.geometry.Board;
import ecumene.map.geometry.Curves;
import ecumene.map.geometry.Shapes;
import java.util.ArrayList;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;

/** The rivers of the flood plains: longitudes and latitudes by turns, rough and our own. */
final class Rivers {
  private Rivers() {}

  static Geometry of(FloodPlain plain, Board board) {
    var lines = new ArrayList<Geometry>();
    for (var course : courses(plain)) {
      var points = new ArrayList<Coordinate>();
      for (var i = 0; i < course.length; i += 2) {
        points.add(board.lay(course[i], course[i + 1]));
      }
      lines.add(Shapes.FACTORY.createLineString(Curves.open(points, 3).toArray(Coordinate[]::new)));
    }
    return Shapes.FACTORY.buildGeometry(lines);
  }

  private static double[][] courses(FloodPlain plain) {
    return switch (plain) {
      case RHONE ->
          new double[][] {
            {6.6, 46.3, 5.8, 45.9, 4.83, 45.75, 4.8, 44.9, 4.65, 44.1, 4.63, 43.7, 4.7, 43.2}
          };
      case PO ->
          new double[][] {
            {7.4, 44.9, 8.6, 45.1, 9.7, 45.1, 10.7, 45.0, 11.6, 44.9, 12.3, 44.95, 12.8, 44.9}
          };
      case LOWER_DANUBE ->
          new double[][] {
            {
              21.4, 44.8, 22.5, 44.6, 22.9, 44.0, 24.0, 43.7, 25.4, 43.65, 26.6, 44.05, 27.4, 44.2,
              28.0, 44.7, 28.0, 45.3, 28.8, 45.3, 29.8, 45.2
            }
          };
      case NILE ->
          new double[][] {
            {
              32.9, 24.1, 32.7, 25.5, 32.5, 26.1, 31.7, 26.6, 31.0, 27.4, 30.8, 28.4, 31.1, 29.3,
              31.2, 30.0, 31.0, 30.5, 30.6, 31.0, 30.4, 31.6
            },
            {31.15, 29.65, 31.2, 30.0, 31.3, 30.6, 31.7, 31.1, 31.9, 31.6}
          };
      case TIGRIS_EUPHRATES ->
          new double[][] {
            {
              40.2, 35.0, 41.2, 34.4, 42.6, 33.8, 43.6, 33.2, 44.3, 32.5, 45.0, 31.7, 45.9, 31.1,
              46.8, 30.9, 47.7, 30.9
            },
            {
              42.8, 36.4, 43.4, 35.3, 43.8, 34.4, 44.4, 33.4, 45.3, 32.9, 46.1, 32.4, 46.8, 31.9,
              47.6, 31.9
            },
            {49.9, 32.3, 48.9, 32.2, 48.3, 31.9}
          };
      case HELMAND ->
          new double[][] {{66.0, 33.4, 64.9, 32.2, 64.2, 31.3, 62.8, 30.4, 61.8, 30.9, 61.4, 31.3}};
      case INDUS ->
          new double[][] {
            {
              71.9, 34.0, 71.4, 32.6, 70.9, 31.3, 70.5, 29.8, 69.2, 28.5, 68.4, 27.4, 67.9, 26.4,
              68.3, 25.3, 67.9, 24.5, 67.4, 23.9
            }
          };
      case GODAVARI ->
          new double[][] {
            {
              73.9, 19.9, 75.4, 19.5, 77.2, 19.1, 78.8, 18.8, 80.1, 18.6, 81.0, 17.8, 81.8, 16.9,
              82.3, 16.4
            }
          };
      case GANGES ->
          new double[][] {
            {
              79.5, 27.6, 80.4, 26.4, 82.0, 25.4, 83.5, 25.5, 85.2, 25.6, 87.0, 25.3, 88.0, 24.6,
              88.4, 23.2, 88.4, 21.8
            },
            {94.5, 27.6, 92.5, 26.5, 90.6, 26.1, 89.8, 25.2, 89.7, 24.0, 90.5, 23.2, 90.6, 22.2}
          };
    };
  }
}
