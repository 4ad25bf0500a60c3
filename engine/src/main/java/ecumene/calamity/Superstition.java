package ecumene.calamity;

import static ecumene.facts.Advance.DEISM;
import static ecumene.facts.Advance.ENLIGHTENMENT;
import static ecumene.facts.Advance.MYSTICISM;
import static ecumene.facts.Advance.UNIVERSAL_DOCTRINE;

import ecumene.facts.Civilization;
import ecumene.loss.Reduction;
import ecumene.loss.Strike;
import ecumene.table.Table;
import ecumene.world.World;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Superstition. The victim reduces 3 cities of the own choice: one fewer for each of Mysticism,
 * Deism and Enlightenment, one more for Universal Doctrine.
 *
 * @rule C6
 */
public final class Superstition implements Calamity {

  @Override
  public @Nullable String lacksTarget(Civilization victim, World world) {
    return world.citiesOnBoard(victim) == 0 ? "C6.3" : null;
  }

  @Override
  public List<Reduction> strike(Strike strike, Table table) {
    int cities =
        strike
            .amount(strike.victim(), 3, "C6.1")
            .less(1, MYSTICISM, "mysticism.1")
            .less(1, DEISM, "deism.1")
            .less(1, ENLIGHTENMENT, "enlightenment.1")
            .more(1, UNIVERSAL_DOCTRINE, "universal-doctrine.3")
            .cities(table);
    return List.of(new Reduction(strike.victim(), cities)); // C6.1, C6.3
  }
}
