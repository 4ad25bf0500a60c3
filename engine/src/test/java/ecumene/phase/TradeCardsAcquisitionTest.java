package ecumene.phase;

import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.HATTI;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.phase.BuyCard.Bought.NOTHING;
import static ecumene.phase.Phase.TRADE_CARDS_ACQUISITION;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.Rule;
import ecumene.event.CardEvent.CardDrawn;
import ecumene.event.CardEvent.UnseenCardDrawn;
import ecumene.event.PieceEvent.TreasuryPaid;
import ecumene.example.Answers;
import ecumene.example.Example;
import ecumene.facts.Block;
import ecumene.facts.CalamityCard;
import ecumene.facts.Commodity;
import ecumene.facts.TradeCard;
import ecumene.phase.BuyCard.Bought;
import ecumene.table.Decision;
import ecumene.world.Card;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The stacks are not shuffled: the tradeable calamity lies on top, then the other. */
class TradeCardsAcquisitionTest {
  private static final Card CLAY = west(Commodity.CLAY);
  private static final Card TREACHERY = west(CalamityCard.TREACHERY);

  /** A whole stack 9. */
  private static final String STACK_9 = "holds ivory 4, gold 5, regression, piracy\n";

  private static Example acquires(String position) {
    return Example.west(5, position).plays(TRADE_CARDS_ACQUISITION);
  }

  private static Card west(TradeCard face) {
    return Card.of(face, Block.WEST);
  }

  @Test
  @Rule({"P6.1", "1.10"})
  void fewestCitiesFirstOneCardIsDrawnFromEachStackUpToTheNumberOfCities() {
    var example =
        acquires(
            """
            minoa: city knossos, city rhodes
            hatti: city troy
            egypt: city memphis
            """);
    assertThat(example.events())
        .containsExactly(
            new CardDrawn(HATTI, 1, CLAY),
            new CardDrawn(EGYPT, 1, CLAY),
            new CardDrawn(MINOA, 1, CLAY),
            new CardDrawn(MINOA, 2, TREACHERY));
    example.becomes(
        """
        minoa: holds clay, treachery
        hatti: holds clay
        egypt: holds clay
        """);
  }

  @Test
  @Rule("P6.1")
  void whoHasNoCitiesDrawsNothing() {
    acquires("minoa: knossos 3").changesNothing();
  }

  @Test
  @Rule({"P6.1", "2.8", "S1.9"})
  void eachPlayerDrawsFromTheStacksOfTheOwnBlock() {
    Example.both(12, "minoa: city knossos\nsaba: city saba")
        .plays(TRADE_CARDS_ACQUISITION)
        .becomes("minoa: holds west hides\nsaba: holds east hides");
  }

  @Test
  @Rule({"P6.2", "S1.8", "2.7"})
  void fromAnEmptyStackWaterIsDrawn() {
    acquires(
            """
            minoa: city knossos, city rhodes
            hatti: holds ochre 9, clay 9
            egypt: city memphis
            """)
        .tells(new CardDrawn(EGYPT, 1, Card.WATER))
        .becomes(
            """
            minoa: holds water, treachery
            egypt: holds water
            """);
  }

  @Test
  @Rule("P6.3")
  void furtherCardsAreBoughtFromStackNineInTheSameOrder() {
    acquires(
            """
            minoa: city knossos; treasury 15
            hatti: city troy; treasury 14
            egypt: treasury 31
            """)
        .waitsFor(EGYPT)
        .asks(new BuyCard(EGYPT, List.of(new Bought(9, 15)), 31))
        .refuses(EGYPT, new Bought(9, 0), "P6.3: stack 9 is not to be had for 0")
        .refuses(EGYPT, new Bought(8, 13), "P6.3: stack 8 is not to be had for 13")
        .refuses(EGYPT, new Bought(0, 1), "P6.3: stack 0 is not to be had for 1")
        .then(EGYPT, new Bought(9, 15))
        .shows(EGYPT, new CardDrawn(EGYPT, 9, west(CalamityCard.PIRACY)))
        .waitsFor(EGYPT)
        .then(EGYPT, new Bought(9, 15))
        .waitsFor(MINOA)
        .then(MINOA, NOTHING)
        .becomes(
            """
            minoa: holds clay
            hatti: holds clay
            egypt: treasury 1; holds regression, piracy
            """);
  }

  @Test
  @Rule({"P6.3", "S1.8"})
  void anEmptyStackGivesWaterAtTheSamePrice() {
    acquires("minoa: treasury 16\nhatti: " + STACK_9)
        .then(MINOA, new Bought(9, 15))
        .becomes("minoa: treasury 1; holds water");
  }

  @Test
  @Rule("cartography.1")
  void cartographyAddsStacksTwoAndSeven() {
    acquires("minoa: treasury 28; cartography")
        .asks(
            new BuyCard(MINOA, List.of(new Bought(2, 5), new Bought(7, 13), new Bought(9, 15)), 28))
        .then(MINOA, new Bought(2, 5))
        .then(MINOA, new Bought(2, 5))
        .then(MINOA, new Bought(7, 13))
        .then(MINOA, new Bought(2, 5))
        .becomes(
            """
            minoa: treasury 0;
                holds iron, volcanic-eruption-or-earthquake, treachery, civil-disorder
            """);
  }

  @Test
  @Rule("rhetoric.1")
  void rhetoricAddsStackThree() {
    acquires("minoa: treasury 18; rhetoric")
        .asks(new BuyCard(MINOA, List.of(new Bought(3, 9), new Bought(9, 15)), 18))
        .then(MINOA, new Bought(3, 9))
        .then(MINOA, new Bought(3, 9))
        .becomes("minoa: treasury 0; holds famine, slave-revolt");
  }

  @Test
  @Rule("mining.1")
  void miningAddsStacksSixAndEight() {
    acquires("minoa: treasury 39; mining")
        .asks(
            new BuyCard(
                MINOA, List.of(new Bought(6, 13), new Bought(8, 13), new Bought(9, 15)), 39))
        .then(MINOA, new Bought(6, 13))
        .then(MINOA, new Bought(8, 13))
        .then(MINOA, new Bought(8, 13))
        .becomes("minoa: treasury 0; holds epidemic, corruption, iconoclasm-and-heresy");
  }

  @Test
  @Rule("wonder-of-the-world.1")
  void aWonderTakesOneCardForNothingFromAStackAboveTheNumberOfCities() {
    acquires(
            """
            minoa: city knossos, city rhodes, city thera, city argos, city salamis, city chalcis;
                wonder-of-the-world
            """)
        .asks(new BuyCard(MINOA, List.of(new Bought(7, 0), new Bought(8, 0), new Bought(9, 0)), 0))
        .refuses(MINOA, new Bought(6, 0), "P6.3: stack 6 is not to be had for 0")
        .then(MINOA, new Bought(8, 0))
        .doesNotTell(new TreasuryPaid(MINOA, 0))
        .becomes(
            """
            minoa: holds clay, treachery, slave-revolt, superstition, barbarian-hordes, epidemic, \
            iconoclasm-and-heresy
            """);
  }

  @Test
  @Rule("wonder-of-the-world.1")
  void aWonderIsUsedInTurnAsOneOfThePurchasesAndMayGiveWater() {
    acquires(
            """
            minoa: treasury 15; wonder-of-the-world
            egypt: city memphis; wonder-of-the-world
            hatti:\
            """
                + STACK_9)
        .waitsFor(MINOA)
        .then(MINOA, new Bought(9, 0))
        .asks(new BuyCard(MINOA, List.of(new Bought(9, 15)), 15))
        .then(MINOA, NOTHING)
        .waitsFor(EGYPT)
        .then(EGYPT, NOTHING)
        .becomes("minoa: holds water\negypt: holds clay");
  }

  @Test
  @Rule("wonder-of-the-world.1")
  void aWonderGivesOneCardATurnBeforeOrAfterThoseThatArePaidFor() {
    var free = new Bought(9, 0);
    var paid = new Bought(9, 15);
    acquires("minoa: treasury 45; wonder-of-the-world\nhatti:" + STACK_9)
        .then(MINOA, paid)
        .then(MINOA, free)
        .asks(new BuyCard(MINOA, List.of(paid), 30))
        .then(MINOA, paid)
        .refuses(MINOA, free, "P6.3: stack 9 is not to be had for 0")
        .refuses(MINOA, Decision.NO, "P6.3: that is not an answer to this question")
        .then(MINOA, paid)
        .becomes("minoa: treasury 0; holds water 4");
  }

  @Test
  @Rule("wonder-of-the-world.2")
  void withNineCitiesThereIsNoStackForAWonder() {
    acquires(
            """
            minoa: city knossos, city rhodes, city thera, city argos, city salamis, city chalcis, \
            city corinth, city ithaca, city sparta; wonder-of-the-world
            """)
        .becomes(
            """
            minoa: holds clay, treachery, slave-revolt, superstition, barbarian-hordes, epidemic, \
            civil-disorder, iconoclasm-and-heresy, piracy
            """);
  }

  @Test
  @Rule({"P6.4", "P6.5", "RU.90", "1.15"})
  void whichCardWasDrawnNobodyElseKnows() {
    acquires("minoa: city knossos; treasury 15")
        .then(MINOA, new Bought(9, 15))
        .hides(EGYPT, new CardDrawn(MINOA, 1, CLAY))
        .shows(EGYPT, new UnseenCardDrawn(MINOA, 1))
        .hides(EGYPT, new CardDrawn(MINOA, 9, west(CalamityCard.PIRACY)))
        .shows(EGYPT, new UnseenCardDrawn(MINOA, 9))
        .shows(EGYPT, new TreasuryPaid(MINOA, 15));
  }

  @Test
  void everyOfferCanBeTakenAtRandomAndNoneIsForced() {
    var question = new BuyCard(MINOA, List.of(new Bought(2, 5), new Bought(9, 15)), 28);
    assertThat(Answers.any(question))
        .containsExactlyInAnyOrder(NOTHING, new Bought(2, 5), new Bought(9, 15));
    assertThat(question.forced()).isNull();
    assertThat(new BuyCard(MINOA, List.of(), 3).forced()).isEqualTo(NOTHING);
  }
}
