package ecumene.bench;

import static ecumene.facts.Advance.MINING;
import static ecumene.facts.Advance.TRADE_EMPIRE;

import ecumene.facts.Advance;
import ecumene.facts.AstRequirement;
import ecumene.facts.AstTable;
import ecumene.facts.Civilization;
import ecumene.facts.Colour;
import ecumene.facts.Commodity;
import ecumene.facts.Epoch;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.purchase.BestPurchase;
import ecumene.purchase.BuyAdvances;
import ecumene.purchase.Goal;
import ecumene.purchase.Goal.Most;
import ecumene.purchase.Goal.Reach;
import ecumene.world.Card;
import ecumene.world.World;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;

/**
 * How long it takes to find the best purchase for the largest hands: 30 to 60 cards in an 18-player
 * game, a full treasury, nearly all advances for sale. Prints the median and the worst for each
 * goal. The time of a hand is the best of three, so that what else the machine does counts less.
 *
 * <p>{@code java -cp bench/target/ecumene-bench.jar ecumene.bench.BestPurchaseBench}
 */
public final class BestPurchaseBench {
  private static final int HANDS = 200;
  private static final int ROUNDS = 3;
  private static final int TREASURY = 55;
  private static final Civilization SEAT = Civilization.MINOA;

  private BestPurchaseBench() {}

  public static void main(String[] args) {
    report();
  }

  static void report() {
    System.out.println(
        "The best purchase for 30 to 60 cards: at most 20 ms, in the worst case 200");
    var hands = new BuyAdvances[HANDS];
    Arrays.setAll(hands, BestPurchaseBench::largeHand);
    for (var goal : goals()) {
      measure(hands, goal); // warms up
      var millis = measure(hands, goal);
      System.out.printf(
          Locale.ROOT,
          "  %-12s median %5.1f ms, worst %5.1f ms%n",
          label(goal),
          millis[HANDS / 2],
          millis[HANDS - 1]);
    }
  }

  private static String label(Goal goal) {
    return switch (goal) {
      case Most most -> "most " + most.name().toLowerCase(Locale.ROOT);
      case Reach _ -> "next epoch";
    };
  }

  private static List<Goal> goals() {
    return List.of(
        Most.POINTS,
        Most.COST,
        Most.CREDIT,
        new Reach(AstRequirement.of(AstTable.EXPERT, Epoch.LATE_IRON)));
  }

  /** The times in milliseconds, ascending. */
  private static double[] measure(BuyAdvances[] hands, Goal goal) {
    var millis = new double[hands.length];
    Arrays.fill(millis, Double.MAX_VALUE);
    for (int i = 0; i < ROUNDS * hands.length; i++) {
      var hand = hands[i % hands.length];
      long start = System.nanoTime();
      var best = BestPurchase.of(hand, goal);
      double time = (System.nanoTime() - start) / 1e6;
      millis[i % hands.length] = Math.min(time, millis[i % hands.length]);
      if (hand.judge(best) != null) {
        throw new IllegalStateException(label(goal) + ": " + hand.judge(best));
      }
    }
    Arrays.sort(millis);
    return millis;
  }

  private static BuyAdvances largeHand(int seed) {
    var chance = new SplittableRandom(seed);
    var world = new World(Setup.of(Setup.MOST_PLAYERS, Side.BOTH));
    world.fillTreasury(SEAT, TREASURY);
    for (var colour : Colour.values()) {
      world.gainCredits(SEAT, colour, 5 * chance.nextInt(12));
    }
    for (var advance : Advance.values()) {
      boolean pays = advance == MINING || advance == TRADE_EMPIRE;
      if (chance.nextInt(pays ? 2 : 16) == 0) {
        world.gainAdvance(SEAT, advance);
      }
    }
    for (int cards = 30 + chance.nextInt(31); cards > 0; ) {
      var commodity = Commodity.at(chance.nextInt(Commodity.COUNT - 1));
      for (int copies = chance.nextInt(commodity.setSize()); copies >= 0 && cards > 0; copies--) {
        cards -= deal(world, commodity);
      }
    }
    return BuyAdvances.of(world, SEAT);
  }

  /** One more card of the commodity, from whichever block still has one. */
  private static int deal(World world, Commodity commodity) {
    for (var block : world.setup().blocks()) {
      var card = Card.of(commodity, block);
      if (world.cards().stack(block, commodity.stack()).contains(card)) {
        world.cards().deal(SEAT, card);
        return 1;
      }
    }
    return 0;
  }
}
