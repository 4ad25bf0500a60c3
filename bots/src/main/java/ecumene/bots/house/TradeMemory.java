package ecumene.bots.house;

import ecumene.facts.Commodities;
import ecumene.facts.Commodity;
import ecumene.world.Bundle;
import ecumene.world.Proposal;
import java.util.BitSet;
import java.util.List;

/**
 * What a seat remembers of the trade it is in: what it has offered, and to what it has answered.
 */
final class TradeMemory {
  private static final int KINDS = Commodity.values().length;

  private final BitSet answered = new BitSet();
  private final BitSet offered = new BitSet();
  private int turn;
  private int offers;
  private Bundle hand = Bundle.of(Commodities.NONE);

  /** With this hand, none of the proposals up to these numbers is to be taken, or answered. */
  private int refused;

  private int unanswered;

  /** A new turn begins with nothing remembered. */
  void begin(int now) {
    if (now != turn) {
      turn = now;
      offers = 0;
      answered.clear();
      offered.clear();
      refused = 0;
      unanswered = 0;
    }
  }

  /** What was thought of proposals is good as long as the hand is the same. */
  void hold(Bundle now) {
    if (!now.equals(hand)) {
      hand = now;
      refused = 0;
      unanswered = 0;
    }
  }

  /** The proposals that were not refused before. */
  List<Proposal> unrefused(List<Proposal> proposals) {
    return after(refused, proposals);
  }

  /** The proposals that were not left unanswered before. */
  List<Proposal> unanswered(List<Proposal> proposals) {
    return after(unanswered, proposals);
  }

  /** Proposals are by number. */
  private static List<Proposal> after(int number, List<Proposal> proposals) {
    int start = proposals.size();
    while (start > 0 && proposals.get(start - 1).number() > number) {
      start--;
    }
    return proposals.subList(start, proposals.size());
  }

  void refuse(List<Proposal> proposals) {
    refused = proposals.isEmpty() ? refused : proposals.getLast().number();
  }

  void leave(List<Proposal> proposals) {
    unanswered = proposals.isEmpty() ? unanswered : proposals.getLast().number();
  }

  /** How many offers were made to all. */
  int offers() {
    return offers;
  }

  void offered(Lot gives, Lot wants) {
    offers++;
    offered.set(number(gives, wants));
  }

  /** Whether the same kinds were offered for the same. */
  boolean hasOffered(Lot gives, Lot wants) {
    return offered.get(number(gives, wants));
  }

  private static int number(Lot gives, Lot wants) {
    return number(gives) * KINDS * KINDS + number(wants);
  }

  private static int number(Lot lot) {
    return lot.a().index() * KINDS + lot.b().index();
  }

  boolean hasAnswered(int proposal) {
    return answered.get(proposal);
  }

  void answered(int proposal) {
    answered.set(proposal);
  }
}
