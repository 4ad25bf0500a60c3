package ecumene.map.geometry;

import org.locationtech.jts.geom.Coordinate;

/** A honeycomb over the sheet, its cells numbered from 0. */
final class Hexagons {
  static final double SIDE_TO_SIDE = 9;
  private static final double ROW = SIDE_TO_SIDE * 0.8660254037844386;
  private static final int[][] EVEN = {{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}};
  private static final int[][] ODD = {{1, 0}, {1, 1}, {0, 1}, {-1, 0}, {0, -1}, {1, -1}};

  /** Where corners lie, in half widths and in thirds of rows. */
  private static final int[] ASIDE = {1, 1, 0, -1, -1, 0};

  private static final int[] DOWN = {-1, 1, 2, 1, -1, -2};

  static final int NONE = -1;
  static final int NEIGHBOURS = 6;

  final int width = (int) (Board.WIDTH / SIDE_TO_SIDE) + 2;
  final int height = (int) (Board.HEIGHT / ROW) + 2;
  final int count = width * height;

  Coordinate centre(int cell) {
    var row = cell / width;
    return new Coordinate((cell % width + (row % 2 == 0 ? 0 : 0.5)) * SIDE_TO_SIDE, row * ROW);
  }

  /** Clockwise from the east; {@link #NONE} beyond the rim. */
  int neighbour(int cell, int direction) {
    var row = cell / width;
    var step = row % 2 == 0 ? EVEN[direction] : ODD[direction];
    var x = cell % width + step[0];
    var y = row + step[1];
    return x < 0 || x >= width || y < 0 || y >= height ? NONE : y * width + x;
  }

  /** The corner before the side towards a neighbour, clockwise; exactly the same for all cells. */
  Coordinate corner(int cell, int direction) {
    var row = cell / width;
    var x = 2 * (cell % width) + row % 2 + ASIDE[direction];
    var y = 3 * row + DOWN[direction];
    return new Coordinate(x * SIDE_TO_SIDE / 2, y * ROW / 3);
  }

  int cellAt(Coordinate place) {
    var best = 0;
    var least = Double.MAX_VALUE;
    var row = (int) (place.y / ROW);
    for (var y = Math.max(0, row - 1); y <= Math.min(height - 1, row + 1); y++) {
      var column = (int) (place.x / SIDE_TO_SIDE);
      for (var x = Math.max(0, column - 1); x <= Math.min(width - 1, column + 1); x++) {
        var distance = centre(y * width + x).distance(place);
        if (distance < least) {
          least = distance;
          best = y * width + x;
        }
      }
    }
    return best;
  }
}
