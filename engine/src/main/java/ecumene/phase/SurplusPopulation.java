package ecumene.phase;

import ecumene.conflict.Conflicts;
import ecumene.facts.Civilization;
import ecumene.loss.CitySupport;
import ecumene.loss.Surplus;
import ecumene.table.Script;
import ecumene.table.Table;

/**
 * Surplus population: conflict if there is one, then surplus tokens leave, then cities without
 * support are reduced.
 *
 * @rule P11
 */
final class SurplusPopulation implements Script {

  @Override
  public void play(Table table) {
    Conflicts.resolve(table); // P11.1
    for (Civilization seat : table.world().seats()) {
      Surplus.remove(table, seat); // P11.2
    }
    table.settleTogether(table.world().seats().map(CitySupport::check)); // P11.2, P11.3
  }
}
