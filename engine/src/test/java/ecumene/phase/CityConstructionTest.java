package ecumene.phase;

import static ecumene.facts.Civilization.ASSYRIA;
import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.HATTI;
import static ecumene.facts.Civilization.MINOA;
import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.Rule;
import ecumene.event.ChoiceForced;
import ecumene.event.PieceEvent.CityBuilt;
import ecumene.event.PieceEvent.TokensRemoved;
import ecumene.event.PieceEvent.TreasuryPaid;
import ecumene.example.Example;
import ecumene.facts.Area;
import ecumene.loss.Portion;
import ecumene.phase.Buildings.Building;
import ecumene.table.Decision;
import ecumene.table.Picked;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What is built where, and what it costs; the wording of the question is in BuildCitiesTest. */
class CityConstructionTest {

  private static Example builds(String position) {
    return Example.west(9, position).plays(new CityConstruction());
  }

  private static Buildings at(String... areas) {
    return new Buildings(Arrays.stream(areas).map(area -> new Building(Area.of(area))).toList());
  }

  private static Buildings one(String area, int treasury, Portion... fromNextDoor) {
    return new Buildings(List.of(new Building(Area.of(area), treasury, List.of(fromNextDoor))));
  }

  @Test
  @Rule("P5.1")
  void aSiteTakesSixTokensAndAWildernessTwelve() {
    builds("minoa: knossos 6, cyprus 12, rhodes 5, lesbos 11, thera 3, phaestos 2")
        .refuses(MINOA, at("rhodes"), "P5.1: rhodes has 5 tokens, 6 are needed")
        .refuses(MINOA, at("lesbos"), "P5.1: lesbos has 11 tokens, 12 are needed")
        .refuses(MINOA, at("knossos", "knossos"), "P5.1: knossos is named twice")
        .refuses(MINOA, at("memphis"), "P5.1: you have no tokens in memphis")
        .refuses(MINOA, at("alani"), "P5.1: no city is built where the limit is 0: alani")
        .refuses(MINOA, Decision.NO, "P5.1: that is not an answer to this question")
        .then(MINOA, at("knossos", "cyprus"))
        .tells(new CityBuilt(MINOA, Area.of("cyprus")))
        .doesNotTell(new TreasuryPaid(MINOA, 0))
        .becomes(
            """
            minoa: new city knossos, new city cyprus, rhodes 3, lesbos 1, thera 3, phaestos 2
            """);
  }

  @Test
  @Rule("P5.1")
  void nobodyHasToBuild() {
    builds("minoa: knossos 7").then(MINOA, Buildings.NONE).becomes("minoa: knossos 3");
  }

  @Test
  @Rule({"P5.1", "RU.6"})
  void whoHasNothingToChooseIsNotMentioned() {
    builds("minoa: lesbos 11, knossos 3")
        .doesNotTell(new ChoiceForced(MINOA, "P5.1"))
        .becomes("minoa: lesbos 1, knossos 3");
  }

  @Test
  @Rule({"P5.1", "agriculture.2"})
  void nothingIsBuiltWhereTheLimitIsNought() {
    builds("hatti: alani 12; agriculture").becomes("hatti: alani 1");
  }

  @Test
  @Rule("P5.1")
  void anAreaHasOneCity() {
    builds("minoa: knossos 6, city knossos, rhodes 2").becomes("minoa: city knossos, rhodes 2");
    builds("minoa: city knossos, phaestos 6, rhodes 2\negypt: city memphis, fayum 2")
        .refuses(MINOA, at("knossos"), "P5.1: knossos has a city")
        .refuses(MINOA, at("memphis"), "P5.1: you have no tokens in memphis");
    builds("minoa: knossos 6, rhodes 2\nbarbarians: city knossos").becomes("minoa: rhodes 2");
  }

  @Test
  @Rule("P5.1")
  void aPlayerHasNineCities() {
    var eight =
        Stream.of("rhodes", "salamis", "thera", "argos", "chalcis", "corinth", "ithaca", "eretria")
            .map(area -> "city " + area)
            .collect(joining(", "));
    builds(
            "minoa: knossos 6, phaestos 6, cyrene 3, tanis 2, alexandria 4, fayum 4, memphis 4, "
                + eight)
        .refuses(MINOA, at("knossos", "phaestos"), "P5.1: 1 city is in stock")
        .then(MINOA, at("phaestos"))
        .becomes(
            "minoa: knossos 3, new city phaestos, cyrene 3, tanis 2, alexandria 4, fayum 4, memphis"
                + " 4, "
                + eight);
    builds(
            "minoa: knossos 6, cyrene 3, tanis 2, alexandria 4, fayum 4, memphis 4, city sparta, "
                + eight)
        .becomes(
            "minoa: knossos 3, cyrene 3, tanis 2, alexandria 4, fayum 4, memphis 4, city sparta, "
                + eight);
  }

  @Test
  @Rule({"P5.2", "1.3"})
  void allTokensOfTheAreaReturnToStockWhoeverOwnsThem() {
    builds(
            """
            minoa: knossos 8, rhodes 2
            egypt: knossos 1
            barbarians: knossos 2
            """)
        .then(MINOA, at("knossos"))
        .becomes(
            """
            minoa: new city knossos, rhodes 2
            egypt: nothing
            barbarians: nothing
            """);
  }

  @Test
  @Rule({"P5.5", "1.11"})
  void oneMayBuildBeforeOthersAndWhatIsThenPossibleIsAsked() {
    builds(
            """
            minoa: knossos 6, rhodes 2
            assyria: knossos 6, tyre 2
            egypt: memphis 6, fayum 2; space 7
            """)
        .waitsInTurn(MINOA, ASSYRIA, EGYPT)
        .then(ASSYRIA, at("knossos"))
        .waitsFor(EGYPT)
        .then(EGYPT, at("memphis"))
        .becomes(
            """
            minoa: rhodes 2
            assyria: new city knossos, tyre 2
            egypt: new city memphis, fayum 2
            """);
  }

  @Test
  @Rule({"P5.3", "public-works.1", "public-works.6"})
  void tokensAboveTheLimitAndBesideCitiesLeave() {
    builds(
            """
            minoa: salamis 4, rhodes 3, knossos 1, city knossos
            egypt: fayum 3, city fayum, tanis 4; public-works
            """)
        .becomes(
            """
            minoa: salamis 1, rhodes 3, city knossos
            egypt: fayum 1, city fayum, tanis 2
            """);
  }

  @Test
  @Rule("P5.4")
  void aCityNeedsTwoTokensAndTokensOfAReducedCityCountAtOnce() {
    builds("minoa: phaestos 1, city knossos, city rhodes, city salamis")
        .waitsFor(MINOA)
        .then(MINOA, Picked.of(Area.of("knossos")))
        .becomes("minoa: phaestos 1, knossos 3, city rhodes, city salamis");
  }

  @Test
  @Rule("P5.4")
  void citiesBuiltThisTurnAreReducedFirst() {
    builds("minoa: knossos 6, phaestos 2, city rhodes")
        .then(MINOA, at("knossos"))
        .becomes("minoa: knossos 3, phaestos 2, city rhodes");
  }

  @Test
  @Rule("P5.4")
  void aCityIsReducedOnlyAsFarAsStockReaches() {
    builds("minoa: city knossos; treasury 54").becomes("minoa: knossos 1");
  }

  @Test
  @Rule("cultural-ascendancy.6")
  void culturalAscendancyNeedsThreeTokensACity() {
    builds("egypt: memphis 2, city fayum; cultural-ascendancy")
        .becomes("egypt: memphis 2, fayum 4");
    builds("egypt: memphis 3, city fayum; cultural-ascendancy").changesNothing();
  }

  @Test
  @Rule({"architecture.1", "architecture.2"})
  void architecturePaysUpToHalfOfOneCityFromTreasury() {
    builds("minoa: knossos 3, rhodes 5, phaestos 2; treasury 9; architecture")
        .refuses(MINOA, one("knossos", 2), "P5.1: knossos has 3 tokens, 4 are needed")
        .refuses(
            MINOA, one("knossos", 4), "architecture.1: at most 3 are paid from treasury, not 4")
        .then(MINOA, one("knossos", 3))
        .becomes("minoa: new city knossos, rhodes 3, phaestos 2; treasury 6");
    builds("minoa: cyprus 6, rhodes 2; treasury 9; architecture")
        .refuses(MINOA, one("cyprus", 7), "architecture.1: at most 6 are paid from treasury, not 7")
        .then(MINOA, one("cyprus", 6))
        .becomes("minoa: new city cyprus, rhodes 2; treasury 3");
  }

  @Test
  @Rule("architecture.1")
  void nobodyElsePaysFromTreasury() {
    builds("minoa: knossos 5, rhodes 2; treasury 9").becomes("minoa: knossos 3, rhodes 2");
    builds("minoa: knossos 4, rhodes 2; treasury 1; architecture")
        .becomes("minoa: knossos 3, rhodes 2");
  }

  @Test
  @Rule({"urbanism.1", "1.3"})
  void urbanismTakesUpToFourTokensFromNextDoor() {
    builds("egypt: paraetonium 8, memphis 4, city tanis; urbanism")
        .asks(
            EGYPT,
            asked ->
                assertThat(((BuildCities) asked).movable())
                    .containsExactlyInAnyOrder(of("paraetonium", 8), of("memphis", 4)));
    builds("egypt: paraetonium 8, memphis 4, alexandria 3; urbanism")
        .then(EGYPT, one("paraetonium", 0, of("memphis", 3), of("alexandria", 1)))
        .becomes("egypt: new city paraetonium, memphis 1, alexandria 2");
  }

  @Test
  @Rule("urbanism.1")
  void nobodyElseTakesTokensFromNextDoor() {
    builds("egypt: paraetonium 8, memphis 4; architecture")
        .becomes("egypt: paraetonium 2, memphis 4");
  }

  @Test
  @Rule({"architecture.3", "urbanism.2"})
  void bothTogetherBuildAWildernessCityWithTwoTokensOfItsArea() {
    builds("egypt: paraetonium 2, memphis 4, alexandria 2; treasury 6; architecture, urbanism")
        .then(EGYPT, one("paraetonium", 6, of("memphis", 4)))
        .becomes("egypt: new city paraetonium, alexandria 2; treasury 0");
  }

  @Test
  @Rule({"public-works.3", "RU.61"})
  void aTokenStaysBesideTheNewCityOnlyIfMoreWereThereThanNeeded() {
    builds(
            """
            minoa: knossos 6, rhodes 7, thera 2, phaestos 2; public-works
            hatti: troy 7, sardes 2
            """)
        .then(MINOA, at("knossos", "rhodes"))
        .then(HATTI, at("troy"))
        .tells(new TokensRemoved(HATTI, Area.of("troy"), 7))
        .becomes(
            """
            minoa: new city knossos, rhodes 1, new city rhodes, thera 2, phaestos 2
            hatti: new city troy, sardes 2
            """);
  }

  @Test
  @Rule({"public-works.3", "RU.61"})
  void whatIsPaidElsewhereIsNotNeededFromTheArea() {
    builds("minoa: knossos 6, rhodes 2; treasury 9; architecture, public-works")
        .then(MINOA, one("knossos", 1))
        .becomes("minoa: knossos 1, new city knossos, rhodes 2; treasury 8");
  }

  private static Portion of(String area, int tokens) {
    return new Portion(Area.of(area), tokens, 0);
  }
}
