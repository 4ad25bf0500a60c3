package ecumene.calamity;

import static ecumene.facts.CalamityCard.CORRUPTION;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Civilization.SABA;
import static ecumene.facts.Commodity.COPPER;
import static ecumene.facts.Commodity.GOLD;
import static ecumene.facts.Commodity.IRON;
import static ecumene.facts.Commodity.IVORY;
import static ecumene.facts.Commodity.MARBLE;
import static ecumene.facts.Commodity.OCHRE;
import static ecumene.facts.Commodity.TIN;
import static ecumene.facts.Commodity.WATER;
import static ecumene.facts.Commodity.WOOL;

import ecumene.Rule;
import ecumene.event.CardEvent.CardDiscarded;
import ecumene.example.Example;
import ecumene.facts.Block;
import ecumene.facts.Commodities;
import ecumene.table.Handed;
import ecumene.world.Card;
import org.junit.jupiter.api.Test;

class CorruptionTest {

  private static Example corruption(String position) {
    return Example.west(9, position).calls(CORRUPTION, new Corruption());
  }

  @Test
  @Rule({"C13.1", "C13.3", "G21"})
  void cardsOfTheVictimsChoiceWorthTenOrMore() {
    corruption(
            """
            minoa: knossos 1; treasury 3; holds ochre, iron, wool, tin, ivory, water, corruption
            egypt: memphis 1; holds ivory 2
            """)
        .explains(MINOA, "10")
        .waitsFor(MINOA)
        .asks(new GiveUpCommodities(MINOA, Commodities.of(OCHRE, IRON, WOOL, TIN, IVORY), 10))
        .refuses(MINOA, Handed.of(IVORY), "C13.1: that is worth 9, 10 is due")
        .refuses(MINOA, Handed.NONE, "C13.1: that is worth 0, 10 is due")
        .refuses(MINOA, Handed.of(IVORY, IVORY), "C13.1: 2 ivory is more than the hand has")
        .refuses(MINOA, Handed.of(IVORY, GOLD), "C13.1: ivory, gold is more than the hand has")
        .then(MINOA, Handed.of(IVORY, IRON))
        .tells(new CardDiscarded(MINOA, Card.of(IVORY, Block.WEST)))
        .becomes("minoa: holds ochre, wool, tin, water");
  }

  @Test
  @Rule({"C13.3", "D11"})
  void noCardThatIsNotNeeded() {
    corruption("minoa: knossos 1; holds ochre, iron, wool, tin, ivory, corruption")
        .refuses(MINOA, Handed.of(OCHRE, WOOL, TIN), "C13.3: ochre is not needed")
        .refuses(MINOA, Handed.of(IRON, WOOL, IVORY), "C13.3: iron is not needed")
        .then(MINOA, Handed.of(TIN, WOOL))
        .becomes("minoa: holds ochre, iron, ivory");
  }

  @Test
  @Rule("C13.1")
  void setsDoNotMatter() {
    corruption("minoa: knossos 1; holds ochre 5, tin, copper, corruption")
        .refuses(
            MINOA,
            Handed.of(OCHRE, OCHRE, OCHRE, OCHRE, OCHRE),
            "C13.1: that is worth 5, 10 is due")
        .then(MINOA, Handed.of(TIN, OCHRE, OCHRE, OCHRE, OCHRE))
        .becomes("minoa: holds ochre, copper");
  }

  @Test
  @Rule({"C13.1", "C13.3"})
  void waterHasNoFaceValue() {
    corruption("minoa: knossos 1; holds tin, copper, ivory, water 2, corruption")
        .refuses(MINOA, Handed.of(TIN, COPPER, WATER), "C13.3: water has no face value")
        .then(MINOA, Handed.of(TIN, COPPER))
        .becomes("minoa: holds ivory, water 2");
  }

  @Test
  @Rule("C13.3")
  void aHandWorthLessGoesButForWater() {
    corruption("minoa: knossos 1; holds ochre, marble, water 2, corruption")
        .refuses(MINOA, Handed.of(MARBLE), "C13.1: that is worth 8, 9 is due")
        .then(MINOA, Handed.of(OCHRE, MARBLE))
        .becomes("minoa: holds water 2");
    corruption("minoa: knossos 1; holds ochre, ivory, corruption")
        .then(MINOA, Handed.of(OCHRE, IVORY))
        .becomes("minoa: holds nothing");
  }

  @Test
  @Rule("C13.3")
  void withNothingToGiveUpNothingHappens() {
    corruption("minoa: knossos 1; holds water, corruption").changesNothing();
    corruption("minoa: knossos 1; holds corruption").changesNothing();
  }

  @Test
  @Rule({"C13.2", "law.3"})
  void lawHalvesTheDemand() {
    corruption("minoa: knossos 1; law; holds wool, tin, ivory, corruption")
        .explains(MINOA, "10 − 5 Law (law.3) = 5")
        .refuses(MINOA, Handed.of(WOOL), "C13.1: that is worth 4, 5 is due")
        .refuses(MINOA, Handed.of(WOOL, TIN), "C13.3: wool is not needed")
        .then(MINOA, Handed.of(TIN))
        .becomes("minoa: holds wool, ivory");
  }

  @Test
  @Rule({"C13.2", "coinage.3", "wonder-of-the-world.4"})
  void coinageAndTheWonderOfTheWorldRaiseIt() {
    corruption(
            """
            minoa: knossos 1; coinage, wonder-of-the-world;
                holds ochre, iron, marble, ivory 2, corruption
            """)
        .explains(
            MINOA,
            "10 + 5 Coinage (coinage.3) + 5 Wonder of the World (wonder-of-the-world.4) = 20")
        .refuses(MINOA, Handed.of(IVORY, IVORY, OCHRE), "C13.1: that is worth 19, 20 is due")
        .then(MINOA, Handed.of(IVORY, MARBLE, IRON, OCHRE))
        .becomes("minoa: holds ivory");
  }

  @Test
  @Rule({"RU.85", "C13.3"})
  void theOnlyWayIsAskedForToo() {
    corruption("minoa: knossos 1; holds gold 3, corruption")
        .waitsFor(MINOA)
        .then(MINOA, Handed.of(GOLD, GOLD))
        .becomes("minoa: holds gold");
    corruption("minoa: knossos 1; law; holds ochre, iron, ivory, corruption")
        .waitsFor(MINOA)
        .then(MINOA, Handed.of(IVORY))
        .becomes("minoa: holds ochre, iron");
  }

  @Test
  @Rule({"RU.11", "G21"})
  void ofEqualCardsTheOneOfTheWestGoesFirst() {
    Example.both(18, "minoa: knossos 1; law; holds west gold, east gold, corruption")
        .calls(CORRUPTION, new Corruption())
        .then(MINOA, Handed.of(GOLD))
        .tells(new CardDiscarded(MINOA, Card.of(GOLD, Block.WEST)))
        .becomes("minoa: holds east gold");
  }

  @Test
  @Rule({"RU.12", "P9.10"})
  void twoCopiesAreTakenTogether() {
    Example.both(
            18,
            """
            minoa: knossos 1; holds gold 2, ivory, corruption
            saba: saba 1; holds pearls 2, silk, corruption
            """)
        .calls(CORRUPTION, new Corruption())
        .waitsFor(MINOA, SABA);
  }
}
