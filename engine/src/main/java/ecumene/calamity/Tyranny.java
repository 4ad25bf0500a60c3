package ecumene.calamity;

import static ecumene.facts.Advance.LAW;
import static ecumene.facts.Advance.MONARCHY;
import static ecumene.facts.Advance.PROVINCIAL_EMPIRE;
import static ecumene.facts.Advance.SCULPTURE;

import ecumene.facts.Civilization;
import ecumene.loss.Annexation;
import ecumene.loss.HangingTogether;
import ecumene.loss.Strike;
import ecumene.table.Owed;
import ecumene.table.Table;
import ecumene.world.World;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Tyranny. The beneficiary picks 15 unit points of the victim in areas that hang together, and
 * annexes them: 5 fewer for each of Sculpture and Law, 5 more for each of Monarchy and Provincial
 * Empire.
 *
 * @rule C11
 */
public final class Tyranny implements Calamity {

  @Override
  public Copies copies() {
    return Copies.IN_ORDER;
  }

  @Override
  public boolean hasBeneficiary() {
    return true;
  }

  @Override
  public String comesToNothingBy() {
    return "RU.13";
  }

  @Override
  public @Nullable String lacksTarget(Civilization victim, World world) {
    return world.unitPoints(victim) == 0 ? "C11.4" : null;
  }

  @Override
  public List<Owed<?>> strike(Strike strike, Table table) {
    int points =
        strike
            .amount(strike.victim(), 15, "C11.1")
            .less(5, SCULPTURE, "sculpture.1")
            .less(5, LAW, "law.1")
            .more(5, MONARCHY, "monarchy.4")
            .more(5, PROVINCIAL_EMPIRE, "provincial-empire.5")
            .unitPoints(table);
    var units = HangingTogether.pick(strike.beneficiary(), strike.victim(), points, table); // C11.3
    Annexation.portions(units, strike, table); // C11.1, G19
    return List.of();
  }
}
