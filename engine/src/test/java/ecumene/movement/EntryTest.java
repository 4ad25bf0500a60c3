package ecumene.movement;

import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.HATTI;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.movement.Moves.ARGOS;
import static ecumene.movement.Moves.CORINTH;
import static ecumene.movement.Moves.KNOSSOS;
import static ecumene.movement.Moves.PELOPONNESOS;
import static ecumene.movement.Moves.RHODES;
import static ecumene.movement.Moves.SPARTA;
import static ecumene.movement.Moves.THERA;
import static ecumene.movement.Moves.keep;

import ecumene.Rule;
import ecumene.conflict.Conflicts;
import ecumene.example.Example;
import ecumene.movement.Order.March;
import ecumene.movement.Order.Voyage;
import ecumene.phase.Phase;
import ecumene.table.Script;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class EntryTest {
  private static final String DIPLOMACY = "diplomacy.1: the city in corinth may not be attacked";
  private static final String CULTURE =
      "cultural-ascendancy.1: no conflict may be caused in corinth";

  /** Minoa has tokens and a ship nearby. */
  private static Example minoa(String advances, String others) {
    return Moves.minoa("minoa: argos 2, ship peloponnesos; treasury 1" + advances + "\n" + others);
  }

  private static Orders enter(int tokens) {
    return Orders.of(new March(ARGOS, CORINTH, tokens));
  }

  private static void mayEnter(String advances, int tokens, String others) {
    int left = 2 - tokens;
    minoa(advances, others)
        .then(MINOA, enter(tokens))
        .becomes("minoa: corinth " + tokens + (left == 0 ? "" : ", argos " + left));
  }

  private static void mayNotEnter(String advances, int tokens, String others, String refusal) {
    minoa(advances, others).refuses(MINOA, enter(tokens), refusal);
  }

  /** The movement, and then the conflicts that come of it. */
  private static Script moveAndFight() {
    return table -> {
      Moves.by(MINOA).play(table);
      Conflicts.resolve(table);
    };
  }

  private static Example minoaMovesAndAllFight(String position) {
    return Example.west(9, position).plays(moveAndFight());
  }

  @Test
  @Rule({"P3.7", "naval-warfare.4"})
  void aShipAloneEntersNothing() {
    for (var advance : List.of("", "; naval-warfare")) {
      minoaMovesAndAllFight(
              """
              minoa: knossos 2, ship knossos; treasury 1%s
              hatti: city thera, rhodes 3; diplomacy, cultural-ascendancy
              """
                  .formatted(advance))
          .then(MINOA, Orders.of(keep(KNOSSOS), new Voyage(KNOSSOS, 0, THERA)))
          .becomes("minoa: knossos 2, ship thera; treasury 0");
    }
  }

  @Test
  @Rule({"P3.7", "diplomacy.1", "diplomacy.4", "cultural-ascendancy.4"})
  void landingIsEnteringAndPassingAboardIsNot() {
    var example =
        Moves.minoa(
            """
            minoa: knossos 2, ship knossos; treasury 1
            hatti: city thera, rhodes 3; diplomacy, cultural-ascendancy
            """);
    example
        .refuses(
            MINOA,
            Orders.of(keep(KNOSSOS), new Voyage(KNOSSOS, 1, THERA)),
            "diplomacy.1: the city in thera may not be attacked")
        .refuses(
            MINOA,
            Orders.of(keep(KNOSSOS), new Voyage(KNOSSOS, 1, RHODES)),
            "cultural-ascendancy.1: no conflict may be caused in rhodes")
        .then(
            MINOA,
            Orders.of(keep(KNOSSOS), new Voyage(KNOSSOS, 1, List.of(new Order.Call(THERA)), ARGOS)))
        .becomes("minoa: knossos 1, argos 1, ship argos; treasury 0");
  }

  @Test
  @Rule({"P3.8", "P3.10"})
  void aboveTheLimitWithOthersThereIsConflictAndWithinItNone() {
    minoaMovesAndAllFight(
            """
            minoa: argos 2
            egypt: corinth 1
            """)
        .then(MINOA, enter(1)) // limit 2
        .becomes("minoa: argos 1, corinth 1");
    minoaMovesAndAllFight(
            """
            minoa: argos 2
            egypt: corinth 1
            """)
        .then(MINOA, enter(2))
        .becomes(
            """
            minoa: corinth 2
            egypt: nothing
            """);
    minoaMovesAndAllFight("minoa: argos 2, corinth 2") // nobody else is there
        .then(MINOA, enter(2))
        .becomes("minoa: corinth 4");
  }

  @Test
  @Rule("P3.9")
  void enteringAnAreaWithAForeignCityIsAttackingItWhateverTheNumber() {
    for (var owner : List.of("egypt", "barbarians")) {
      minoaMovesAndAllFight("minoa: argos 1\n" + owner + ": city corinth")
          .then(MINOA, enter(1))
          .becomes("minoa: nothing");
    }
    minoaMovesAndAllFight("minoa: argos 1, city corinth")
        .then(MINOA, enter(1))
        .becomes("minoa: corinth 1, city corinth");
  }

  @Test
  @Rule("P3.8")
  void aConflictIsVoidWhenLaterMovementRemovesItsCause() {
    var position =
        """
        minoa: argos 1, corinth 1
        egypt: corinth 1
        """;
    minoaMovesAndAllFight(position)
        .then(MINOA, enter(1))
        .becomes("minoa: corinth 2\negypt: nothing");
    minoaMovesAndAllFight(position)
        .then(MINOA, Orders.of(new March(ARGOS, CORINTH, 1), new March(CORINTH, SPARTA, 1)))
        .becomes("minoa: corinth 1, sparta 1");
    Example.west(9, "minoa: argos 2\negypt: corinth 1")
        .plays(
            table -> {
              Moves.by(MINOA).play(table);
              Moves.by(EGYPT).play(table);
              Conflicts.resolve(table);
            })
        .then(MINOA, enter(2))
        .then(EGYPT, Orders.of(new March(CORINTH, SPARTA, 1)))
        .becomes(
            """
            minoa: corinth 2
            egypt: sparta 1
            """);
  }

  @Test
  @Rule("diplomacy.1")
  void diplomacyKeepsOthersOutOfAreasWithTheCitiesOfTheHolder() {
    mayNotEnter("", 1, "egypt: city corinth; diplomacy", DIPLOMACY);
    mayNotEnter("", 2, "egypt: city corinth; diplomacy", DIPLOMACY);
    mayEnter("", 1, "egypt: city corinth");
    mayEnter("", 2, "egypt: corinth 2; diplomacy"); // only cities
    mayEnter("", 1, "egypt: city sparta; diplomacy\nhatti: city corinth"); // only the own
    minoa("", "egypt: city corinth; diplomacy").refuses(MINOA, pass(), "P3.1: a token goes 1 area");
    minoa("; roadbuilding", "egypt: city corinth; diplomacy").refuses(MINOA, pass(), DIPLOMACY);
  }

  private static Orders pass() {
    return Orders.of(new March(ARGOS, List.of(CORINTH), PELOPONNESOS, 1));
  }

  @Test
  @Rule({"diplomacy.2", "military.2"})
  void holdersOfDiplomacyOrMilitaryIgnoreIt() {
    mayEnter("; diplomacy", 1, "egypt: city corinth; diplomacy");
    mayEnter("; military", 1, "egypt: city corinth; diplomacy");
    mayNotEnter("; advanced-military", 1, "egypt: city corinth; diplomacy", DIPLOMACY);
    Moves.minoa("minoa: argos 1, city corinth; diplomacy") // nor is it for the own cities
        .then(MINOA, enter(1))
        .becomes("minoa: corinth 1, city corinth");
  }

  @Test
  @Rule({"diplomacy.3", "diplomacy.1"})
  void onceTheAreaIsInConflictEverybodyMayEnter() {
    mayEnter("", 1, "egypt: city corinth; diplomacy\nhatti: corinth 1; military");
    Example.west(9, "minoa: argos 1\negypt: city corinth; diplomacy\nhatti: sparta 1; diplomacy")
        .plays(
            table -> {
              Moves.by(HATTI).play(table);
              Moves.by(MINOA).play(table);
            })
        .then(HATTI, Orders.of(new March(SPARTA, CORINTH, 1)))
        .then(MINOA, enter(1))
        .becomes(
            """
            minoa: corinth 1
            hatti: corinth 1
            """);
  }

  @Test
  @Rule({"cultural-ascendancy.1", "cultural-ascendancy.2"})
  void culturalAscendancyKeepsOthersFromCausingConflict() {
    mayNotEnter("", 2, "egypt: corinth 1; cultural-ascendancy", CULTURE);
    mayNotEnter("", 1, "egypt: corinth 2; cultural-ascendancy", CULTURE); // a single token
    mayNotEnter("", 1, "egypt: city corinth; cultural-ascendancy", CULTURE); // hopeless
    mayNotEnter("", 1, "egypt: corinth 1; cultural-ascendancy\nhatti: corinth 1", CULTURE);
    mayEnter("", 1, "egypt: corinth 1; cultural-ascendancy"); // no conflict
    mayEnter("", 2, "egypt: corinth 1");
    mayEnter("", 1, "egypt: sparta 1; cultural-ascendancy\nhatti: corinth 2"); // not there
    mayEnter("", 1, "egypt: ship corinth; cultural-ascendancy\nhatti: corinth 2"); // no units
  }

  @Test
  @Rule({"cultural-ascendancy.3", "advanced-military.6"})
  void holdersOfCulturalAscendancyOrAdvancedMilitaryIgnoreIt() {
    for (var advance : List.of("; cultural-ascendancy", "; advanced-military")) {
      mayEnter(advance, 2, "egypt: corinth 1; cultural-ascendancy");
      mayEnter(advance, 1, "egypt: city corinth; cultural-ascendancy");
    }
    mayNotEnter("; military", 1, "egypt: city corinth; cultural-ascendancy", CULTURE);
    mayEnter("", 1, "egypt: corinth 2; cultural-ascendancy\nhatti: corinth 1"); // in conflict
    mayEnter("", 1, "egypt: city corinth; cultural-ascendancy\nhatti: corinth 1");
  }

  @Test
  @Rule({"diplomacy.1", "cultural-ascendancy.1"})
  void whoIsKeptOutByBothNeedsAnAnswerToBoth() {
    var both = "egypt: city corinth; diplomacy, cultural-ascendancy";
    mayNotEnter("", 1, both, DIPLOMACY);
    mayNotEnter("; advanced-military", 1, both, DIPLOMACY);
    mayNotEnter("; military", 1, both, CULTURE);
    mayEnter("; military, advanced-military", 1, both);
  }

  @Test
  @Rule({"diplomacy.4", "cultural-ascendancy.4", "P2.3"})
  void populationExpansionIsNotKeptOut() {
    Example.west(
            9,
            """
            minoa: corinth 1
            egypt: corinth 1, city sparta, tanis 2; diplomacy, cultural-ascendancy
            hatti: sparta 1
            """)
        .plays(
            table ->
                Objects.requireNonNull(Phase.POPULATION_EXPANSION.next(table.world(), 0))
                    .play(table))
        .becomes(
            """
            minoa: corinth 2
            egypt: corinth 2, city sparta, tanis 4
            hatti: sparta 2
            """);
  }

  @Test
  @Rule({"RU.73", "cultural-ascendancy.1"})
  void aConflictSituationIsWhatTheBoardShowsWhateverItsCause() {
    mayEnter( // as expansion can leave it
        "", 1, "egypt: corinth 2; cultural-ascendancy\nhatti: corinth 2");
    minoa("", "egypt: corinth 2; cultural-ascendancy").refuses(MINOA, enter(1), CULTURE);
    Moves.minoa( // and it is gone when the board no longer shows it
            """
            minoa: argos 1, corinth 2
            egypt: corinth 1; cultural-ascendancy
            """)
        .refuses(
            MINOA, Orders.of(new March(CORINTH, SPARTA, 1), new March(ARGOS, CORINTH, 1)), CULTURE)
        .then(MINOA, Orders.of(new March(ARGOS, CORINTH, 1), new March(CORINTH, SPARTA, 1)))
        .becomes("minoa: corinth 2, sparta 1");
  }
}
