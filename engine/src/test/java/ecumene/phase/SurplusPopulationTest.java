package ecumene.phase;

import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.MINOA;

import ecumene.Rule;
import ecumene.event.PieceEvent.CityReduced;
import ecumene.example.Example;
import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.loss.Fate;
import ecumene.loss.PickCities;
import ecumene.table.Picked;
import org.junit.jupiter.api.Test;

class SurplusPopulationTest {
  private static final Areas CITIES =
      Areas.of(Area.of("chalcis"), Area.of("phaestos"), Area.of("salamis"));

  private static Example surplus(String position) {
    return Example.west(9, position).plays(new SurplusPopulation());
  }

  @Test
  @Rule({"P11.2", "P5.3"})
  void tokensAboveTheLimitLeave() {
    surplus(
            """
            minoa: knossos 5, phaestos 2, thera 1
            egypt: memphis 1, tanis 2
            """)
        .becomes("minoa: knossos 3, phaestos 2, thera 1");
  }

  @Test
  @Rule({"P5.3", "public-works.1", "public-works.6", "agriculture.5"})
  void besideACityOnlyPublicWorksKeepsAToken() {
    surplus(
            """
            minoa: knossos 2, city knossos, phaestos 2
            egypt: city memphis, memphis 2, tanis 2; public-works, agriculture
            """)
        .becomes(
            """
            minoa: city knossos, phaestos 2
            egypt: city memphis, memphis 1, tanis 2
            """);
  }

  @Test
  @Rule({"agriculture.1", "P11.2"})
  void agricultureKeepsOneMoreWhereTheHolderIsAlone() {
    surplus(
            """
            minoa: phaestos 4, tanis 1; agriculture
            egypt: tanis 1
            """)
        .becomes("minoa: phaestos 3, tanis 1");
  }

  @Test
  @Rule({"P11.2", "P5.4"})
  void citiesWithoutSupportAreReducedOneByOneByChoice() {
    surplus("minoa: knossos 1, city phaestos, city chalcis, city salamis")
        .asks(new PickCities(MINOA, MINOA, Fate.UNSUPPORTED, CITIES, 1))
        .refuses(
            MINOA,
            Picked.of(Area.of("knossos")),
            "P5.4: knossos can not be picked; these can: chalcis, phaestos, salamis")
        .then(MINOA, Picked.of(Area.of("chalcis")))
        .waitsFor(MINOA)
        .then(MINOA, Picked.of(Area.of("salamis")))
        .becomes("minoa: knossos 1, chalcis 1, salamis 1, city phaestos");
  }

  @Test
  @Rule("P5.4")
  void citiesBuiltThisTurnGoFirst() {
    surplus("minoa: knossos 1, new city phaestos, city rhodes, city chalcis")
        .tells(new CityReduced(MINOA, Area.of("phaestos"), 2))
        .then(MINOA, Picked.of(Area.of("chalcis")))
        .becomes("minoa: knossos 1, phaestos 2, chalcis 1, city rhodes");
  }

  @Test
  @Rule("P5.4")
  void anOlderCityIsNotPickedBeforeThoseBuiltThisTurn() {
    surplus("minoa: knossos 1, new city phaestos, new city chalcis, city rhodes")
        .refuses(
            MINOA,
            Picked.of(Area.of("rhodes")),
            "P5.4: cities built this turn go first: chalcis, phaestos")
        .then(MINOA, Picked.of(Area.of("phaestos")))
        .tells(new CityReduced(MINOA, Area.of("chalcis"), 1))
        .becomes("minoa: knossos 1, phaestos 2, chalcis 1, city rhodes");
  }

  @Test
  @Rule("cultural-ascendancy.6")
  void culturalAscendancyNeedsThreeTokensACity() {
    surplus(
            """
            minoa: knossos 3, phaestos 2, city rhodes, city chalcis
            egypt: memphis 3, tanis 2, city alexandria, city fayum; cultural-ascendancy
            """)
        .waitsFor(EGYPT)
        .then(EGYPT, Picked.of(Area.of("fayum")))
        .becomes("egypt: memphis 3, tanis 2, city alexandria, fayum 4");
  }

  @Test
  @Rule({"P11.3", "1.11"})
  void allReduceAtTheSameTimeAndWhoWaitsWaitsForThoseOfHigherRanking() {
    surplus(
            """
            minoa: knossos 2, city phaestos, city chalcis
            egypt: tanis 2, city memphis, city fayum; space 7
            """)
        .waitsInTurn(MINOA, EGYPT)
        .then(EGYPT, Picked.of(Area.of("fayum")))
        .waitsInTurn(MINOA)
        .then(MINOA, Picked.of(Area.of("chalcis")))
        .becomes(
            """
            minoa: knossos 2, city phaestos, chalcis 1
            egypt: tanis 2, city memphis, fayum 4
            """);
  }

  @Test
  @Rule("P11.1")
  void conflictIsResolvedBeforeSurplus() {
    surplus(
            """
            minoa: knossos 5
            egypt: knossos 2
            """)
        .becomes(
            """
            minoa: knossos 3
            egypt: nothing
            """);
  }
}
