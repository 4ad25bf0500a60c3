package ecumene.phase;

import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.HATTI;
import static ecumene.facts.Civilization.MINOA;

import ecumene.Rule;
import ecumene.event.ChoiceForced;
import ecumene.example.Example;
import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.loss.Fate;
import ecumene.loss.PickCities;
import ecumene.loss.Portion;
import ecumene.loss.TokensPicked;
import ecumene.table.Picked;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class WithdrawalTest {
  private static final Area MILETUS = Area.of("miletus");
  private static final Area SARDES = Area.of("sardes");
  private static final Area TANIS = Area.of("tanis");
  private static final Area TROY = Area.of("troy");

  private static Example minoaLeaves(String position) {
    return minoaLeavesAfter(Phase.MOVEMENT, position);
  }

  private static Example minoaLeavesAfter(Phase phase, String position) {
    return Example.west(5, position).plays(new Departure(MINOA, phase));
  }

  @Test
  @Rule("14.3")
  void othersDestroyShipsReduceCitiesAndMoveTheirTokens() {
    minoaLeaves(
            """
            minoa: knossos 1
            hatti: city rhodes, thera 1, troy 1, miletus 2, ship thera, ship troy
            hellas: athens 1, corinth 1
            """)
        .asks(
            new PlaceTokens(
                HATTI, "14.3", List.of(new Portion(MILETUS, 4, 0), new Portion(TROY, 4, 0)), 4, 4))
        .refuses(
            HATTI,
            new TokensPicked(List.of(new Portion(TROY, 3, 0))),
            "14.3: 3 are placed, 4 are due")
        .waitsFor(HATTI)
        .then(HATTI, new TokensPicked(List.of(new Portion(TROY, 1, 0), new Portion(MILETUS, 3, 0))))
        .becomes(
            """
            minoa: nothing
            hatti: troy 2, miletus 2, ship troy
            hellas: athens 1
            """);
  }

  @Test
  @Rule("14.3")
  void aShipLeavesAlsoWhereItIsAlone() {
    minoaLeaves("hatti: troy 1, ship thera").becomes("hatti: troy 1");
  }

  @Test
  @Rule("14.3")
  void theyWithdrawInRankingOrder() {
    minoaLeaves(
            """
            egypt: rhodes 1, tanis 1, memphis 1
            hatti: rhodes 1, troy 1, miletus 1
            """)
        .waitsFor(HATTI)
        .then(HATTI, new TokensPicked(List.of(new Portion(TROY, 1, 0))))
        .waitsFor(EGYPT)
        .then(EGYPT, new TokensPicked(List.of(new Portion(TANIS, 1, 0))))
        .becomes(
            """
            hatti: troy 2, miletus 1
            egypt: tanis 2, memphis 1
            """);
  }

  @Test
  @Rule("14.3")
  void tokensGoWhereTheyCauseNoConflict() {
    minoaLeaves(
            """
            hatti: corinth 2, rhodes 2, thrace 1, moesia 2, dacia 1, tanis 1, city troy
            hellas: thrace 1, moesia 1, city dacia
            barbarians: tanis 1
            """)
        .becomes(
            """
            hatti: thrace 1, moesia 3, dacia 1, tanis 1, city troy
            """);
  }

  @Test
  @Rule("14.3")
  void theyMayGoBesideAnOwnCityButOnlyWhereTokensOfTheirsAre() {
    minoaLeaves(
            """
            hatti: corinth 2, city troy, troy 1, city miletus, moesia 2, thrace 1; public-works
            hellas: thrace 1
            """)
        .asks(
            new PlaceTokens(
                HATTI,
                "14.3",
                List.of(new Portion(TROY, 2, 0), new Portion(Area.of("moesia"), 2, 0)),
                2,
                2));
  }

  @Test
  @Rule("14.3")
  void whatCanNotMoveReturnsToStock() {
    minoaLeaves("hatti: corinth 2, city rhodes, city troy; treasury 5")
        .doesNotTell(new ChoiceForced(HATTI, "14.3"))
        .becomes("hatti: nothing, troy 2");
  }

  @Test
  @Rule({"14.3", "RU.83"})
  void citiesAreReducedBeforeTokensMove() {
    minoaLeaves("hatti: corinth 2, city rhodes, moesia 1; treasury 52").becomes("hatti: moesia 3");
  }

  /** Hatti withdraws; Hellas has tokens above the limit, and Egypt a city without support. */
  private static final String UNCHECKED =
      """
      hatti: corinth 2, troy 3, tanis 1, city sardes, city miletus
      hellas: athens 6, city thrace
      egypt: city memphis, new city fayum, tanis 1
      """;

  @ParameterizedTest
  @EnumSource(
      names = {
        "CITY_CONSTRUCTION",
        "TRADE_CARDS_ACQUISITION",
        "TRADE",
        "CALAMITY_SELECTION",
        "SURPLUS_POPULATION",
        "ADVANCES_ACQUISITION",
        "AST_ALTERATION"
      })
  @Rule({"14.3", "RU.83", "P5.3", "P5.4"})
  void allPlayersCheckSurplusAndThenSupport(Phase phase) {
    minoaLeavesAfter(phase, UNCHECKED)
        .asks(new PickCities(HATTI, HATTI, Fate.UNSUPPORTED, Areas.of(MILETUS, SARDES), 1))
        .then(HATTI, Picked.of(MILETUS))
        .becomes(
            """
            hatti: troy 2, miletus 2, tanis 1, city sardes
            hellas: athens 1, thrace 2
            egypt: city memphis, fayum 4, tanis 1
            """);
  }

  @ParameterizedTest
  @EnumSource(
      names = {
        "SET_UP",
        "TAX_COLLECTION",
        "POPULATION_EXPANSION",
        "MOVEMENT",
        "CONFLICT",
        "CALAMITY_RESOLUTION",
        "SPECIAL_ABILITIES"
      })
  @Rule({"14.3", "RU.83"})
  void whileTheBoardIsInMotionOnlyThoseWhoWithdrewAreChecked(Phase phase) {
    minoaLeavesAfter(phase, UNCHECKED)
        .waitsFor(HATTI)
        .then(HATTI, Picked.of(MILETUS))
        .becomes("hatti: troy 2, miletus 2, tanis 1, city sardes");
  }

  @ParameterizedTest
  @CsvSource({"CONFLICT, CITY_CONSTRUCTION", "SPECIAL_ABILITIES, SURPLUS_POPULATION"})
  @Rule({"14.3", "RU.83", "P5.3", "P5.4", "P11.2"})
  void thenAllAreCheckedInThePhaseThatChecksNext(Phase left, Phase checks) {
    Example.west(5, UNCHECKED.replace("athens 6", "athens 5")) // too few for a city
        .plays(
            table -> {
              new Departure(MINOA, left).play(table);
              checks.play(table);
            })
        .then(HATTI, Picked.of(MILETUS))
        .becomes(
            """
            hatti: troy 2, miletus 2, tanis 1, city sardes
            hellas: athens 1, thrace 2
            egypt: city memphis, fayum 4, tanis 1
            """);
  }
}
