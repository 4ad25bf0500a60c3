package ecumene.calamity;

import ecumene.facts.Civilization;
import ecumene.loss.Destruction;
import ecumene.loss.Payment;
import ecumene.loss.Scope;
import ecumene.loss.Strike;
import ecumene.table.Owed;
import ecumene.table.Table;
import ecumene.world.World;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * City in Flames. The victim destroys a city, or pays 10 treasury to prevent it.
 *
 * @rule city-in-flames
 */
public final class CityInFlames implements Calamity {

  @Override
  public String comesToNothingBy() {
    return "P9.26";
  }

  @Override
  public @Nullable String lacksTarget(Civilization victim, World world) {
    return world.citiesOnBoard(victim) == 0 ? "city-in-flames" : null;
  }

  @Override
  public List<? extends Owed<?>> strike(Strike strike, Table table) {
    var fire = new Destruction(strike.victim(), Scope.EVERYWHERE);
    return List.of(Payment.toAvert(fire, 10, strike, table)); // P9.26
  }
}
