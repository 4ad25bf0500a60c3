package ecumene.purchase;

import static ecumene.facts.Advance.ANATOMY;
import static ecumene.facts.Advance.LIBRARY;
import static ecumene.facts.Advance.MINING;
import static ecumene.facts.Advance.MONUMENT;
import static ecumene.facts.Advance.TRADE_EMPIRE;

import ecumene.facts.Advance;
import ecumene.facts.Advances;
import ecumene.facts.Civilization;
import ecumene.facts.Colour;
import ecumene.facts.Commodities;
import ecumene.table.Dice;
import ecumene.table.Fingerprint;
import ecumene.table.Question;
import ecumene.table.Refusal;
import ecumene.world.World;
import org.jspecify.annotations.Nullable;

/**
 * A player may buy any number of advances in one transaction.
 *
 * @param prices of all advances that are not owned
 * @param owned the advances that act in the transaction; those bought in it do not yet (P12.7)
 * @param hand the commodity cards
 * @param treasury tokens
 * @rule P12
 */
public record BuyAdvances(
    Civilization seat, PriceList prices, Advances owned, Commodities hand, int treasury)
    implements Question<Purchase> {
  /** What a treasury token pays for the holder of Mining (mining.2). */
  public static final int WORTH_WITH_MINING = 2;

  public static final int ANATOMY_LIMIT = 100;

  /** The highest face value; so many times their number squared is the most that cards make. */
  private static final int MOST_VALUABLE = 9;

  public static BuyAdvances of(World world, Civilization seat) {
    return new BuyAdvances(
        seat,
        PriceList.of(world, seat),
        world.advancesOf(seat),
        world.cards().commodities(seat),
        world.treasury(seat));
  }

  /** The points that a treasury token counts. */
  public int tokenWorth() {
    return owned.contains(MINING) ? WORTH_WITH_MINING : 1;
  }

  /** What is paid above the price, and lost. */
  public int wasted(Purchase purchase) {
    var payment = purchase.payment();
    return payment.cardsWorth() + payment.treasury() * tokenWorth() - prices.due(purchase);
  }

  @Override
  public String rule() {
    return "P12.1";
  }

  @Override
  public Class<Purchase> answerType() {
    return Purchase.class;
  }

  @Override
  public @Nullable Refusal judge(Purchase purchase) {
    var refusal = judgeAdvances(purchase);
    refusal = refusal != null ? refusal : judgeLibrary(purchase);
    refusal = refusal != null ? refusal : judgeAnatomy(purchase);
    refusal = refusal != null ? refusal : judgeCards(purchase.payment());
    refusal = refusal != null ? refusal : judgeSubstitution(purchase.payment());
    refusal = refusal != null ? refusal : judgePayment(purchase);
    return refusal != null ? refusal : judgeCredits(purchase);
  }

  private @Nullable Refusal judgeAdvances(Purchase purchase) {
    for (var advance : purchase.bought()) {
      if (!isForSale(advance)) {
        return new Refusal("P12.1", "{advance} is owned already", advance);
      }
    }
    return null;
  }

  private boolean isForSale(Advance advance) {
    return prices.of(advance) != null;
  }

  private static @Nullable Refusal judgeLibrary(Purchase purchase) {
    var lowered = purchase.lowered();
    if (lowered == null) {
      return null;
    }
    if (!purchase.bought().contains(LIBRARY)) {
      return new Refusal("library.1", "library is not bought");
    }
    if (lowered == purchase.added()) {
      return new Refusal("RU.27", "{advance} is added, so its price is not lowered", lowered);
    }
    if (lowered == LIBRARY || !purchase.bought().contains(lowered)) {
      return new Refusal("library.1", "{advance} is not another advance that is bought", lowered);
    }
    return null;
  }

  private @Nullable Refusal judgeAnatomy(Purchase purchase) {
    var added = purchase.added();
    if (added == null) {
      return null;
    }
    if (!purchase.bought().contains(ANATOMY)) {
      return new Refusal("anatomy.1", "anatomy is not bought");
    }
    if (!isAddedByAnatomy(added)) {
      return new Refusal("anatomy.1", "{advance} is no science advance below 100", added);
    }
    if (!isForSale(added)) {
      return new Refusal("anatomy.1", "{advance} is owned already", added);
    }
    if (purchase.bought().contains(added)) {
      return new Refusal("RU.27", "{advance} is bought, so it is not added", added);
    }
    return null;
  }

  /** Whether Anatomy can add it. */
  static boolean isAddedByAnatomy(Advance advance) {
    return advance.has(Colour.SCIENCE) && advance.cost() < ANATOMY_LIMIT; // anatomy.1
  }

  private @Nullable Refusal judgeCards(Payment payment) {
    for (var kind : payment.cards().kinds()) {
      if (payment.cards().count(kind) > hand.count(kind)) {
        return new Refusal("P12.5", "the hand has {count} {card}", hand.count(kind), kind);
      }
    }
    return null;
  }

  @Nullable Refusal judgeSubstitution(Payment payment) {
    var substitution = payment.substitution();
    if (substitution == null) {
      return null;
    }
    var substitute = substitution.substitute();
    var set = substitution.set();
    int cards = payment.cards().count(set);
    if (!owned.contains(TRADE_EMPIRE)) {
      return new Refusal("trade-empire.1", "{advance} is not owned", TRADE_EMPIRE);
    }
    if (substitute == set) {
      return new Refusal("RU.26", "a card does not stand in for its own kind");
    }
    if (payment.cards().count(substitute) == 0) {
      return new Refusal("trade-empire.1", "{card} is not handed in", substitute);
    }
    if (cards == 0) {
      return new Refusal("RU.26", "no {card} is handed in", set);
    }
    if (substitute.faceValue() < set.faceValue()) {
      return new Refusal(
          "trade-empire.1", "{substitute} is worth less than {card}", substitute, set);
    }
    if (cards >= set.setSize()) {
      return new Refusal("trade-empire.1", "no {card} is missing", set);
    }
    return null;
  }

  private @Nullable Refusal judgePayment(Purchase purchase) {
    var payment = purchase.payment();
    int due = prices.due(purchase);
    if (due == 0 && !payment.cards().isEmpty()) {
      return new Refusal("RU.25", "there is nothing to hand in cards for");
    }
    if (payment.treasury() > treasury) {
      return new Refusal(
          "P12.4",
          "{treasury} [treasury:is|are] in treasury, not {paid}",
          treasury,
          payment.treasury());
    }
    int surplus = payment.treasury() - payment.treasuryNeeded(due, tokenWorth());
    if (surplus > 0) {
      return new Refusal("P12.4", "{surplus} more treasury than needed is paid", surplus);
    }
    if (surplus < 0) {
      return new Refusal(
          "P12.4",
          "{paid} [paid:is|are] paid, {due} [due:is|are] due",
          due + wasted(purchase),
          due);
    }
    return null;
  }

  private static @Nullable Refusal judgeCredits(Purchase purchase) {
    var rule = purchase.acquired().contains(MONUMENT) ? "monument.1" : "written-record.1";
    return purchase.credits().judge(freeCredits(purchase), rule);
  }

  /** The credits of which the buyer chooses the colours. */
  static int freeCredits(Purchase purchase) {
    int points = 0;
    for (var advance : purchase.acquired()) {
      points += advance.freeCredits();
    }
    return points;
  }

  /** The most that can be paid. */
  int money() {
    return WholeHand.worth(this) + treasury * tokenWorth();
  }

  /** Nothing can be bought, as everybody sees who counts cards and treasury (RU.85). */
  @Override
  public @Nullable Purchase forced() {
    int most = MOST_VALUABLE * hand.size() * hand.size() + treasury * tokenWorth();
    for (var price : prices.prices()) {
      if (price.points() <= most) {
        return null;
      }
    }
    return Purchase.NOTHING;
  }

  @Override
  public Purchase anyAnswer(Dice dice) {
    return new RandomPurchase(this, dice).choose();
  }

  @Override
  public Fingerprint fingerprint() {
    var print = Fingerprint.of("buy-advances", seat).and(owned.mask()).and(hand).and(treasury);
    for (var price : prices.prices()) {
      print.and(price.advance().index()).and(price.points());
    }
    return print;
  }
}
