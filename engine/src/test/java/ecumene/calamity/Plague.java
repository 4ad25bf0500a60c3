package ecumene.calamity;

import ecumene.facts.Civilization;
import ecumene.loss.Damage;
import ecumene.loss.Stake;
import ecumene.loss.Strike;
import ecumene.table.Table;
import ecumene.world.World;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A calamity made up: without a city it is cancelled, and somebody is named for damage. */
final class Plague implements Calamity {
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
    return world.citiesOnBoard(victim) == 0 ? "G16" : null;
  }

  @Override
  public List<Damage> strike(Strike strike, Table table) {
    strike.nameVictims(1, Stake.UNITS, table);
    return List.of();
  }
}
