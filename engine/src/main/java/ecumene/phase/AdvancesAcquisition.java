package ecumene.phase;

import ecumene.purchase.Acquisition;
import ecumene.table.Script;
import ecumene.table.Table;

/**
 * Advances acquisition: everybody may buy at the same time; who waits takes the turn in A.S.T.
 * position order.
 *
 * @rule P12
 */
final class AdvancesAcquisition implements Script {

  @Override
  public void play(Table table) {
    table.settleTogether(Acquisition.ofAll(table.world())); // P12.9
  }
}
