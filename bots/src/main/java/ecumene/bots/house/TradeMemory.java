package ecumene.bots.house;

import java.util.BitSet;

/**
 * What a seat remembers of the trade it is in: what it has offered, and to what it has answered.
 */
final class TradeMemory {
  private final BitSet answered = new BitSet();
  private int turn;
  private int offers;

  /** A new turn begins with nothing remembered. */
  void begin(int now) {
    if (now != turn) {
      turn = now;
      offers = 0;
      answered.clear();
    }
  }

  /** How many offers were made to all. */
  int offers() {
    return offers;
  }

  void offered() {
    offers++;
  }

  boolean hasAnswered(int proposal) {
    return answered.get(proposal);
  }

  void answered(int proposal) {
    answered.set(proposal);
  }
}
