package ecumene.calamity;

import ecumene.loss.Destruction;
import ecumene.loss.Payment;
import ecumene.loss.Scope;
import ecumene.loss.Strike;
import ecumene.table.Owed;
import ecumene.table.Table;
import java.util.List;

/**
 * City in Flames. The victim destroys a city, or pays 10 treasury to prevent it.
 *
 * @rule city-in-flames
 */
public final class CityInFlames implements Calamity {

  @Override
  public Copies copies() {
    return Copies.TOGETHER;
  }

  @Override
  public List<? extends Owed<?>> strike(Strike strike, Table table) {
    if (table.world().citiesOnBoard(strike.victim()) == 0) {
      strike.cancel("city-in-flames", table);
      return List.of();
    }
    var fire = new Destruction(strike.victim(), Scope.EVERYWHERE);
    return List.of(Payment.toAvert(fire, 10, strike, table)); // P9.26
  }
}
