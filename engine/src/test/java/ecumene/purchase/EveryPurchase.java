package ecumene.purchase;

import static ecumene.facts.Advance.ANATOMY;
import static ecumene.facts.Advance.LIBRARY;
import static ecumene.facts.Advance.TRADE_EMPIRE;

import ecumene.facts.Advance;
import ecumene.facts.Advances;
import ecumene.facts.Colour;
import ecumene.facts.Commodities;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Every legal purchase, found by trying all there are; free credits are always taken in arts. */
final class EveryPurchase {
  private EveryPurchase() {}

  static List<Purchase> of(BuyAdvances question) {
    var payments = payments(question);
    var every = new ArrayList<Purchase>();
    for (var purchase : selections(question.prices().advances())) {
      for (var payment : payments) {
        var paid = purchase.pay(payment).choose(Colour.ARTS, BuyAdvances.freeCredits(purchase));
        if (question.judge(paid) == null) {
          every.add(paid);
        }
      }
    }
    return every;
  }

  private static List<Purchase> selections(Advances forSale) {
    var selections = new ArrayList<Purchase>();
    for (var bought : parts(forSale.list())) {
      var purchase = Purchase.NOTHING.buy(bought.toArray(Advance[]::new));
      for (var lowered : bought.contains(LIBRARY) ? orNone(bought) : orNone(List.of())) {
        for (var added : bought.contains(ANATOMY) ? orNone(forSale.list()) : orNone(List.of())) {
          selections.add(
              new Purchase(purchase.bought(), lowered, added, Payment.NOTHING, Credits.NONE));
        }
      }
    }
    return selections;
  }

  private static List<@Nullable Advance> orNone(List<Advance> advances) {
    var options = new ArrayList<@Nullable Advance>(advances);
    options.add(null);
    return options;
  }

  private static List<Payment> payments(BuyAdvances question) {
    var hand = question.hand();
    var payments = new ArrayList<Payment>();
    for (var cards : parts(hand.list()).stream().map(Commodities::new).distinct().toList()) {
      for (int treasury = 0; treasury <= question.treasury(); treasury++) {
        payments.add(new Payment(cards, null, treasury));
        if (question.owned().contains(TRADE_EMPIRE)) {
          for (var substitute : cards.kinds()) {
            for (var set : cards.kinds()) {
              payments.add(new Payment(cards, new Substitution(substitute, set), treasury));
            }
          }
        }
      }
    }
    return payments;
  }

  private static <T> List<List<T>> parts(List<T> whole) {
    var parts = new ArrayList<List<T>>();
    for (int mask = 0; mask < 1 << whole.size(); mask++) {
      var part = new ArrayList<T>();
      for (int i = 0; i < whole.size(); i++) {
        if ((mask >> i & 1) != 0) {
          part.add(whole.get(i));
        }
      }
      parts.add(part);
    }
    return parts;
  }
}
