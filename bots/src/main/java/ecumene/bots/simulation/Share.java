package ecumene.bots.simulation;

import java.util.Locale;

/** So many of so many, and between which shares the truth lies in 95 of 100 cases (Wilson). */
public record Share(int won, int of) {
  /** So many standard errors to each side hold the truth in 95 of 100 cases. */
  public static final double Z = 1.96;

  public double value() {
    return of == 0 ? 0 : (double) won / of;
  }

  public double low() {
    return bound(-1);
  }

  public double high() {
    return bound(1);
  }

  private double bound(int sign) {
    if (of == 0) {
      return sign < 0 ? 0 : 1;
    }
    double square = Z * Z / of;
    double spread = Z * Math.sqrt(value() * (1 - value()) / of + square / (4 * of));
    return (value() + square / 2 + sign * spread) / (1 + square);
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT, "%.1f %% (%.1f to %.1f)", 100 * value(), 100 * low(), 100 * high());
  }
}
