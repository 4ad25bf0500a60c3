package ecumene.calamity;

import ecumene.loss.Damage;
import ecumene.loss.Strike;
import ecumene.table.Table;
import java.util.List;

/**
 * Tribal Conflict. The victim takes 5 damage.
 *
 * @rule tribal-conflict
 */
public final class TribalConflict implements Calamity {

  @Override
  public Copies copies() {
    return Copies.TOGETHER;
  }

  @Override
  public List<Damage> strike(Strike strike, Table table) {
    if (table.world().unitPoints(strike.victim()) == 0) {
      strike.cancel("tribal-conflict", table);
      return List.of();
    }
    return List.of(strike.amount(strike.victim(), 5, "tribal-conflict").damage(table));
  }
}
