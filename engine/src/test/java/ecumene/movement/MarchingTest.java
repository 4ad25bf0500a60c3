package ecumene.movement;

import static ecumene.facts.Civilization.MINOA;
import static ecumene.movement.Moves.ARGOS;
import static ecumene.movement.Moves.CORINTH;
import static ecumene.movement.Moves.KNOSSOS;
import static ecumene.movement.Moves.PELOPONNESOS;
import static ecumene.movement.Moves.PHAESTOS;
import static ecumene.movement.Moves.RHODES;
import static ecumene.movement.Moves.SPARTA;
import static ecumene.movement.Moves.keep;

import ecumene.Rule;
import ecumene.event.PieceEvent.TokensMoved;
import ecumene.movement.Order.March;
import ecumene.movement.Order.Voyage;
import java.util.List;
import org.junit.jupiter.api.Test;

class MarchingTest {
  private static final March THROUGH_CORINTH = new March(ARGOS, List.of(CORINTH), PELOPONNESOS, 1);

  @Test
  @Rule("P3.1")
  void tokensMoveToAnAreaAdjacentByLand() {
    Moves.minoa("minoa: knossos 3")
        .refuses(
            MINOA,
            Orders.of(new March(KNOSSOS, RHODES, 1)),
            "P3.1: rhodes is not adjacent to knossos by land")
        .refuses(MINOA, Orders.of(new March(KNOSSOS, PHAESTOS, 4)), "P3.1: knossos has 3 to move")
        .refuses(MINOA, Orders.of(new March(KNOSSOS, PHAESTOS, 0)), "P3.1: knossos has 3 to move")
        .refuses(
            MINOA,
            Orders.of(new March(KNOSSOS, KNOSSOS, 1)),
            "RU.74: the march ends where it began")
        .then(MINOA, Orders.of(new March(KNOSSOS, PHAESTOS, 2)))
        .tells(new TokensMoved(MINOA, KNOSSOS, PHAESTOS, 2))
        .becomes("minoa: knossos 1, phaestos 2");
  }

  @Test
  @Rule("P3.1")
  void aTokenThatMovedMayNotMoveAgainAmongOthersThatMay() {
    Moves.minoa("minoa: knossos 2, phaestos 1")
        .refuses(
            MINOA,
            Orders.of(new March(KNOSSOS, PHAESTOS, 2), new March(PHAESTOS, KNOSSOS, 2)),
            "P3.1: phaestos has 1 to move")
        .then(MINOA, Orders.of(new March(KNOSSOS, PHAESTOS, 2), new March(PHAESTOS, KNOSSOS, 1)))
        .becomes("minoa: knossos 1, phaestos 2");
  }

  @Test
  @Rule({"P3.1", "roadbuilding.2"})
  void aTokenGoesByLandOrByShipButNotBoth() {
    Moves.minoa("minoa: knossos 1, ship phaestos; treasury 1")
        .refuses(
            MINOA,
            Orders.of(
                new March(KNOSSOS, PHAESTOS, 1), keep(PHAESTOS), new Voyage(PHAESTOS, 1, KNOSSOS)),
            "P3.1: phaestos has 0 to move");
    Moves.minoa("minoa: knossos 1, ship knossos; treasury 1; roadbuilding")
        .refuses(
            MINOA,
            Orders.of(
                keep(KNOSSOS), new Voyage(KNOSSOS, 1, PHAESTOS), new March(PHAESTOS, KNOSSOS, 1)),
            "P3.1: phaestos has 0 to move");
    Moves.minoa("minoa: argos 1, ship peloponnesos; treasury 1; roadbuilding")
        .refuses(
            MINOA,
            Orders.of(THROUGH_CORINTH, keep(PELOPONNESOS), new Voyage(PELOPONNESOS, 1, SPARTA)),
            "P3.1: peloponnesos has 0 to move");
  }

  @Test
  @Rule("P3.1")
  void nobodyHasToMove() {
    Moves.minoa("minoa: knossos 9, phaestos 1; roadbuilding")
        .then(MINOA, Orders.NONE)
        .changesNothing();
  }

  @Test
  @Rule("roadbuilding.1")
  void roadbuildingLetsTokensGoTwoAreasByLand() {
    Moves.minoa("minoa: argos 1")
        .refuses(MINOA, Orders.of(THROUGH_CORINTH), "P3.1: a token goes 1 area");
    Moves.minoa("minoa: argos 2; roadbuilding")
        .refuses(
            MINOA,
            Orders.of(new March(ARGOS, List.of(SPARTA, CORINTH), PELOPONNESOS, 1)),
            "P3.1: a token goes 2 areas")
        .refuses(
            MINOA,
            Orders.of(new March(ARGOS, List.of(PHAESTOS), KNOSSOS, 1)),
            "P3.1: phaestos is not adjacent to argos by land")
        .then(MINOA, Orders.of(THROUGH_CORINTH, new March(ARGOS, SPARTA, 1)))
        .tells(new TokensMoved(MINOA, ARGOS, PELOPONNESOS, 1))
        .becomes("minoa: peloponnesos 1, sparta 1");
  }

  @Test
  @Rule("roadbuilding.1")
  void aTokenMustStopWhereTheFirstStepLeadsIntoConflict() {
    var stops = "roadbuilding.1: a token must stop in corinth, in conflict";
    for (var corinth :
        List.of("egypt: corinth 2", "egypt: city corinth", "barbarians: city corinth")) {
      Moves.minoa("minoa: argos 1; roadbuilding\n" + corinth)
          .refuses(MINOA, Orders.of(THROUGH_CORINTH), stops)
          .then(MINOA, Orders.of(new March(ARGOS, CORINTH, 1)))
          .becomes("minoa: corinth 1");
    }
    Moves.minoa( // the own city is under attack
            """
            minoa: argos 1, city corinth; roadbuilding
            egypt: corinth 1
            """)
        .refuses(MINOA, Orders.of(THROUGH_CORINTH), stops);
    Moves.minoa(
            """
            minoa: argos 1, city corinth; roadbuilding
            egypt: peloponnesos 2
            """)
        .then(MINOA, Orders.of(THROUGH_CORINTH)) // into conflict, with the second step
        .becomes("minoa: peloponnesos 1, city corinth");
  }

  @Test
  @Rule({"RU.71", "roadbuilding.1"})
  void tokensPassAnAreaOneAfterTheOther() {
    var position =
        """
        minoa: argos 3; roadbuilding
        egypt: corinth 1
        """;
    Moves.minoa(position)
        .then(MINOA, Orders.of(new March(ARGOS, List.of(CORINTH), PELOPONNESOS, 3)))
        .becomes("minoa: peloponnesos 3");
    Moves.minoa(position) // one that stays is in the way of the others
        .refuses(
            MINOA,
            Orders.of(new March(ARGOS, CORINTH, 1), THROUGH_CORINTH),
            "roadbuilding.1: a token must stop in corinth, in conflict");
  }

  @Test
  @Rule("RU.74")
  void aMarchDoesNotEndWhereItBegan() {
    Moves.minoa("minoa: argos 1; roadbuilding")
        .refuses(
            MINOA,
            Orders.of(new March(ARGOS, List.of(CORINTH), ARGOS, 1)),
            "RU.74: the march ends where it began");
  }
}
