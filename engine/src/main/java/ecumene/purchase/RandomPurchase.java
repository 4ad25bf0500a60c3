package ecumene.purchase;

import static ecumene.facts.Advance.ANATOMY;
import static ecumene.facts.Advance.LIBRARY;
import static ecumene.purchase.PriceList.LIBRARY_CREDIT;

import ecumene.event.Price;
import ecumene.facts.Advances;
import ecumene.facts.Colour;
import ecumene.facts.Commodities;
import ecumene.facts.Commodity;
import ecumene.table.Dice;
import java.util.ArrayList;
import java.util.List;

/** Some legal purchase, every one of them possible. */
final class RandomPurchase {
  private static final List<Colour> COLOURS = List.of(Colour.values());

  private final BuyAdvances question;
  private final Dice dice;
  private final int money;

  RandomPurchase(BuyAdvances question, Dice dice) {
    this.question = question;
    this.dice = dice;
    money = question.money();
  }

  Purchase choose() {
    var basket = Basket.EMPTY;
    for (var price : shuffled(withinReach())) {
      if (happens() && basket.with(price).least() <= money) {
        basket = basket.with(price);
      }
    }
    var purchase = dice.one(affordable(Purchase.NOTHING.buy(basket.bought())));
    if (purchase.bought().contains(ANATOMY)) {
      purchase = dice.one(withAnatomy(purchase));
    }
    purchase = purchase.pay(payment(question.prices().due(purchase)));
    for (int due = BuyAdvances.freeCredits(purchase); due > 0; due -= Credits.STEP) {
      purchase = purchase.choose(dice.one(COLOURS), Credits.STEP);
    }
    return purchase;
  }

  /** What could be bought at all, with the help of Library. */
  private List<Price> withinReach() {
    var within = new ArrayList<Price>();
    for (var price : question.prices().prices()) {
      if (price.points() <= money + LIBRARY_CREDIT) {
        within.add(price);
      }
    }
    return within;
  }

  /**
   * What is to be bought.
   *
   * @param due without the use of Library
   * @param dearest the price that Library would best be used for
   */
  private record Basket(Advances bought, int due, int dearest) {
    static final Basket EMPTY = new Basket(Advances.NONE, 0, 0);

    Basket with(Price price) {
      int points = price.points();
      return new Basket(
          bought.with(price.advance()),
          due + points,
          price.advance() == LIBRARY ? dearest : Math.max(dearest, points));
    }

    int least() {
      return due - (bought.contains(LIBRARY) ? Math.min(LIBRARY_CREDIT, dearest) : 0);
    }
  }

  /** The ways of using Library, or not, with which this can be paid. */
  private List<Purchase> affordable(Purchase purchase) {
    var ways = new ArrayList<Purchase>();
    ways.add(purchase);
    if (purchase.bought().contains(LIBRARY)) {
      purchase.bought().minus(Advances.of(LIBRARY)).forEach(it -> ways.add(purchase.lower(it)));
    }
    ways.removeIf(way -> question.prices().due(way) > money);
    return ways;
  }

  /** The ways of using Anatomy, or not. */
  private List<Purchase> withAnatomy(Purchase purchase) {
    var ways = new ArrayList<Purchase>();
    ways.add(purchase);
    for (var advance : question.prices().advances().minus(purchase.bought())) {
      if (BuyAdvances.isAddedByAnatomy(advance)) {
        ways.add(purchase.add(advance));
      }
    }
    return ways;
  }

  /** Takes cards back from all that could be handed in, as long as treasury can make up for it. */
  private Payment payment(int due) {
    if (due == 0) {
      return Payment.NOTHING; // RU.25
    }
    var whole = WholeHand.payments(question);
    whole.removeIf(it -> !suffices(it, due));
    var payment = dice.one(whole);
    for (var card : shuffled(payment.cards().list())) {
      payment = happens() ? without(card, payment, due) : payment;
    }
    int treasury = payment.treasuryNeeded(due, question.tokenWorth());
    return new Payment(payment.cards(), payment.substitution(), treasury);
  }

  /** The same if it is not enough any more. */
  private Payment without(Commodity card, Payment payment, int due) {
    var less = payment.cards().minus(Commodities.of(card));
    var fewer = new Payment(less, payment.substitution(), 0);
    return question.judgeSubstitution(fewer) == null && suffices(fewer, due) ? fewer : payment;
  }

  private boolean suffices(Payment payment, int due) {
    return payment.treasuryNeeded(due, question.tokenWorth()) <= question.treasury();
  }

  private boolean happens() {
    return dice.below(2) == 0;
  }

  private <T> List<T> shuffled(List<T> things) {
    var left = new ArrayList<>(things);
    var order = new ArrayList<T>(left.size());
    while (!left.isEmpty()) {
      order.add(left.remove(dice.below(left.size())));
    }
    return order;
  }
}
