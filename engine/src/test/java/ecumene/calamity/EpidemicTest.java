package ecumene.calamity;

import static ecumene.event.CalamityEvent.BeneficiaryFound.Ground.MOST_IN_STOCK;
import static ecumene.facts.CalamityCard.EPIDEMIC;
import static ecumene.facts.Civilization.ASSYRIA;
import static ecumene.facts.Civilization.BABYLON;
import static ecumene.facts.Civilization.CARTHAGE;
import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.HATTI;
import static ecumene.facts.Civilization.HELLAS;
import static ecumene.facts.Civilization.MAURYA;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Civilization.PERSIA;
import static ecumene.facts.Civilization.ROME;
import static ecumene.facts.Civilization.SABA;
import static ecumene.table.Decision.NO;
import static ecumene.table.Decision.YES;

import ecumene.Rule;
import ecumene.event.CalamityEvent.BeneficiaryFound;
import ecumene.event.CalamityEvent.VictimsNamed;
import ecumene.example.Example;
import ecumene.facts.Area;
import ecumene.facts.Seats;
import ecumene.loss.Losses;
import ecumene.table.Named;
import org.junit.jupiter.api.Test;

class EpidemicTest {
  private static final Area KNOSSOS = Area.of("knossos");

  private static Example epidemic(String position) {
    return Example.west(9, position).calls(EPIDEMIC, new Epidemic());
  }

  @Test
  @Rule({"C10.1", "P9.7", "P9.8", "P9.11"})
  void victimTakesFifteenAndTwoOthersTenButNotTheBeneficiary() {
    epidemic(
            """
            minoa: knossos 16, city rhodes; holds epidemic from egypt
            egypt: memphis 9
            hatti: city hattusa, city kanesh, troy 1
            hellas: macedonia 10
            rome: rome 11
            """)
        .asksToName(MINOA, Seats.of(HATTI, ROME, HELLAS), 2)
        .refuses(MINOA, Named.of(EGYPT, ROME), "P9.11: Egypt is beneficiary of the same calamity")
        .refuses(MINOA, Named.of(ROME), "P9.7: 1 is named, 2 are due")
        .then(MINOA, Named.of(HATTI, ROME))
        .explains(MINOA, "15")
        .explains(HATTI, "10")
        .waitsFor(MINOA, HATTI)
        .then(HATTI, Losses.NONE.destroy(Area.of("hattusa")).destroy(Area.of("kanesh")))
        .then(MINOA, Losses.NONE.tokens(KNOSSOS, 15))
        .becomes(
            """
            minoa: knossos 1, city rhodes
            hatti: troy 1
            rome: rome 1
            """);
  }

  @Test
  @Rule({
    "C10.2",
    "medicine.1",
    "enlightenment.3",
    "anatomy.2",
    "roadbuilding.4",
    "trade-empire.3",
    "P9.5"
  })
  void advancesWorkByRole() {
    epidemic(
            """
            minoa: knossos 30; medicine, enlightenment, anatomy, roadbuilding, trade-empire;
                holds epidemic from egypt
            hatti: hattusa 20; medicine, anatomy
            hellas: macedonia 20; enlightenment, roadbuilding, trade-empire
            """)
        .explains(
            MINOA,
            "15 − 5 Medicine (medicine.1) − 5 Enlightenment (enlightenment.3)"
                + " + 5 Roadbuilding (roadbuilding.4) + 5 Trade Empire (trade-empire.3) = 15")
        .explains(HATTI, "10 − 5 Medicine (medicine.1) − 5 Anatomy (anatomy.2) = 0")
        .explains(HELLAS, "10")
        .becomes(
            """
            minoa: knossos 15
            hellas: macedonia 10
            """);
  }

  @Test
  @Rule({"D7", "C10.1"})
  void aVictimWithoutUnitsStillNames() {
    epidemic(
            """
            minoa: nothing; holds epidemic from egypt
            hatti: hattusa 11
            hellas: macedonia 12
            rome: rome 13
            """)
        .then(MINOA, Named.of(HATTI, HELLAS))
        .becomes(
            """
            hatti: hattusa 1
            hellas: macedonia 2
            """);
  }

  @Test
  @Rule({"G18", "P9.31"})
  void onlyThoseWithUnitsAndNotWhoBenefitsByStock() {
    epidemic(
            """
            minoa: knossos 16; holds epidemic
            assyria: tyre 12
            celt: city alesia, belgica 1
            carthage: city carthage
            hatti: city hattusa
            rome: city rome
            iberia: city corduba
            hellas: city athens
            egypt: city memphis
            """)
        .refuses(
            MINOA, Named.of(ASSYRIA, ROME), "P9.11: Assyria is beneficiary of the same calamity");
    epidemic(
            """
            minoa: knossos 16; holds epidemic
            rome: rome 12
            """)
        .tells(new VictimsNamed(EPIDEMIC, MINOA, Seats.of(ROME)))
        .becomes(
            """
            minoa: knossos 1
            rome: rome 2
            """);
  }

  private static Example twoEpidemics() {
    return Example.both(
            18,
            """
            minoa: knossos 20; holds epidemic from saba
            saba: saba 20; holds epidemic from egypt
            egypt: memphis 11
            assyria: assyria 11
            babylon: babylon 11
            rome: rome 11
            persia: persepolis 11
            """)
        .calls(EPIDEMIC, new Epidemic());
  }

  @Test
  @Rule({"RU.12", "P9.10", "P9.13", "P9.14", "P9.11", "G15"})
  void twoCopiesTogetherSpareAllWhoHaveAnotherPart() {
    twoEpidemics()
        .then(MINOA, NO)
        .then(SABA, NO)
        .refuses(MINOA, Named.of(EGYPT, ROME), "P9.11: Egypt is beneficiary of the same calamity")
        .refuses(MINOA, Named.of(SABA, ROME), "P9.11: Saba is primary victim of the same calamity")
        .then(MINOA, Named.of(ASSYRIA, BABYLON))
        .becomes(
            """
            minoa: knossos 5
            saba: saba 5
            assyria: assyria 1
            babylon: babylon 1
            rome: rome 1
            persia: persepolis 1
            """);
  }

  @Test
  @Rule({"RU.87", "P9.11", "P9.10"})
  void whoGaveTheSecondCopyAwayIsSparedByTheFirst() {
    twoEpidemics()
        .then(SABA, YES)
        .refuses(MINOA, Named.of(EGYPT, ROME), "P9.11: Egypt is beneficiary of the same calamity")
        .then(MINOA, Named.of(PERSIA, ROME))
        .tells(new VictimsNamed(EPIDEMIC, SABA, Seats.of(ASSYRIA, BABYLON)))
        .becomes(
            """
            minoa: knossos 5
            saba: saba 5
            persia: persepolis 1
            rome: rome 1
            assyria: assyria 1
            babylon: babylon 1
            """);
  }

  @Test
  @Rule({"RU.87", "RU.12", "P9.31"})
  void whoBenefitsByStockIsSparedFromTheMomentOfResolution() {
    Example.both(
            18,
            """
            minoa: knossos 20; holds epidemic from saba
            saba: saba 20; holds epidemic
            egypt: memphis 11
            assyria: assyria 11
            maurya: magadha 1
            """)
        .calls(EPIDEMIC, new Epidemic())
        .then(MINOA, YES)
        .asksToName(MINOA, Seats.of(ASSYRIA, MAURYA, EGYPT), 2);
    Example.both(
            12,
            """
            minoa: knossos 20; holds epidemic from saba
            saba: saba 20; holds epidemic
            assyria: city assyria
            carthage: carthage 11, city thapsus
            babylon: city babylon
            hatti: city hattusa
            rome: rome 12
            persia: city persepolis
            nubia: city napata
            hellas: city athens
            egypt: city memphis
            parthia: city nisa
            """)
        .calls(EPIDEMIC, new Epidemic())
        .then(MINOA, NO)
        .then(SABA, NO)
        .tells(new BeneficiaryFound(EPIDEMIC, SABA, ROME, MOST_IN_STOCK))
        .refuses(
            MINOA, Named.of(CARTHAGE, ROME), "P9.11: Rome is beneficiary of the same calamity");
  }
}
