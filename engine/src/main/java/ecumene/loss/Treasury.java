package ecumene.loss;

import ecumene.event.PieceEvent.TreasuryGained;
import ecumene.event.PieceEvent.TreasuryLost;
import ecumene.event.PieceEvent.TreasuryPaid;
import ecumene.facts.Civilization;
import ecumene.table.Table;

/** Treasury tokens that come and go (1.3). */
public final class Treasury {
  private Treasury() {}

  /** Compulsory: the amount, or all there is (P9.27). */
  public static void lose(Table table, Civilization seat, int amount) {
    int lost = Math.min(amount, table.world().treasury(seat));
    if (lost > 0) {
      table.world().emptyTreasury(seat, lost);
      table.tell(new TreasuryLost(seat, lost));
    }
  }

  /** Voluntary, exactly the amount (P9.26): whoever pays has been asked and can. */
  public static void pay(Table table, Civilization seat, int amount) {
    table.world().emptyTreasury(seat, amount);
    table.tell(new TreasuryPaid(seat, amount));
  }

  /** From stock. */
  public static void gain(Table table, Civilization seat, int amount) {
    if (amount > 0) {
      table.world().fillTreasury(seat, amount);
      table.tell(new TreasuryGained(seat, amount));
    }
  }
}
