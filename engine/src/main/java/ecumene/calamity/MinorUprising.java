package ecumene.calamity;

import ecumene.facts.Civilization;
import ecumene.loss.Destruction;
import ecumene.loss.Scope;
import ecumene.loss.Strike;
import ecumene.table.Table;
import ecumene.world.World;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Minor Uprising. The victim destroys a city.
 *
 * @rule minor-uprising
 */
public final class MinorUprising implements Calamity {

  @Override
  public @Nullable String lacksTarget(Civilization victim, World world) {
    return world.citiesOnBoard(victim) == 0 ? "minor-uprising" : null;
  }

  @Override
  public List<Destruction> strike(Strike strike, Table table) {
    return List.of(new Destruction(strike.victim(), Scope.EVERYWHERE));
  }
}
