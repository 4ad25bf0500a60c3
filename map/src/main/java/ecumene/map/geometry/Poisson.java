package ecumene.map.geometry;

/**
 * Solves Poisson's equation on a grid from whose edges nothing flows out, exactly, by cosine
 * transforms.
 */
final class Poisson {
  private final int width;
  private final int height;

  Poisson(int width, int height) {
    this.width = width;
    this.height = height;
  }

  /** The potential whose gradient diverges as the source says, up to the source's mean. */
  double[] potential(double[] source) {
    var across = cosines(width);
    var down = cosines(height);
    var waves = columns(rows(source, across), down);
    for (var y = 0; y < height; y++) {
      for (var x = 0; x < width; x++) {
        var i = y * width + x;
        waves[i] = i == 0 ? 0 : waves[i] / (curvature(x, width) + curvature(y, height));
      }
    }
    return columns(rows(waves, transposed(across)), transposed(down));
  }

  private static double curvature(int wave, int size) {
    return 2 * StrictMath.cos(Math.PI * wave / size) - 2;
  }

  /** An orthogonal matrix: wave, place. */
  private static double[][] cosines(int size) {
    var cosines = new double[size][size];
    for (var wave = 0; wave < size; wave++) {
      for (var place = 0; place < size; place++) {
        cosines[wave][place] =
            StrictMath.sqrt((wave == 0 ? 1.0 : 2.0) / size)
                * StrictMath.cos(Math.PI * wave * (place + 0.5) / size);
      }
    }
    return cosines;
  }

  private static double[][] transposed(double[][] matrix) {
    var transposed = new double[matrix.length][matrix.length];
    for (var i = 0; i < matrix.length; i++) {
      for (var j = 0; j < matrix.length; j++) {
        transposed[j][i] = matrix[i][j];
      }
    }
    return transposed;
  }

  private double[] rows(double[] grid, double[][] matrix) {
    var result = new double[grid.length];
    for (var y = 0; y < height; y++) {
      for (var to = 0; to < width; to++) {
        var sum = 0.0;
        for (var from = 0; from < width; from++) {
          sum += matrix[to][from] * grid[y * width + from];
        }
        result[y * width + to] = sum;
      }
    }
    return result;
  }

  private double[] columns(double[] grid, double[][] matrix) {
    var result = new double[grid.length];
    for (var to = 0; to < height; to++) {
      for (var from = 0; from < height; from++) {
        var factor = matrix[to][from];
        for (var x = 0; x < width; x++) {
          result[to * width + x] += factor * grid[from * width + x];
        }
      }
    }
    return result;
  }
}
