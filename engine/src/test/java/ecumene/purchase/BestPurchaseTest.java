package ecumene.purchase;

import static ecumene.facts.Advance.AGRICULTURE;
import static ecumene.facts.Advance.ANATOMY;
import static ecumene.facts.Advance.CARTOGRAPHY;
import static ecumene.facts.Advance.COINAGE;
import static ecumene.facts.Advance.DEISM;
import static ecumene.facts.Advance.EMPIRICISM;
import static ecumene.facts.Advance.LAW;
import static ecumene.facts.Advance.LIBRARY;
import static ecumene.facts.Advance.LITERACY;
import static ecumene.facts.Advance.MINING;
import static ecumene.facts.Advance.MONUMENT;
import static ecumene.facts.Advance.MUSIC;
import static ecumene.facts.Advance.POTTERY;
import static ecumene.facts.Advance.RHETORIC;
import static ecumene.facts.Advance.SCULPTURE;
import static ecumene.facts.Advance.THEOLOGY;
import static ecumene.facts.Advance.TRADE_EMPIRE;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Colour.CRAFTS;
import static ecumene.facts.Colour.RELIGION;
import static ecumene.facts.Colour.SCIENCE;
import static ecumene.facts.Commodity.GOLD;
import static ecumene.facts.Commodity.IRON;
import static ecumene.facts.Commodity.IVORY;
import static ecumene.facts.Commodity.MARBLE;
import static ecumene.facts.Commodity.WATER;
import static ecumene.purchase.Credits.NONE;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.Rule;
import ecumene.event.Price;
import ecumene.event.Price.ColourCredit;
import ecumene.facts.Advance;
import ecumene.facts.Advances;
import ecumene.facts.AstRequirement;
import ecumene.facts.AstTable;
import ecumene.facts.Colour;
import ecumene.facts.Commodities;
import ecumene.facts.Epoch;
import ecumene.purchase.Goal.Most;
import ecumene.purchase.Goal.Reach;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

class BestPurchaseTest {

  /** Compared with everything that is legal, in small shops with all special advances. */
  @Test
  void noLegalPurchaseIsBetter() {
    int lowered = 0;
    int added = 0;
    int substituted = 0;
    int overpaid = 0;
    for (long seed = 0; seed < 120; seed++) {
      var shop = Shop.of(seed, 5, 5, 3);
      var every = EveryPurchase.of(shop);
      for (var goal : goals(shop, seed)) {
        var found = BestPurchase.of(shop, goal);
        assertThat(shop.judge(found)).as("%s: %s in %s", goal, found, shop).isNull();
        var best = every.stream().map(it -> merits(it, goal, shop)).max(BestPurchaseTest::compare);
        assertThat(merits(found, goal, shop))
            .as("%s: %s in %s", goal, found, shop)
            .isEqualTo(best.orElseThrow());
        lowered += found.lowered() != null ? 1 : 0;
        added += found.added() != null ? 1 : 0;
        substituted += found.payment().substitution() != null ? 1 : 0;
        overpaid += found.payment().treasury() > 0 && shop.wasted(found) == 1 ? 1 : 0;
      }
    }
    assertThat(List.of(lowered, added, substituted, overpaid))
        .as("how often Library, Anatomy, Trade Empire and Mining come into play")
        .allMatch(times -> times > 10);
  }

  /** Not a proof for these, but a net: random purchases of large hands are never better. */
  @Test
  void noRandomPurchaseIsBetterForAFullShop() {
    for (long seed = 0; seed < 10; seed++) {
      var shop = Shop.of(seed, 40, 12, 55);
      var chance = new SplittableRandom(seed);
      for (var goal : goals(shop, seed)) {
        var found = BestPurchase.of(shop, goal);
        assertThat(shop.judge(found)).isNull();
        for (int i = 0; i < 100; i++) {
          var other = shop.anyAnswer(chance::nextInt);
          assertThat(compare(merits(other, goal, shop), merits(found, goal, shop))).isNotPositive();
        }
      }
    }
  }

  /** Requirements of all kinds, a few advances away. */
  private static List<Goal> goals(BuyAdvances shop, long seed) {
    var goals = new ArrayList<Goal>(List.of(Most.values()));
    var chance = new SplittableRandom(seed);
    goals.add(
        new Reach(
            new AstRequirement(
                Epoch.LATE_IRON,
                9,
                shop.owned().size() + chance.nextInt(4),
                count(shop.owned(), it -> it.cost() < 100) + chance.nextInt(3),
                count(shop.owned(), it -> it.cost() >= 100) + chance.nextInt(3),
                count(shop.owned(), it -> it.cost() >= 200) + chance.nextInt(3),
                points(shop.owned()) + chance.nextInt(10))));
    return goals;
  }

  /** What counts, most important first; more is better. */
  private static List<Integer> merits(Purchase purchase, Goal goal, BuyAdvances shop) {
    var acquired = purchase.acquired();
    var held = shop.owned().union(acquired);
    var merits =
        new ArrayList<Integer>(
            switch (goal) {
              case Most.POINTS -> List.of(points(acquired));
              case Most.COST -> List.of(acquired.list().stream().mapToInt(Advance::cost).sum());
              case Most.CREDIT -> List.of(credit(acquired, held));
              case Reach(AstRequirement required) ->
                  List.of(-missing(required, held), -shop.prices().due(purchase), points(acquired));
            });
    merits.add(-shop.wasted(purchase));
    merits.add(-purchase.payment().treasury());
    merits.add(shop.hand().minus(purchase.payment().cards()).setValue());
    return merits;
  }

  private static int credit(Advances acquired, Advances held) {
    int sum = 0;
    for (var advance : acquired) {
      sum += advance.freeCredits();
      sum += Arrays.stream(Colour.values()).mapToInt(advance::credits).sum();
      var to = advance.creditTo();
      sum += to == null || held.contains(to) ? 0 : advance.creditToAmount();
    }
    return sum;
  }

  private static int missing(AstRequirement required, Advances held) {
    return Math.max(0, required.advances() - held.size())
        + Math.max(0, required.advancesUnder100() - count(held, it -> it.cost() < 100))
        + Math.max(0, required.advancesFrom100() - count(held, it -> it.cost() >= 100))
        + Math.max(0, required.advancesFrom200() - count(held, it -> it.cost() >= 200))
        + Math.max(0, required.points() - points(held));
  }

  private static int points(Advances advances) {
    return advances.list().stream().mapToInt(Advance::points).sum();
  }

  private static int count(Advances advances, Predicate<Advance> wanted) {
    return (int) advances.list().stream().filter(wanted).count();
  }

  private static int compare(List<Integer> one, List<Integer> other) {
    return Arrays.compare(one.toArray(Integer[]::new), other.toArray(Integer[]::new));
  }

  // Examples, at printed costs

  private static BuyAdvances shop(
      int treasury, Commodities hand, Advances owned, Advance... forSale) {
    var prices = Arrays.stream(forSale).sorted().map(it -> new Price(it, List.of())).toList();
    return new BuyAdvances(MINOA, new PriceList(prices), owned, hand, treasury);
  }

  @Test
  void forTheSamePointsTheLeastIsWasted() {
    var hand = Commodities.of(GOLD, GOLD, GOLD, IRON, IRON, IRON, IRON, IRON); // 81 + 50
    var shop = shop(0, hand, Advances.NONE, LITERACY, AGRICULTURE, RHETORIC); // 110, 120, 130
    var best = BestPurchase.of(shop, Most.POINTS);
    assertThat(best).isEqualTo(new Purchase(Advances.of(RHETORIC), null, null, all(hand), NONE));
    assertThat(shop.wasted(best)).isEqualTo(1);
  }

  @Test
  void thenTheFewestTreasuryTokensArePaidAndTheBestCardsKept() {
    var hand = Commodities.of(IVORY, IVORY, IVORY, GOLD, GOLD, WATER);
    assertThat(BestPurchase.of(shop(50, hand, Advances.NONE, SCULPTURE), Most.POINTS))
        .isEqualTo(Purchase.NOTHING.buy(SCULPTURE).hand(IVORY, GOLD, GOLD).pay(5));
  }

  @Test
  void libraryAnatomyTradeEmpireAndMiningAreUsed() {
    var hand = Commodities.of(GOLD, GOLD, GOLD, GOLD, GOLD, MARBLE, MARBLE, MARBLE); // 225 + 72
    assertThat(BestPurchase.of(shop(43, hand, Advances.NONE, LIBRARY, CARTOGRAPHY), Most.POINTS))
        .isEqualTo(
            Purchase.NOTHING
                .buy(LIBRARY, CARTOGRAPHY)
                .lower(CARTOGRAPHY)
                .pay(new Payment(hand, null, 43)));
    var gold = Commodities.of(GOLD, GOLD, GOLD, GOLD, GOLD);
    assertThat(
            BestPurchase.of(shop(45, gold, Advances.NONE, ANATOMY, EMPIRICISM, COINAGE), Most.COST))
        .isEqualTo(Purchase.NOTHING.buy(ANATOMY).add(COINAGE).pay(new Payment(gold, null, 45)));
    var incomplete = Commodities.of(MARBLE, MARBLE, GOLD);
    assertThat(BestPurchase.of(shop(0, incomplete, Advances.of(TRADE_EMPIRE), POTTERY), Most.COST))
        .isEqualTo(
            Purchase.NOTHING.buy(POTTERY).hand(MARBLE, MARBLE, GOLD).substitute(GOLD, MARBLE));
    assertThat(BestPurchase.of(shop(30, Commodities.NONE, Advances.of(MINING), POTTERY), Most.COST))
        .isEqualTo(Purchase.NOTHING.buy(POTTERY).pay(30));
  }

  @Test
  void nothingStandsInForACardOfACompleteSet() {
    var hand = Commodities.of(MARBLE, MARBLE, MARBLE, MARBLE, GOLD, GOLD, GOLD, GOLD, GOLD);
    assertThat(BestPurchase.of(shop(20, hand, Advances.of(TRADE_EMPIRE), THEOLOGY), Most.COST))
        .isEqualTo(
            Purchase.NOTHING.buy(THEOLOGY).hand(MARBLE, GOLD, GOLD, GOLD, GOLD, GOLD).pay(17));
  }

  @Test
  void aLoweredPriceNeedNotBeAMultipleLikeTheOthers() {
    assertThat(
            BestPurchase.of(
                shop(289, Commodities.NONE, Advances.NONE, LIBRARY, LITERACY), // 220, 110
                Most.POINTS))
        .isEqualTo(Purchase.NOTHING.buy(LIBRARY).pay(220));
  }

  @Test
  @Rule("P13.1")
  void theNextEpochIsReachedAsCheaplyAsPossible() {
    var threeAdvances = new Reach(AstRequirement.of(AstTable.BASIC, Epoch.MIDDLE_BRONZE));
    var one = Advances.of(LAW);
    assertThat(
            BestPurchase.of(
                shop(200, Commodities.NONE, one, MUSIC, SCULPTURE, MONUMENT, POTTERY),
                threeAdvances))
        .isEqualTo(Purchase.NOTHING.buy(SCULPTURE, POTTERY).pay(110));
    assertThat(
            BestPurchase.of(
                shop(70, Commodities.NONE, one, MUSIC, SCULPTURE, POTTERY), threeAdvances))
        .as("one is missing in any case, so the cheapest is bought")
        .isEqualTo(Purchase.NOTHING.buy(SCULPTURE).pay(50));
    assertThat(
            BestPurchase.of(
                shop(70, Commodities.NONE, Advances.of(LAW, COINAGE, DEISM), SCULPTURE),
                threeAdvances))
        .as("it is reached already")
        .isEqualTo(Purchase.NOTHING);
  }

  @Test
  @Rule("P13.1")
  void whoeverHasNothingBuysNothing() {
    var shop = shop(0, Commodities.NONE, Advances.NONE, MUSIC, SCULPTURE);
    var oneAdvance = new Reach(new AstRequirement(Epoch.MIDDLE_BRONZE, 0, 1, 0, 0, 0, 0));
    assertThat(BestPurchase.of(shop, oneAdvance)).isEqualTo(Purchase.NOTHING);
  }

  @Test
  @Rule("library.1")
  void aPriceLoweredToNothingLeavesEverythingElseToBeBought() {
    var free = new Price(LIBRARY, List.of(new ColourCredit(SCIENCE, 220, "P12.2")));
    var cheap = new Price(POTTERY, List.of(new ColourCredit(CRAFTS, 20, "P12.2"))); // 40
    var prices = new PriceList(List.of(free, cheap, new Price(MUSIC, List.of())));
    var shop = new BuyAdvances(MINOA, prices, Advances.NONE, Commodities.NONE, 80);
    assertThat(BestPurchase.of(shop, Most.POINTS))
        .isEqualTo(Purchase.NOTHING.buy(LIBRARY, POTTERY, MUSIC).lower(POTTERY).pay(80));
  }

  @Test
  @Rule("P13.1")
  void theNextEpochFollowsFromTheSpaceOfTheMarker() {
    var track = MINOA.track(AstTable.EXPERT);
    assertThat(Reach.nextEpoch(AstTable.EXPERT, MINOA, track.lateBronze() - 1))
        .isEqualTo(new Reach(AstRequirement.of(AstTable.EXPERT, Epoch.LATE_BRONZE)));
    assertThat(Reach.nextEpoch(AstTable.EXPERT, MINOA, track.lateBronze()))
        .isEqualTo(new Reach(AstRequirement.of(AstTable.EXPERT, Epoch.EARLY_IRON)));
    assertThat(Reach.nextEpoch(AstTable.EXPERT, MINOA, track.lateIron()))
        .isEqualTo(new Reach(AstRequirement.of(AstTable.EXPERT, Epoch.LATE_IRON)));
  }

  @Test
  void freeCreditsAreTakenWhereMostIsStillToBeHad() {
    var hand = Commodities.of(GOLD, GOLD, GOLD, GOLD, GOLD);
    var shop = shop(0, hand, Advances.NONE, MONUMENT, POTTERY, MINING, DEISM);
    assertThat(BestPurchase.of(shop, Most.CREDIT).credits()).isEqualTo(NONE.plus(CRAFTS, 20));
    var both = shop(15, hand, Advances.NONE, MONUMENT, POTTERY, DEISM); // 180, 60, 70
    assertThat(BestPurchase.of(both, Most.CREDIT).credits()).isEqualTo(NONE.plus(RELIGION, 20));
  }

  private static Payment all(Commodities hand) {
    return new Payment(hand, null, 0);
  }
}
