package ecumene.calamity;

import ecumene.loss.Damage;
import ecumene.loss.Scope;
import ecumene.loss.Strike;
import ecumene.loss.Treasury;
import ecumene.table.Table;
import java.util.List;

/**
 * Tempest. The victim loses 5 treasury and takes 2 damage in coastal areas.
 *
 * @rule tempest
 */
public final class Tempest implements Calamity {

  @Override
  public String comesToNothingBy() {
    return "tempest";
  }

  @Override
  public List<Damage> strike(Strike strike, Table table) {
    Treasury.lose(table, strike.victim(), 5); // RU.30
    return List.of(strike.amount(strike.victim(), 2, "tempest").damage(Scope.COASTAL, table));
  }
}
