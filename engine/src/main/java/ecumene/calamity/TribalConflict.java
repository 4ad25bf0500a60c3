package ecumene.calamity;

import ecumene.facts.Civilization;
import ecumene.loss.Damage;
import ecumene.loss.Strike;
import ecumene.table.Table;
import ecumene.world.World;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Tribal Conflict. The victim takes 5 damage.
 *
 * @rule tribal-conflict
 */
public final class TribalConflict implements Calamity {

  @Override
  public @Nullable String lacksTarget(Civilization victim, World world) {
    return world.unitPoints(victim) == 0 ? "tribal-conflict" : null;
  }

  @Override
  public List<Damage> strike(Strike strike, Table table) {
    return List.of(strike.amount(strike.victim(), 5, "tribal-conflict").damage(table));
  }
}
