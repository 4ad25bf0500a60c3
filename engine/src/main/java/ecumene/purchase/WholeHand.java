package ecumene.purchase;

import static ecumene.facts.Advance.TRADE_EMPIRE;

import ecumene.facts.Commodities;
import ecumene.facts.Commodity;
import java.util.ArrayList;
import java.util.List;

/** All that can be handed in at once: without a substitute, and with each possible one. */
final class WholeHand {
  private WholeHand() {}

  /** Payments without treasury; every payment hands in some of the cards of one of them. */
  static List<Payment> payments(BuyAdvances question) {
    var hand = question.hand();
    var payments = new ArrayList<Payment>();
    payments.add(new Payment(hand, null, 0));
    if (question.owned().contains(TRADE_EMPIRE)) {
      for (var set : hand.kinds()) {
        var cards = incomplete(hand, set);
        for (var substitute : hand.kinds()) {
          var payment = new Payment(cards, new Substitution(substitute, set), 0);
          if (question.judgeSubstitution(payment) == null) {
            payments.add(payment);
          }
        }
      }
    }
    return payments;
  }

  /** The most that cards can make. */
  static int worth(BuyAdvances question) {
    int most = 0;
    for (var payment : payments(question)) {
      most = Math.max(most, payment.cardsWorth());
    }
    return most;
  }

  /** A complete set has one card kept back, for something must be missing (trade-empire.1). */
  private static Commodities incomplete(Commodities hand, Commodity set) {
    return hand.count(set) < set.setSize() ? hand : hand.minus(Commodities.of(set));
  }
}
