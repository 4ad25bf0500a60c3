package ecumene.map.geometry;

import java.util.Arrays;
import java.util.List;
import org.locationtech.jts.geom.Coordinate;

/** How crowded the places of a grid are. */
final class Crowd {
  private static final int NEAREST = 4;
  private static final double EVENNESS = 0.55;
  private static final double THINNEST = 0.5;
  private static final double DENSEST = 9;
  private static final int BLUR = 9;

  /** A place that asks for more room than it would get by its neighbours' number. */
  record Wish(Coordinate place, double radius, double weight) {}

  private final Grid grid;
  private double[] density;

  /** The number of points that are near, compared with the whole, to a power. */
  Crowd(Grid grid, List<Coordinate> points) {
    this.grid = grid;
    density = new double[grid.count()];
    var typical = grid.area() / points.size() / 3;
    for (var cell = 0; cell < density.length; cell++) {
      var radius = toNearest(points, grid.middle(cell));
      var crowd = StrictMath.pow(NEAREST * typical / (Math.PI * radius * radius), EVENNESS);
      density[cell] = Math.clamp(crowd, THINNEST, DENSEST);
    }
    for (var round = 0; round < BLUR; round++) {
      density = blurred();
    }
  }

  private static double toNearest(List<Coordinate> points, Coordinate place) {
    var nearest = new double[NEAREST];
    Arrays.fill(nearest, Double.MAX_VALUE);
    for (var point : points) {
      var distance = point.distance(place);
      for (var i = 0; i < NEAREST && distance < nearest[NEAREST - 1]; i++) {
        if (distance < nearest[i]) {
          var next = nearest[i];
          nearest[i] = distance;
          distance = next;
        }
      }
    }
    return nearest[NEAREST - 1];
  }

  private double[] blurred() {
    var blurred = new double[density.length];
    for (var cell = 0; cell < density.length; cell++) {
      var x = cell % grid.width;
      var y = cell / grid.width;
      blurred[cell] =
          (2 * density[cell]
                  + grid.at(density, x - 1, y)
                  + grid.at(density, x + 1, y)
                  + grid.at(density, x, y - 1)
                  + grid.at(density, x, y + 1))
              / 6;
    }
    return blurred;
  }

  /** The density, higher around those who wish for room. */
  double[] with(List<Wish> wishes) {
    var strong = wishes.stream().filter(it -> it.weight > 0).toList();
    var result = density.clone();
    for (var cell = 0; cell < result.length; cell++) {
      var place = grid.middle(cell);
      var more = 1.0;
      for (var wish : strong) {
        var far = place.distance(wish.place) / wish.radius;
        if (far < 3) {
          more += wish.weight * StrictMath.exp(-far * far);
        }
      }
      result[cell] *= more;
    }
    return result;
  }
}
