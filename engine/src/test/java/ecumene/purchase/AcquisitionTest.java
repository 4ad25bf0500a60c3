package ecumene.purchase;

import static ecumene.facts.Advance.ANATOMY;
import static ecumene.facts.Advance.EMPIRICISM;
import static ecumene.facts.Advance.LIBRARY;
import static ecumene.facts.Advance.MEDICINE;
import static ecumene.facts.Advance.MONUMENT;
import static ecumene.facts.Advance.MYSTICISM;
import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Civilization.ROME;
import static ecumene.facts.Colour.ARTS;
import static ecumene.facts.Colour.RELIGION;
import static ecumene.facts.Colour.SCIENCE;
import static ecumene.facts.Commodity.FRUIT;
import static ecumene.facts.Commodity.GEMSTONES;
import static ecumene.facts.Commodity.GOLD;
import static ecumene.facts.Commodity.INCENSE;
import static ecumene.facts.Commodity.OCHRE;
import static ecumene.phase.Phase.ADVANCES_ACQUISITION;
import static ecumene.purchase.Acquiring.minoa;

import ecumene.Rule;
import ecumene.event.AdvanceEvent.AdvanceAcquired;
import ecumene.event.AdvanceEvent.AdvancesPaid;
import ecumene.event.AdvanceEvent.CardSubstituted;
import ecumene.event.AdvanceEvent.CreditsChosen;
import ecumene.event.CardEvent.CardDiscarded;
import ecumene.event.PieceEvent.TreasuryPaid;
import ecumene.event.Price;
import ecumene.event.Price.AdvanceCredit;
import ecumene.event.Price.ColourCredit;
import ecumene.example.Example;
import ecumene.facts.Block;
import ecumene.table.Pace.StopWaiting;
import ecumene.table.Pace.WaitForTurn;
import ecumene.world.Card;
import java.util.List;
import org.junit.jupiter.api.Test;

class AcquisitionTest {
  private static final Purchase NOTHING = Purchase.NOTHING;

  @Test
  @Rule({"P12.1", "P12.2", "P12.3", "P12.4", "P12.5", "P12.7", "monument.1"})
  void severalAdvancesAreBoughtAndNoneOfThemMakesAnotherCheaper() {
    var religion = new ColourCredit(RELIGION, 15, "P12.2");
    minoa("treasury 20; credits religion 15, crafts 5; holds fruit 9, iron 3")
        .then(
            MINOA,
            NOTHING
                .buy(MYSTICISM, MONUMENT)
                .hand(FRUIT, FRUIT, FRUIT, FRUIT, FRUIT, FRUIT, FRUIT, FRUIT)
                .pay(8)
                .choose(ARTS, 10)
                .choose(SCIENCE, 10))
        .tells(new AdvanceAcquired(MINOA, new Price(MYSTICISM, List.of(religion))))
        .tells(new AdvanceAcquired(MINOA, new Price(MONUMENT, List.of(religion))))
        .tells(new AdvancesPaid(MINOA, 35 + 165, 192, 8))
        .tells(new TreasuryPaid(MINOA, 8))
        .tells(new CardDiscarded(MINOA, Card.of(FRUIT, Block.WEST)))
        .tells(new CreditsChosen(MINOA, ARTS, 10))
        .tells(new CreditsChosen(MINOA, SCIENCE, 10))
        .doesNotTell(new CreditsChosen(MINOA, RELIGION, 0))
        .becomes(
            """
            minoa: treasury 12; new mysticism, new monument; holds fruit, iron 3;
                promised arts 15, crafts 10, religion 15, science 10
            """);
  }

  @Test
  @Rule({"library.1", "anatomy.1", "P12.4"})
  void theLogExplainsWhatLibraryAndAnatomyTakeOff() {
    var science = new ColourCredit(SCIENCE, 20, "P12.2");
    minoa("medicine; credits science 20; holds gold 5, incense 5")
        .then(
            MINOA,
            NOTHING
                .buy(LIBRARY, ANATOMY)
                .lower(ANATOMY)
                .add(EMPIRICISM)
                .hand(GOLD, GOLD, GOLD, GOLD, GOLD, INCENSE, INCENSE, INCENSE, INCENSE, INCENSE))
        .tells(new AdvanceAcquired(MINOA, new Price(LIBRARY, List.of(science))))
        .tells(
            new AdvanceAcquired(
                MINOA,
                new Price(
                    ANATOMY,
                    List.of(
                        science,
                        new AdvanceCredit(MEDICINE, 20, "P12.2"),
                        new AdvanceCredit(LIBRARY, 40, "library.1")))))
        .tells(
            new AdvanceAcquired(
                MINOA,
                new Price(
                    EMPIRICISM, List.of(science, new AdvanceCredit(ANATOMY, 40, "anatomy.1")))))
        .tells(new AdvancesPaid(MINOA, 200 + 190, 400, 0))
        .doesNotTell(new TreasuryPaid(MINOA, 0))
        .becomes(
            """
            minoa: new library, new empiricism, medicine, new anatomy; holds nothing;
                promised arts 10, civics 5, crafts 10, religion 5, science 50
            """);
  }

  @Test
  @Rule({"trade-empire.1", "mining.2"})
  void theLogTellsWhatStoodInAndWhatTreasuryWasWorth() {
    minoa("treasury 10; mining, trade-empire; holds gemstones, gold, ochre")
        .then(
            MINOA,
            NOTHING.buy(MYSTICISM).hand(GEMSTONES, GOLD, OCHRE).substitute(GOLD, GEMSTONES).pay(9))
        .tells(new CardSubstituted(MINOA, GOLD, GEMSTONES))
        .tells(new AdvancesPaid(MINOA, 50, 33, 18))
        .becomes(
            """
            minoa: treasury 1; new mysticism, mining, trade-empire; holds nothing;
                promised arts 5, religion 5
            """);
  }

  private static Example threeBuyers() {
    return Example.west(
            9,
            """
            minoa: treasury 50; space 4
            hatti: space 3
            rome: treasury 50; space 7; mysticism
            egypt: treasury 50; space 7
            """)
        .plays(ADVANCES_ACQUISITION)
        .waitsInTurn(ROME, EGYPT, MINOA);
  }

  @Test
  @Rule({"P12.8", "1.9"})
  void turnsGoByPositionAndRankingBreaksTies() {
    threeBuyers()
        .then(ROME, NOTHING)
        .waitsInTurn(EGYPT, MINOA)
        .then(EGYPT, NOTHING)
        .waitsInTurn(MINOA)
        .then(MINOA, NOTHING)
        .doesNotTell(new AdvancesPaid(MINOA, 0, 0, 0))
        .changesNothing();
  }

  @Test
  @Rule({"P12.9", "1.11"})
  void whoDoesNotWaitForTheTurnBuysAtOnce() {
    threeBuyers()
        .then(MINOA, NOTHING.buy(MYSTICISM).pay(50))
        .waitsInTurn(ROME, EGYPT)
        .then(EGYPT, NOTHING.buy(MYSTICISM).pay(50))
        .waitsInTurn(ROME)
        .then(ROME, NOTHING)
        .becomes(
            """
            minoa: treasury 0; new mysticism; promised arts 5, religion 5
            egypt: treasury 0; new mysticism; promised arts 5, religion 5
            """);
  }

  @Test
  @Rule({"P12.9", "RU.88", "1.11"})
  void whoWaitsWaitsForThoseFurtherOnWhateverTheirRanking() {
    threeBuyers()
        .refuses(ROME, new WaitForTurn(), "RU.88: there is nobody to wait for")
        .then(MINOA, new WaitForTurn())
        .showsWaiting(MINOA, ROME, EGYPT)
        .then(EGYPT, new WaitForTurn())
        .showsWaiting(EGYPT, ROME)
        .then(ROME, NOTHING)
        .showsWaiting(MINOA, EGYPT)
        .then(MINOA, new StopWaiting())
        .showsWaiting(MINOA)
        .then(MINOA, NOTHING.buy(MYSTICISM).pay(50))
        .then(EGYPT, NOTHING)
        .becomes("minoa: treasury 0; new mysticism; promised arts 5, religion 5");
  }
}
