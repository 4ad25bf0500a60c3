package ecumene.calamity;

import static ecumene.event.CalamityEvent.BeneficiaryFound.Ground.MOST_IN_STOCK;
import static ecumene.event.CalamityEvent.BeneficiaryFound.Ground.TRADED;
import static ecumene.facts.CalamityCard.BARBARIAN_HORDES;
import static ecumene.facts.CalamityCard.FAMINE;
import static ecumene.facts.CalamityCard.SUPERSTITION;
import static ecumene.facts.CalamityCard.TYRANNY;
import static ecumene.facts.Civilization.ASSYRIA;
import static ecumene.facts.Civilization.BABYLON;
import static ecumene.facts.Civilization.CARTHAGE;
import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.HATTI;
import static ecumene.facts.Civilization.HELLAS;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Civilization.NUBIA;
import static ecumene.facts.Civilization.PERSIA;
import static ecumene.facts.Civilization.ROME;
import static ecumene.facts.Civilization.SABA;
import static ecumene.table.Decision.NO;
import static ecumene.table.Decision.YES;

import ecumene.Rule;
import ecumene.event.CalamityEvent.BeneficiaryFound;
import ecumene.event.CalamityEvent.CalamityCancelled;
import ecumene.event.CalamityEvent.CalamityTookEffect;
import ecumene.event.CalamityEvent.CopiesTakenInOrder;
import ecumene.event.CalamityEvent.CopiesTakenTogether;
import ecumene.event.CardEvent.CardDiscarded;
import ecumene.example.Example;
import ecumene.facts.Area;
import ecumene.facts.Block;
import ecumene.facts.Seats;
import ecumene.loss.Losses;
import ecumene.table.Named;
import ecumene.table.Picked;
import ecumene.world.Card;
import org.junit.jupiter.api.Test;

class CalledTest {

  private static Example twoFamines() {
    return Example.both(
            18,
            """
            minoa: knossos 6, phaestos 6; holds famine
            saba: saba 6, aden 6; holds famine
            assyria: assyria 3, van 3
            babylon: babylon 3, ur 3
            rome: rome 3, samnium 3
            persia: persepolis 3, susiana 3
            nubia: napata 3, meroe 3
            egypt: memphis 3, tanis 3
            hellas: athens 1
            parthia: nisa 1
            """)
        .calls(FAMINE, new Famine());
  }

  private static Losses five(String first, String second) {
    return Losses.NONE.tokens(Area.of(first), 3).tokens(Area.of(second), 2);
  }

  @Test
  @Rule({"P9.10", "P9.4", "P9.8", "P9.9"})
  void twoCopiesTogetherNameAllVictimsBeforeAnybodySuffers() {
    twoFamines()
        .waitsFor(MINOA, SABA)
        .then(SABA, NO)
        .then(MINOA, NO)
        .tells(new CopiesTakenTogether(FAMINE, Seats.of(MINOA, SABA)))
        .waitsFor(MINOA)
        .then(MINOA, Named.of(ASSYRIA, ROME, EGYPT))
        .waitsFor(SABA)
        .then(SABA, Named.of(BABYLON, PERSIA, NUBIA))
        .waitsFor(MINOA, SABA, ASSYRIA, ROME, EGYPT, BABYLON, PERSIA, NUBIA)
        .then(EGYPT, five("memphis", "tanis"))
        .then(BABYLON, five("babylon", "ur"))
        .then(SABA, Losses.NONE.tokens(Area.of("saba"), 6).tokens(Area.of("aden"), 4))
        .then(ASSYRIA, five("assyria", "van"))
        .then(ROME, five("rome", "samnium"))
        .then(PERSIA, five("persepolis", "susiana"))
        .then(NUBIA, five("napata", "meroe"))
        .then(MINOA, Losses.NONE.tokens(Area.of("knossos"), 6).tokens(Area.of("phaestos"), 4))
        .becomes(
            """
            minoa: phaestos 2
            saba: aden 2
            assyria: van 1
            babylon: ur 1
            rome: samnium 1
            persia: susiana 1
            nubia: meroe 1
            egypt: tanis 1
            """);
  }

  @Test
  @Rule({"P9.10", "P9.15"})
  void onePrimaryVictimMayInsistOnRankingOrder() {
    twoFamines()
        .then(SABA, YES)
        .tells(new CopiesTakenInOrder(FAMINE, Seats.of(SABA), "P9.10"))
        .waitsFor(MINOA)
        .then(MINOA, Named.of(ASSYRIA, ROME, EGYPT))
        .waitsFor(MINOA, ASSYRIA, ROME, EGYPT)
        .then(EGYPT, five("memphis", "tanis"))
        .then(ASSYRIA, five("assyria", "van"))
        .then(ROME, five("rome", "samnium"))
        .then(MINOA, Losses.NONE.tokens(Area.of("knossos"), 6).tokens(Area.of("phaestos"), 4))
        .waitsFor(SABA)
        .then(SABA, Named.of(BABYLON, PERSIA, NUBIA))
        .waitsFor(SABA, BABYLON, PERSIA, NUBIA);
  }

  @Test
  @Rule({"P9.10", "RU.12"})
  void theFirstToInsistDecides() {
    twoFamines()
        .then(MINOA, YES)
        .tells(new CopiesTakenInOrder(FAMINE, Seats.of(MINOA), "P9.10"))
        .waitsFor(MINOA)
        .asksToName(MINOA, Seats.of(ASSYRIA, ROME, HELLAS, EGYPT), 3);
  }

  @Test
  @Rule({"P9.15", "P9.9", "G21"})
  void cancellingOneCopyDoesNotCancelTheOther() {
    Example.both(
            18,
            """
            minoa: knossos 3; holds superstition
            saba: city aden, city himyar; holds superstition
            """)
        .calls(SUPERSTITION, new Superstition())
        .tells(new CopiesTakenTogether(SUPERSTITION, Seats.of(MINOA, SABA)))
        .tells(new CalamityCancelled(SUPERSTITION, MINOA, "C6.3"))
        .tells(new CalamityTookEffect(SUPERSTITION, SABA))
        .tells(new CardDiscarded(MINOA, Card.of(SUPERSTITION, Block.WEST)))
        .tells(new CardDiscarded(SABA, Card.of(SUPERSTITION, Block.EAST)))
        .becomes("saba: aden 2, himyar 2");
  }

  @Test
  @Rule({"P9.15", "P9.31", "RU.12"})
  void theSecondCopyStrikesWhatTheFirstHasLeft() {
    Example.both(
            18,
            """
            minoa: knossos 20; holds tyranny
            hatti: nothing; holds east tyranny
            assyria: assyria 1
            celt: belgica 2
            carthage: carthage 2
            rome: rome 2
            iberia: iberus 2
            hellas: athens 2
            egypt: memphis 2
            """)
        .calls(TYRANNY, new Tyranny())
        .tells(new BeneficiaryFound(TYRANNY, MINOA, HATTI, MOST_IN_STOCK))
        .tells(new BeneficiaryFound(TYRANNY, HATTI, ASSYRIA, MOST_IN_STOCK))
        .becomes(
            """
            minoa: knossos 5
            assyria: assyria 1, knossos 15
            """);
  }

  @Test
  @Rule({"P9.31", "RU.12"})
  void theBeneficiaryOfTheSecondCopyIsFoundAfterTheFirst() {
    Example.both(
            18,
            """
            minoa: knossos 20; holds tyranny
            hatti: hattusa 20; holds east tyranny
            celt: belgica 1
            """)
        .calls(TYRANNY, new Tyranny())
        .tells(new BeneficiaryFound(TYRANNY, MINOA, ASSYRIA, MOST_IN_STOCK))
        .tells(new BeneficiaryFound(TYRANNY, HATTI, CARTHAGE, MOST_IN_STOCK))
        .becomes(
            """
            minoa: knossos 5
            assyria: knossos 15
            hatti: hattusa 5
            carthage: hattusa 15
            """);
  }

  @Test
  @Rule({"P9.10", "RU.12"})
  void copiesInWhichABeneficiaryDecidesAreTakenInRankingOrder() {
    Example.both(
            18,
            """
            minoa: city knossos, city rhodes; monarchy; holds barbarian-hordes from egypt
            saba: city aden, city ubar; monarchy; holds barbarian-hordes from rome
            """)
        .calls(BARBARIAN_HORDES, new BarbarianHordes())
        .waitsFor(EGYPT)
        .doesNotTell(new BeneficiaryFound(BARBARIAN_HORDES, SABA, ROME, TRADED))
        .then(EGYPT, Picked.of(Area.of("rhodes"))) // 10 against 6: 5 are left
        .waitsFor(ROME)
        .then(ROME, Picked.of(Area.of("ubar")))
        .becomes(
            """
            minoa: city knossos
            saba: city aden
            barbarians: rhodes 3, ubar 2
            """);
  }

  @Test
  @Rule({"P9.8", "P9.10", "RU.8", "RU.12"})
  void copiesInWhichVictimsChooseOnlyTheirLossesAreTakenTogether() {
    Example.both(
            18,
            """
            minoa: city knossos, city phaestos, city rhodes, city thera; holds superstition
            saba: city aden, city himyar, city opone, city ubar; holds superstition
            """)
        .calls(SUPERSTITION, new Superstition())
        .waitsFor(MINOA, SABA)
        .then(SABA, Picked.of(Area.of("aden"), Area.of("himyar"), Area.of("opone")))
        .waitsFor(MINOA)
        .then(MINOA, Picked.of(Area.of("knossos"), Area.of("phaestos"), Area.of("thera")))
        .becomes(
            """
            minoa: knossos 3, phaestos 2, city rhodes, thera 3
            saba: aden 2, himyar 2, opone 1, city ubar
            """);
  }
}
