package ecumene.bots.tune;

import ecumene.bots.house.Figure;
import ecumene.bots.simulation.Share;
import java.util.Locale;

/**
 * What a figure does when it is high instead of low.
 *
 * @param points victory points by which a seat is then further ahead
 * @param error the standard error of that
 */
public record Effect(Figure figure, double low, double high, double points, double error) {

  /** How many standard errors it lies from nothing. */
  public double strength() {
    return error == 0 ? 0 : points / error;
  }

  /** Half the width of the interval that holds the truth in 95 of 100 cases. */
  public double interval() {
    return Share.Z * error;
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "%-26s %8.3f or %8.3f: %+6.2f ± %.2f",
        figure.name(),
        low,
        high,
        points,
        interval());
  }
}
