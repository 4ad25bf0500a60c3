package ecumene.loss;

import static ecumene.event.CalamityEvent.BeneficiaryFound.Ground.TRADED;
import static ecumene.facts.CalamityCard.FAMINE;
import static ecumene.facts.CalamityCard.PIRACY;
import static ecumene.facts.Civilization.ASSYRIA;
import static ecumene.facts.Civilization.CARTHAGE;
import static ecumene.facts.Civilization.CELT;
import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.HATTI;
import static ecumene.facts.Civilization.HELLAS;
import static ecumene.facts.Civilization.IBERIA;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Civilization.NUBIA;
import static ecumene.facts.Civilization.ROME;
import static ecumene.facts.Civilization.SABA;
import static ecumene.table.Decision.NO;
import static ecumene.table.Decision.YES;

import ecumene.Rule;
import ecumene.calamity.Famine;
import ecumene.calamity.Piracy;
import ecumene.event.CalamityEvent.BeneficiaryFound;
import ecumene.example.Example;
import ecumene.facts.Area;
import ecumene.facts.Seats;
import ecumene.table.Named;
import ecumene.table.Picked;
import org.junit.jupiter.api.Test;

class RolesTest {

  /** Both primary victims are of the west, for one of them has seized a card of the east. */
  private static Example twoFaminesInOneBlock() {
    return Example.both(
            18,
            """
            minoa: knossos 6, phaestos 6; holds famine
            hatti: hattusa 6, kanesh 6; holds east famine
            saba: saba 3, aden 3
            assyria: assyria 3, van 3
            celt: belgica 3, alesia 3
            carthage: carthage 3, thapsus 3
            rome: rome 3, samnium 3
            iberia: iberus 3, corduba 3
            hellas: athens 3, thrace 3
            egypt: memphis 3, tanis 3
            """)
        .calls(FAMINE, new Famine());
  }

  private static Losses five(String first, String second) {
    return Losses.NONE.tokens(Area.of(first), 3).tokens(Area.of(second), 2);
  }

  @Test
  @Rule({"P9.11", "P9.10", "P9.12", "G15"})
  void whoeverWasNamedForOneCopyIsNotNamedForTheOther() {
    twoFaminesInOneBlock()
        .then(MINOA, NO)
        .then(HATTI, NO)
        .asksToName(MINOA, Seats.of(ASSYRIA, CELT, CARTHAGE, ROME, IBERIA, HELLAS, EGYPT), 3)
        .refuses(
            MINOA,
            Named.of(HATTI, ROME, EGYPT),
            "P9.11: Hatti is primary victim of the same calamity")
        .refuses(MINOA, Named.of(CELT, IBERIA, ROME, EGYPT), "P9.7: 4 are named, 3 are due")
        .refuses(MINOA, Named.of(CELT, IBERIA, SABA), "P9.12: Saba is not of your block")
        .then(MINOA, Named.of(ASSYRIA, ROME, EGYPT))
        .asksToName(HATTI, Seats.of(CELT, CARTHAGE, IBERIA, HELLAS), 3)
        .refuses(HATTI, Named.of(CELT, IBERIA, ROME), "P9.11: Rome has been named already")
        .then(HATTI, Named.of(CELT, IBERIA, HELLAS))
        .waitsFor(MINOA, ASSYRIA, CELT, HATTI, ROME, IBERIA, HELLAS, EGYPT);
  }

  @Test
  @Rule({"P9.11", "P9.10", "P9.15", "G15"})
  void whoeverWasNamedForTheFirstCopyIsNotNamedForTheSecondInRankingOrder() {
    twoFaminesInOneBlock()
        .then(HATTI, YES)
        .then(MINOA, Named.of(ASSYRIA, ROME, EGYPT))
        .then(EGYPT, five("memphis", "tanis"))
        .then(ASSYRIA, five("assyria", "van"))
        .then(ROME, five("rome", "samnium"))
        .then(MINOA, Losses.NONE.tokens(Area.of("knossos"), 6).tokens(Area.of("phaestos"), 4))
        .waitsFor(HATTI)
        .asksToName(HATTI, Seats.of(CELT, CARTHAGE, IBERIA, HELLAS), 3);
  }

  @Test
  @Rule({"P9.11", "P9.13", "P9.31", "RU.87", "G14", "G15"})
  void beneficiaryOfOneCopyIsNotNamedForTheOther() {
    Example.both(
            18,
            """
            minoa: city knossos, city thera; holds piracy from hellas
            saba: city aden, city himyar; holds piracy from egypt
            celt: city londinium
            carthage: city carthage
            rome: city rome
            iberia: city corduba
            nubia: city adulis
            hellas: city athens
            egypt: city alexandria
            """)
        .calls(PIRACY, new Piracy())
        .then(MINOA, YES)
        .tells(new BeneficiaryFound(PIRACY, MINOA, HELLAS, TRADED))
        .doesNotTell(new BeneficiaryFound(PIRACY, SABA, EGYPT, TRADED))
        .asksToName(MINOA, Seats.of(CELT, CARTHAGE, ROME, IBERIA, NUBIA), 2) // RU.87
        .then(MINOA, Named.of(ROME, NUBIA))
        .tells(new BeneficiaryFound(PIRACY, SABA, EGYPT, TRADED))
        .asksToName(SABA, Seats.of(CELT, CARTHAGE, IBERIA), 2)
        .then(SABA, Named.of(CELT, IBERIA))
        .becomes(
            """
            minoa: nothing
            saba: nothing
            celt: nothing
            rome: nothing
            iberia: nothing
            nubia: nothing
            barbarians: city knossos, city thera, city rome, city adulis, city aden, city himyar;
                city londinium, city corduba
            """);
  }

  @Test
  @Rule({"P9.14", "G15"})
  void primaryVictimsCanBeEachOthersBeneficiaries() {
    Example.both(
            18,
            """
            minoa: city knossos, city rhodes, city thera; holds piracy from saba
            saba: city aden, city himyar, city ubar; holds piracy from minoa
            """)
        .calls(PIRACY, new Piracy())
        .then(MINOA, NO)
        .then(SABA, NO)
        .waitsFor(MINOA, SABA)
        .then(SABA, Picked.of(Area.of("knossos"), Area.of("rhodes")))
        .waitsFor(MINOA)
        .then(MINOA, Picked.of(Area.of("aden"), Area.of("ubar")))
        .becomes(
            """
            minoa: city thera
            saba: city himyar
            barbarians: city knossos, city rhodes, city aden, city ubar
            """);
  }
}
