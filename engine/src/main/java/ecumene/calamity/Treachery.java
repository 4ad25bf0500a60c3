package ecumene.calamity;

import static ecumene.facts.Advance.DIPLOMACY;

import ecumene.facts.Areas;
import ecumene.facts.Civilization;
import ecumene.loss.Annexation;
import ecumene.loss.Fate;
import ecumene.loss.PickCities;
import ecumene.loss.Strike;
import ecumene.table.Owed;
import ecumene.table.Table;
import ecumene.world.World;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Treachery. The beneficiary picks a city of the victim and annexes it; a victim with Diplomacy
 * loses one more.
 *
 * @rule C2
 */
public final class Treachery implements Calamity {

  @Override
  public Copies copies() {
    return Copies.IN_ORDER;
  }

  @Override
  public boolean hasBeneficiary() {
    return true;
  }

  @Override
  public @Nullable String lacksTarget(Civilization victim, World world) {
    return world.citiesOnBoard(victim) == 0 ? "C2.3" : null;
  }

  @Override
  public List<Owed<?>> strike(Strike strike, Table table) {
    var cities = Areas.from(table.world().citiesOf(strike.victim()));
    int wanted =
        strike.amount(strike.victim(), 1, "C2.1").more(1, DIPLOMACY, "diplomacy.5").cities(table);
    int due = Math.min(wanted, cities.size()); // C2.2
    var picked =
        table.ask(new PickCities(strike.beneficiary(), strike.victim(), Fate.ANNEXED, cities, due));
    Annexation.cities(picked.areas(), strike, table); // C2.1, G19
    return List.of();
  }
}
