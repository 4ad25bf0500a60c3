package ecumene.bots.simulation;

import java.util.List;
import java.util.Locale;

/**
 * A mean and how far off it may be.
 *
 * @param error half the width of the interval that holds the true mean in 95 of 100 cases
 */
public record Mean(double value, double error) {
  private static final double NINETY_FIVE_PERCENT = 1.96;

  public static Mean of(List<Double> numbers) {
    double mean = numbers.stream().mapToDouble(Double::doubleValue).average().orElse(0);
    double squares = numbers.stream().mapToDouble(one -> (one - mean) * (one - mean)).sum();
    int n = numbers.size();
    double deviation = n < 2 ? 0 : Math.sqrt(squares / (n - 1));
    return new Mean(mean, n == 0 ? 0 : NINETY_FIVE_PERCENT * deviation / Math.sqrt(n));
  }

  @Override
  public String toString() {
    return String.format(Locale.ROOT, "%.2f ± %.2f", value, error);
  }
}
