package ecumene.calamity;

import ecumene.loss.Strike;
import ecumene.loss.Treasury;
import ecumene.table.Owed;
import ecumene.table.Table;
import java.util.List;

/**
 * Squandered Wealth. The victim loses 10 treasury.
 *
 * @rule squandered-wealth
 */
public final class SquanderedWealth implements Calamity {

  @Override
  public String comesToNothingBy() {
    return "P9.27";
  }

  @Override
  public List<Owed<?>> strike(Strike strike, Table table) {
    Treasury.lose(table, strike.victim(), 10); // P9.27
    return List.of();
  }
}
