package ecumene.calamity;

import ecumene.loss.Destruction;
import ecumene.loss.Scope;
import ecumene.loss.Strike;
import ecumene.loss.Treasury;
import ecumene.table.Table;
import java.util.List;

/**
 * Coastal Migration. The victim loses 5 treasury and destroys a coastal city.
 *
 * @rule coastal-migration
 */
public final class CoastalMigration implements Calamity {

  @Override
  public String comesToNothingBy() {
    return "coastal-migration";
  }

  @Override
  public List<Destruction> strike(Strike strike, Table table) {
    Treasury.lose(table, strike.victim(), 5);
    return List.of(new Destruction(strike.victim(), Scope.COASTAL));
  }
}
