package ecumene.calamity;

import ecumene.loss.Reduction;
import ecumene.loss.Strike;
import ecumene.loss.Treasury;
import ecumene.table.Table;
import java.util.List;

/**
 * City Riots. The victim loses 5 treasury and reduces a city.
 *
 * @rule city-riots
 */
public final class CityRiots implements Calamity {

  @Override
  public String comesToNothingBy() {
    return "city-riots";
  }

  @Override
  public List<Reduction> strike(Strike strike, Table table) {
    Treasury.lose(table, strike.victim(), 5); // RU.30
    return List.of(new Reduction(strike.victim(), 1));
  }
}
