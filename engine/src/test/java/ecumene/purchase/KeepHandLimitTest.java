package ecumene.purchase;

import static ecumene.facts.Advance.ROADBUILDING;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Civilization.ROME;
import static ecumene.facts.Commodity.CLAY;
import static ecumene.facts.Commodity.GOLD;
import static ecumene.facts.Commodity.IRON;
import static ecumene.facts.Commodity.OCHRE;
import static ecumene.facts.Commodity.WATER;
import static ecumene.phase.Phase.ADVANCES_ACQUISITION;
import static ecumene.purchase.Acquiring.minoa;

import ecumene.Rule;
import ecumene.event.AdvanceEvent.HandLimitExceeded;
import ecumene.event.CardEvent.CardDiscarded;
import ecumene.event.Reckoning;
import ecumene.event.Reckoning.Measure;
import ecumene.event.Reckoning.Step;
import ecumene.example.Example;
import ecumene.facts.Block;
import ecumene.table.Decision;
import ecumene.table.Handed;
import ecumene.world.Card;
import java.util.List;
import org.junit.jupiter.api.Test;

class KeepHandLimitTest {
  @Test
  @Rule("P12.6")
  void whoBuysNothingKeepsEightCommodityCards() {
    minoa("holds ochre 6, clay 3, water, famine")
        .then(MINOA, Purchase.NOTHING)
        .refuses(MINOA, Handed.of(OCHRE), "P12.6: 1 is discarded, 2 are due")
        .refuses(MINOA, Decision.NO, "P12.6: that is not an answer to this question")
        .refuses(MINOA, Handed.of(OCHRE, CLAY, WATER), "P12.6: 3 are discarded, 2 are due")
        .refuses(MINOA, Handed.of(WATER, WATER), "P12.6: not held: water")
        .then(MINOA, Handed.of(CLAY, WATER))
        .tells(new HandLimitExceeded(limit(8), 10))
        .tells(new CardDiscarded(MINOA, Card.of(CLAY, Block.WEST)))
        .becomes("minoa: holds ochre 6, clay 2, famine");
  }

  @Test
  @Rule("P12.6")
  void withTwelveAndMorePlayersNineAreKept() {
    var nine = "minoa: holds ochre 6, clay 2, water, famine";
    var ten = nine.replace("famine", "iron");
    Example.both(12, nine).plays(ADVANCES_ACQUISITION).then(MINOA, Purchase.NOTHING).becomes(nine);
    Example.west(10, nine)
        .plays(ADVANCES_ACQUISITION)
        .then(MINOA, Purchase.NOTHING)
        .waitsFor(MINOA);
    Example.both(12, ten).plays(ADVANCES_ACQUISITION).then(MINOA, Purchase.NOTHING).waitsFor(MINOA);
  }

  @Test
  @Rule("roadbuilding.3")
  void roadbuildingAllowsOneMore() {
    minoa("roadbuilding; holds ochre 6, clay 2, water")
        .then(MINOA, Purchase.NOTHING)
        .becomes("minoa: holds ochre 6, clay 2, water");
    minoa("roadbuilding; holds ochre 6, clay 2, iron, water")
        .then(MINOA, Purchase.NOTHING)
        .then(MINOA, Handed.of(IRON))
        .tells(
            new HandLimitExceeded(
                new Reckoning(
                    MINOA,
                    Measure.CARDS,
                    8,
                    "P12.6",
                    List.of(new Step(ROADBUILDING, 1, "roadbuilding.3"))),
                10))
        .becomes("minoa: holds ochre 6, clay 2, water");
  }

  @Test
  @Rule({"P12.6", "P12.7", "roadbuilding.3"})
  void theLimitIsJudgedAfterTheOwnPurchase() {
    Example.west(
            9,
            """
            minoa: holds ochre 8, gold 5, clay, iron
            rome: treasury 50
            """)
        .plays(ADVANCES_ACQUISITION)
        .waitsFor(MINOA, ROME)
        .then(MINOA, Purchase.NOTHING.buy(ROADBUILDING).hand(GOLD, GOLD, GOLD, GOLD, GOLD))
        .waitsFor(MINOA, ROME)
        .then(MINOA, Handed.of(OCHRE))
        .waitsFor(ROME)
        .then(ROME, Purchase.NOTHING)
        .becomes(
            """
            minoa: new roadbuilding; holds ochre 7, clay, iron; promised crafts 20, science 5
            """);
  }

  @Test
  @Rule({"P12.6", "RU.85"})
  void whoHasEqualCardsIsAsked() {
    minoa("holds water 9")
        .then(MINOA, Purchase.NOTHING)
        .waitsFor(MINOA)
        .then(MINOA, Handed.of(WATER))
        .becomes("minoa: holds water 8");
  }

  private static Reckoning limit(int cards) {
    return new Reckoning(MINOA, Measure.CARDS, cards, "P12.6", List.of());
  }
}
