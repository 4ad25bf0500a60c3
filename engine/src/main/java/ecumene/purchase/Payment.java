package ecumene.purchase;

import ecumene.facts.Commodities;
import org.jspecify.annotations.Nullable;

/**
 * What is given for advances: commodity cards, counted by sets, and treasury tokens. No change is
 * given, so what the cards are worth above the price is lost; treasury may only fill the gap that
 * the cards leave.
 *
 * @param cards all cards handed in, a substitute among them
 * @param substitution which of them stands in for a missing one, if any
 * @param treasury tokens
 * @rule P12.4
 */
public record Payment(Commodities cards, @Nullable Substitution substitution, int treasury) {
  public static final Payment NOTHING = new Payment(Commodities.NONE, null, 0);

  /** What the cards count: each commodity its set value (P12.5). */
  public int cardsWorth() {
    if (substitution == null) {
      return cards.setValue();
    }
    var set = substitution.set();
    int more = 2 * cards.count(set) + 1; // trade-empire.1: (n + 1)² instead of n²
    return cards.minus(Commodities.of(substitution.substitute())).setValue()
        + more * set.faceValue();
  }

  /** The tokens that are needed beside the cards, each counting so much: no more, no fewer. */
  public int treasuryNeeded(int due, int tokenWorth) {
    return Math.ceilDiv(Math.max(0, due - cardsWorth()), tokenWorth); // P12.4, mining.2
  }
}
