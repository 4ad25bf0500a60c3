package ecumene.calamity;

import static ecumene.facts.Advance.DEISM;
import static ecumene.facts.Advance.ENLIGHTENMENT;
import static ecumene.facts.Advance.MYSTICISM;
import static ecumene.facts.Advance.UNIVERSAL_DOCTRINE;

import ecumene.loss.Reduction;
import ecumene.loss.Strike;
import ecumene.table.Table;
import java.util.List;

/**
 * Superstition. The victim reduces 3 cities of the own choice: one fewer for each of Mysticism,
 * Deism and Enlightenment, one more for Universal Doctrine.
 *
 * @rule C6
 */
public final class Superstition implements Calamity {

  @Override
  public Copies copies() {
    return Copies.TOGETHER;
  }

  @Override
  public List<Reduction> strike(Strike strike, Table table) {
    if (table.world().citiesOnBoard(strike.victim()) == 0) {
      strike.cancel("C6.3", table);
      return List.of();
    }
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
