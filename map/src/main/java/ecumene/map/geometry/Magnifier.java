package ecumene.map.geometry;

import java.util.Arrays;
import org.locationtech.jts.geom.Coordinate;

/**
 * Moves every place of the plane so that crowded parts get more room: as if the areas were a gas
 * that flows from where it is dense to where it is thin until it is even. The flow is smooth and
 * never crosses itself, so neighbours stay neighbours. (The fast flow-based cartogram of Gastner,
 * Seguy and More.)
 */
final class Magnifier {
  private static final int STEPS = 24;

  private final Grid grid;
  private final double[] density;
  private final double[] east;
  private final double[] north;
  private final double mean;

  Magnifier(Grid grid, double[] density) {
    this.grid = grid;
    this.density = density;
    mean = Arrays.stream(density).sum() / density.length;
    var potential = new Poisson(grid.width, grid.height).potential(density);
    east = new double[density.length];
    north = new double[density.length];
    for (var cell = 0; cell < density.length; cell++) {
      var x = cell % grid.width;
      var y = cell / grid.width;
      east[cell] = (grid.at(potential, x + 1, y) - grid.at(potential, x - 1, y)) / 2;
      north[cell] = (grid.at(potential, x, y + 1) - grid.at(potential, x, y - 1)) / 2;
    }
  }

  Coordinate move(Coordinate from) {
    var x = grid.x(from);
    var y = grid.y(from);
    var step = 1.0 / STEPS;
    for (var i = 0; i < STEPS; i++) {
      var time = i * step;
      var now = density(x, y, time);
      var halfX = x + grid.between(east, x, y) / now * step / 2;
      var halfY = y + grid.between(north, x, y) / now * step / 2;
      var half = density(halfX, halfY, time + step / 2);
      x += grid.between(east, halfX, halfY) / half * step;
      y += grid.between(north, halfX, halfY) / half * step;
    }
    return grid.place(x, y);
  }

  private double density(double x, double y, double time) {
    var first = grid.between(density, x, y);
    return first + (mean - first) * time;
  }
}
