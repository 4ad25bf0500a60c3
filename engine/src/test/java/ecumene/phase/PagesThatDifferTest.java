package ecumene.phase;

import static ecumene.event.CalamityEvent.BeneficiaryFound.Ground.MOST_IN_STOCK;
import static ecumene.event.CalamityEvent.BeneficiaryFound.Ground.TRADED;
import static ecumene.facts.CalamityCard.BARBARIAN_HORDES;
import static ecumene.facts.CalamityCard.EPIDEMIC;
import static ecumene.facts.CalamityCard.FAMINE;
import static ecumene.facts.CalamityCard.FLOOD;
import static ecumene.facts.CalamityCard.SUPERSTITION;
import static ecumene.facts.CalamityCard.TREACHERY;
import static ecumene.facts.CalamityCard.TRIBAL_CONFLICT;
import static ecumene.facts.CalamityCard.VOLCANIC_ERUPTION_OR_EARTHQUAKE;
import static ecumene.facts.Civilization.ASSYRIA;
import static ecumene.facts.Civilization.BABYLON;
import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Civilization.NUBIA;
import static ecumene.facts.Civilization.PERSIA;
import static ecumene.facts.Civilization.ROME;
import static ecumene.facts.Civilization.SABA;
import static ecumene.table.Decision.YES;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.Rule;
import ecumene.calamity.Calamities;
import ecumene.calamity.Called;
import ecumene.event.CalamityEvent.BeneficiaryFound;
import ecumene.event.CalamityEvent.CalamityCancelled;
import ecumene.event.CalamityEvent.CalamityStruck;
import ecumene.event.CalamityEvent.VictimsNamed;
import ecumene.event.CardEvent.CalamityDiscarded;
import ecumene.example.Example;
import ecumene.facts.Area;
import ecumene.facts.Block;
import ecumene.facts.CalamityCard;
import ecumene.facts.Seats;
import ecumene.loss.Losses;
import ecumene.table.Picked;
import ecumene.world.Card;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What is played where the English and the Polish pages say different things. */
class PagesThatDifferTest {
  private static final Area KNOSSOS = Area.of("knossos");
  private static final Area MEMPHIS = Area.of("memphis");
  private static final Area PHAESTOS = Area.of("phaestos");
  private static final Area TANIS = Area.of("tanis");

  private static Called called(CalamityCard card) {
    return new Called(card, Calamities.of(card));
  }

  private static Example west(CalamityCard card, String position) {
    return Example.west(9, position).plays(called(card));
  }

  private static Example both(CalamityCard card, String position) {
    return Example.both(18, position).plays(called(card));
  }

  @Test
  @Rule({"RU.91", "P8.5"})
  void aDiscardedCalamityIsShownAndLiesOnItsPileNotInItsStack() {
    var example =
        Example.west(8, "minoa: holds famine, treachery, barbarian-hordes")
            .plays(Phase.CALAMITY_SELECTION);
    var cards = example.after().cards();
    var piled =
        IntStream.rangeClosed(1, 9)
            .mapToObj(number -> cards.discards(Block.WEST, number))
            .flatMap(pile -> pile.stream())
            .toList();
    assertThat(piled).hasSize(1);
    assertThat(example.events())
        .filteredOn(CalamityDiscarded.class::isInstance)
        .map(event -> ((CalamityDiscarded) event).card())
        .isEqualTo(piled);
    int stack = piled.getFirst().face().stack();
    assertThat(cards.stack(Block.WEST, stack)).doesNotContain(piled.getFirst());
  }

  @Test
  @Rule({"RU.92", "RU.93", "P9.7", "P9.8"})
  void victimsAreNamedFirstAndThePrimaryOneMayTakeTheLossesLast() {
    west(
            EPIDEMIC,
            """
            egypt: memphis 9, tanis 9; holds epidemic
            minoa: knossos 9, phaestos 9
            rome: rome 9, samnium 9
            """)
        .tells(new VictimsNamed(EPIDEMIC, EGYPT, Seats.of(MINOA, ROME)))
        .waitsFor(EGYPT, MINOA, ROME)
        .then(MINOA, Losses.NONE.tokens(KNOSSOS, 9).tokens(PHAESTOS, 1))
        .then(ROME, Losses.NONE.tokens(Area.of("rome"), 9).tokens(Area.of("samnium"), 1))
        .waitsFor(EGYPT)
        .then(EGYPT, Losses.NONE.tokens(MEMPHIS, 9).tokens(TANIS, 6))
        .becomes("egypt: tanis 3\nminoa: phaestos 8\nrome: samnium 8");
  }

  @Test
  @Rule({"RU.94", "P9.1"})
  void whoWaitsWaitsForHigherRankingWhateverThePosition() {
    Example.west(
            9,
            """
            egypt: memphis 4, tanis 4; holds tribal-conflict; space 9
            minoa: city knossos, city phaestos; holds city-riots; space 1
            """)
        .plays(new MinorCalamities())
        .waitsInTurn(MINOA, EGYPT);
  }

  @Test
  @Rule({"RU.95", "P9.3"})
  void theFirstCallIsForTheWholeCard() {
    var example =
        Example.west(
                9,
                """
                minoa: city knossos; holds treachery from rome
                egypt: city memphis; holds volcanic-eruption-or-earthquake
                hellas: city thera; holds superstition
                """)
            .plays(Phase.CALAMITY_RESOLUTION);
    assertThat(example.events())
        .filteredOn(CalamityStruck.class::isInstance)
        .map(event -> ((CalamityStruck) event).card().face())
        .containsExactly(VOLCANIC_ERUPTION_OR_EARTHQUAKE, TREACHERY, SUPERSTITION);
  }

  @Test
  @Rule({"RU.96", "P9.5"})
  void whatMakesACalamityWorseAppliesWithoutAskingToo() {
    west(FAMINE, "minoa: knossos 20; agriculture; holds famine")
        .explains(MINOA, "10 + 5 Agriculture (agriculture.6) = 15")
        .becomes("minoa: knossos 5");
  }

  @Test
  @Rule({"RU.97", "P9.11"})
  void aPrimaryVictimIsSparedTheOtherCopyAndNotNextTurn() {
    both(
            EPIDEMIC,
            """
            minoa: knossos 15, rhodes 5; holds epidemic from egypt
            saba: aden 20; holds epidemic from egypt
            babylon: babylon 1
            persia: persepolis 1
            nubia: napata 1
            """)
        .then(MINOA, YES)
        .asksToName(MINOA, Seats.of(BABYLON, PERSIA, NUBIA), 2);
    Example.both(
            18,
            """
            minoa: knossos 20; holds epidemic from egypt
            saba: aden 12
            babylon: babylon 12
            """)
        .plays(
            table -> {
              called(EPIDEMIC).play(table);
              table.world().turnPasses();
              table.world().cards().deal(SABA, Card.of(EPIDEMIC, Block.EAST));
              called(EPIDEMIC).play(table);
            })
        .tells(new VictimsNamed(EPIDEMIC, MINOA, Seats.of(SABA, BABYLON)))
        .tells(new VictimsNamed(EPIDEMIC, SABA, Seats.of(MINOA, BABYLON)));
  }

  /** Assyria lies in the west of the map and plays with the cards of the east. */
  @Test
  @Rule({"RU.98", "P9.12", "S3.3"})
  void theBlockIsThatOfTheCards() {
    Example.both(
            13,
            """
            assyria: assyria 12; holds famine
            saba: aden 6
            babylon: babylon 6
            persia: persepolis 6
            nubia: napata 6
            minoa: knossos 6
            egypt: tanis 6
            """)
        .plays(called(FAMINE))
        .asksToName(ASSYRIA, Seats.of(SABA, BABYLON, PERSIA, NUBIA), 3);
  }

  @Test
  @Rule({"RU.99", "P9.12", "D12"})
  void whoIsHitThroughAnAreaIsHitByTheOtherCopyToo() {
    both(
            FLOOD,
            """
            minoa: tanis 2; holds flood
            saba: fayum 7; holds flood
            egypt: memphis 12
            """)
        .becomes("minoa: nothing\nsaba: nothing\negypt: memphis 2");
  }

  @Test
  @Rule({"RU.100", "P9.14"})
  void primaryVictimsMayGainByEachOthersCopyAndNotByTheirOwn() {
    both(
            TREACHERY,
            """
            minoa: city knossos; holds treachery from saba
            saba: city aden; holds treachery from minoa
            """)
        .tells(new BeneficiaryFound(TREACHERY, MINOA, SABA, TRADED))
        .tells(new BeneficiaryFound(TREACHERY, SABA, MINOA, TRADED))
        .then(MINOA, Picked.of(Area.of("aden")))
        .becomes("minoa: city aden\nsaba: city knossos");
    Example.west(
            5,
            """
            minoa: city knossos; holds treachery
            assyria: city tyre, city sidon
            hatti: city troy, city sardes
            hellas: city athens, city thrace
            egypt: city memphis, city tanis
            """)
        .plays(called(TREACHERY))
        .tells(new BeneficiaryFound(TREACHERY, MINOA, ASSYRIA, MOST_IN_STOCK));
  }

  @Test
  @Rule({"RU.101", "P9.21"})
  void theCityThatIsReducedForDamageIsTheVictimsOwn() {
    Example.west(9, "minoa: city knossos, phaestos 4; holds tribal-conflict\negypt: city memphis")
        .plays(new MinorCalamities())
        .tells(new CalamityStruck(Card.of(TRIBAL_CONFLICT, Block.WEST), MINOA))
        .refuses(
            MINOA,
            Losses.NONE.reduce(MEMPHIS, 4).tokens(PHAESTOS, 4),
            "P9.20: nothing can be taken in memphis")
        .then(MINOA, Losses.NONE.reduce(KNOSSOS, 4).tokens(PHAESTOS, 4))
        .becomes("minoa: knossos 4");
  }

  @Test
  @Rule({"RU.102", "P9.22"})
  void asAnEffectACityIsReducedToTheLimitAndFewerOnlyForWantOfStock() {
    west(SUPERSTITION, "minoa: city knossos; holds superstition").becomes("minoa: knossos 3");
    west(SUPERSTITION, "minoa: city knossos; treasury 54; holds superstition")
        .becomes("minoa: knossos 1");
  }

  @Test
  @Rule({"RU.103", "P9.30"})
  void withoutALegalTargetItIsCancelled() {
    west(SUPERSTITION, "minoa: knossos 3; holds superstition")
        .tells(new CalamityCancelled(SUPERSTITION, MINOA, "C6.3"))
        .changesNothing();
  }

  @Test
  @Rule({"RU.104", "P9.31"})
  void stockDecidesOnlyWhereTheCardWasNotTraded() {
    west(TREACHERY, "minoa: city knossos; holds treachery from egypt\negypt: city memphis, tanis 9")
        .tells(new BeneficiaryFound(TREACHERY, MINOA, EGYPT, TRADED))
        .becomes("minoa: nothing\negypt: city memphis, city knossos, tanis 9");
  }

  @Test
  @Rule({"RU.105", "C8.5"})
  void theBeneficiaryIsSparedOnlyWhatTheCardSays() {
    west(
            BARBARIAN_HORDES,
            """
            minoa: city knossos, phaestos 2; holds barbarian-hordes from egypt
            egypt: phaestos 1
            """)
        .becomes("minoa: nothing\negypt: nothing\nbarbarians: knossos 3, phaestos 2");
  }
}
