package ecumene.calamity;

import static ecumene.facts.CalamityCard.FAMINE;
import static ecumene.facts.Civilization.ASSYRIA;
import static ecumene.facts.Civilization.CARTHAGE;
import static ecumene.facts.Civilization.CELT;
import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.HATTI;
import static ecumene.facts.Civilization.HELLAS;
import static ecumene.facts.Civilization.IBERIA;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Civilization.ROME;
import static ecumene.facts.Civilization.SABA;

import ecumene.Rule;
import ecumene.event.CalamityEvent.VictimsNamed;
import ecumene.event.PieceEvent.CityReduced;
import ecumene.example.Example;
import ecumene.facts.Area;
import ecumene.facts.Seats;
import ecumene.loss.Losses;
import ecumene.table.Named;
import org.junit.jupiter.api.Test;

class FamineTest {
  private static final Area KNOSSOS = Area.of("knossos");
  private static final Area PHAESTOS = Area.of("phaestos");

  private static Example famine(String position) {
    return Example.west(9, position).calls(FAMINE, new Famine());
  }

  @Test
  @Rule({"C3.1", "P9.7", "P9.8", "P9.20", "P9.25", "P9.28", "G5", "G11", "G12"})
  void victimTakesTenAndThreeOthersTakeFive() {
    famine(
            """
            minoa: knossos 3, phaestos 2, city thera, city rhodes; holds famine
            egypt: memphis 4, tanis 4
            hatti: city hattusa, kanesh 1
            hellas: macedonia 2, thrace 1, athens 2
            rome: rome 2
            """)
        .asksToName(MINOA, Seats.of(HATTI, ROME, HELLAS, EGYPT), 3)
        .then(MINOA, Named.of(EGYPT, HATTI, HELLAS))
        .waitsFor(MINOA, HATTI, EGYPT)
        .then(EGYPT, Losses.NONE.tokens(Area.of("memphis"), 3).tokens(Area.of("tanis"), 2))
        .then(HATTI, Losses.NONE.destroy(Area.of("hattusa")))
        .then(MINOA, Losses.NONE.destroy(Area.of("thera")).tokens(KNOSSOS, 3).tokens(PHAESTOS, 2))
        .explains(MINOA, "10")
        .explains(EGYPT, "5")
        .becomes(
            """
            minoa: city rhodes
            egypt: memphis 1, tanis 2
            hatti: kanesh 1
            hellas: nothing
            """);
  }

  @Test
  @Rule({"C3.3", "P9.5", "pottery.1", "calendar.1", "agriculture.6", "G17"})
  void advancesChangeWhatEachVictimTakes() {
    famine(
            """
            minoa: knossos 3, phaestos 3, thera 3, rhodes 1; agriculture, calendar; holds famine
            egypt: memphis 4, tanis 4; pottery
            hatti: hattusa 2, kanesh 4; agriculture
            hellas: macedonia 2, athens 5; pottery, calendar
            """)
        .explains(MINOA, "10 − 5 Calendar (calendar.1) + 5 Agriculture (agriculture.6) = 10")
        .explains(EGYPT, "5 − 5 Pottery (pottery.1) = 0")
        .explains(HATTI, "5")
        .explains(HELLAS, "5 − 5 Pottery (pottery.1) − 5 Calendar (calendar.1) = 0")
        .waitsFor(HATTI)
        .then(HATTI, Losses.NONE.tokens(Area.of("hattusa"), 1).tokens(Area.of("kanesh"), 4))
        .becomes(
            """
            minoa: nothing
            hatti: hattusa 1
            """);
  }

  @Test
  @Rule({"C3.2", "C3.4"})
  void anybodyWithUnitsCanBeNamedAndTheVictimMayHaveNone() {
    famine(
            """
            minoa: nothing; holds famine from egypt
            egypt: memphis 2
            celt: belgica 2; pottery
            rome: rome 2
            iberia: iberus 2, corduba 1
            """)
        .then(MINOA, Named.of(EGYPT, CELT, ROME))
        .becomes(
            """
            egypt: nothing
            rome: nothing
            """);
  }

  @Test
  @Rule("G18")
  void fewerThanThreeWithUnitsAreAllNamed() {
    famine(
            """
            minoa: knossos 1; holds famine
            egypt: memphis 5
            rome: rome 5
            """)
        .tells(new VictimsNamed(FAMINE, MINOA, Seats.of(ROME, EGYPT)))
        .becomes(
            """
            minoa: nothing
            egypt: nothing
            rome: nothing
            """);
  }

  @Test
  @Rule({"P9.11", "P9.7", "G18"})
  void namingOthersOrTooFewIsRefused() {
    famine(
            """
            minoa: knossos 3; holds famine
            egypt: memphis 1
            rome: rome 1
            celt: belgica 1
            hatti: hattusa 1
            """)
        .refuses(MINOA, Named.of(EGYPT, ROME), "P9.7: 2 are named, 3 are due")
        .refuses(MINOA, Named.of(EGYPT, ROME, CARTHAGE), "G18: Carthage has no units")
        .refuses(
            MINOA,
            Named.of(EGYPT, ROME, MINOA),
            "P9.11: Minoa is primary victim of the same calamity")
        .refuses(MINOA, Named.of(EGYPT, ROME, SABA), "P9.7: saba can not be named")
        .refuses(MINOA, Losses.NONE, "P9.7: that is not an answer to this question");
  }

  @Test
  @Rule({"P9.12", "G15"})
  void ownBlockOnly() {
    Example.both(
            18,
            """
            minoa: knossos 1; holds famine
            assyria: assyria 5
            saba: saba 5
            babylon: babylon 5
            iberia: iberus 5
            egypt: memphis 5
            rome: rome 5
            """)
        .calls(FAMINE, new Famine())
        .asksToName(MINOA, Seats.of(ASSYRIA, ROME, IBERIA, EGYPT), 3);
  }

  @Test
  @Rule({"P9.21", "RU.2", "RU.3", "P9.23", "G7"})
  void citiesAreReducedOrDestroyedToTakeExactlyWhatIsDue() {
    famine(
            """
            minoa: knossos 1, city phaestos, city thera, city rhodes; holds famine
            """)
        .refuses(
            MINOA,
            Losses.NONE.destroy(PHAESTOS).reduce(Area.of("thera"), 1),
            "RU.2: that is 9 damage, 10 are due")
        .refuses(
            MINOA,
            Losses.NONE.reduce(PHAESTOS, 5).destroy(Area.of("thera")),
            "P9.21: a city is reduced to 1 to 4 tokens, not to 5")
        .refuses(
            MINOA,
            Losses.NONE.destroy(KNOSSOS).destroy(Area.of("thera")),
            "P9.21: there is no city to take in knossos")
        .refuses(MINOA, Losses.NONE.tokens(KNOSSOS, 2), "P9.20: knossos has 1 to take, not 2")
        .refuses(
            MINOA, Losses.NONE.tokens(Area.of("rome"), 1), "P9.20: nothing can be taken in rome")
        .then(
            MINOA,
            Losses.NONE.destroy(PHAESTOS).reduce(Area.of("thera"), 1).reduce(Area.of("rhodes"), 4))
        .tells(new CityReduced(MINOA, Area.of("rhodes"), 4))
        .becomes("minoa: knossos 1, thera 1, rhodes 4");
  }

  @Test
  @Rule({"P9.21", "RU.2", "RU.3"})
  void withoutStockACityCanNotBeReducedAndMoreThanDueMustBeTaken() {
    famine(
            """
            minoa: knossos 2, city phaestos, city thera, city rhodes; treasury 53; holds famine
            """)
        .refuses(
            MINOA,
            Losses.NONE.reduce(PHAESTOS, 2).destroy(Area.of("thera")).reduce(Area.of("rhodes"), 3),
            "P9.21: stock is 5 short of the tokens to be placed")
        .then(MINOA, Losses.NONE.destroy(PHAESTOS).destroy(Area.of("thera")))
        .becomes("minoa: knossos 2, city rhodes");
    Example.west(
            9,
            """
            minoa: city phaestos, city thera; treasury 55; pottery; holds famine
            rome: rome 9
            iberia: iberus 4
            """)
        .calls(FAMINE, new Famine())
        .then(MINOA, Losses.NONE.destroy(PHAESTOS))
        .becomes(
            """
            minoa: city thera
            rome: rome 4
            iberia: nothing
            """);
  }
}
