package ecumene.calamity;

import static ecumene.facts.Advance.CARTOGRAPHY;
import static ecumene.facts.Advance.NAVAL_WARFARE;

import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.facts.Civilization;
import ecumene.loss.Fate;
import ecumene.loss.PickCities;
import ecumene.loss.Removal;
import ecumene.loss.Strike;
import ecumene.table.Owed;
import ecumene.table.Table;
import ecumene.world.World;
import java.util.List;

/**
 * Piracy. The beneficiary picks 2 coastal cities of the primary victim, who then names two further
 * players and picks one coastal city of each. All of them become pirate cities. Cartography costs
 * the primary victim one more, Naval Warfare one fewer; its holders are not named.
 *
 * @rule C16
 */
public final class Piracy implements Calamity {

  @Override
  public Copies copies() {
    return Copies.IN_ORDER;
  }

  @Override
  public boolean hasBeneficiary() {
    return true;
  }

  @Override
  public List<Owed<?>> strike(Strike strike, Table table) {
    var world = table.world();
    if (coastalCities(world, strike.victim()).isEmpty()) {
      strike.cancel("C16.4", table);
      return List.of();
    }
    int cities =
        strike
            .amount(strike.victim(), 2, "C16.1")
            .more(1, CARTOGRAPHY, "cartography.2")
            .less(1, NAVAL_WARFARE, "naval-warfare.7")
            .cities(table);
    seize(strike.beneficiary(), strike.victim(), cities, table); // C16.1
    var named =
        strike.nameVictims(
            2,
            seat ->
                !coastalCities(world, seat).isEmpty()
                    && !world.holds(seat, NAVAL_WARFARE), // C16.2, naval-warfare.8
            table);
    for (var other : named) {
      seize(strike.victim(), other, 1, table); // C16.2
    }
    return List.of();
  }

  private static Areas coastalCities(World world, Civilization owner) {
    return Areas.from(world.citiesOf(owner, Area::isCoastal));
  }

  private static void seize(Civilization chooser, Civilization owner, int cities, Table table) {
    var coastal = coastalCities(table.world(), owner);
    int due = Math.min(cities, coastal.size()); // C16.4
    var picked = table.ask(new PickCities(chooser, owner, Fate.TURNED_PIRATE, coastal, due));
    for (var area : picked.areas()) {
      Removal.turnPirate(table, owner, area); // C16.3
    }
  }
}
