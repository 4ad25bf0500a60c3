package ecumene.phase;

import static ecumene.facts.Civilization.ASSYRIA;
import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.HATTI;
import static ecumene.facts.Civilization.MINOA;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.Rule;
import ecumene.event.PieceEvent.TokensMoved;
import ecumene.example.Example;
import ecumene.facts.Area;
import ecumene.movement.Fee;
import ecumene.movement.MoveTokens;
import ecumene.movement.Order.BuildShip;
import ecumene.movement.Order.March;
import ecumene.movement.Orders;
import ecumene.table.Table;
import org.junit.jupiter.api.Test;

class MovementTest {
  private static final Area TANIS = Area.of("tanis");
  private static final Area GAZA = Area.of("gaza");

  /** Expansion, and the movement of all. */
  private static Example movement(String position) {
    return Example.west(5, position)
        .plays(
            table -> {
              play(Phase.POPULATION_EXPANSION, table);
              play(Phase.MOVEMENT, table);
            });
  }

  private static void play(Phase phase, Table table) {
    int done = 0;
    for (var next = phase.next(table.world(), 0); next != null; ) {
      next.play(table);
      next = phase.next(table.world(), ++done);
    }
  }

  @Test
  @Rule({"P3.11", "P2.4", "1.10"})
  void thoseWithTheHighestCensusMoveFirstAndRankingBreaksTies() {
    movement(
            """
            minoa: knossos 1, city phaestos, ship knossos
            assyria: antioch 2
            hatti: troy 1
            egypt: tanis 2
            """)
        .waitsFor(ASSYRIA)
        .then(ASSYRIA, build("antioch")) // the census stays what it was
        .waitsFor(EGYPT)
        .then(EGYPT, build("tanis"))
        .waitsFor(MINOA)
        .then(MINOA, Orders.NONE)
        .waitsFor(HATTI)
        .then(HATTI, Orders.NONE)
        .becomes(
            """
            minoa: knossos 2, city phaestos
            assyria: antioch 2, ship antioch
            hatti: troy 2
            egypt: tanis 2, ship tanis
            """);
  }

  private static Orders build(String area) {
    return Orders.of(new BuildShip(Area.of(area), Fee.tokens(Area.of(area), Area.of(area))));
  }

  @Test
  @Rule("military.1")
  void holdersOfMilitaryMoveAfterAllOthersInCensusOrderAmongThemselves() {
    movement(
            """
            minoa: knossos 1; military
            assyria: antioch 2
            hatti: troy 1
            egypt: tanis 2; military
            """)
        .waitsFor(ASSYRIA)
        .then(ASSYRIA, Orders.NONE)
        .waitsFor(HATTI)
        .then(HATTI, Orders.NONE)
        .waitsFor(EGYPT)
        .then(EGYPT, Orders.of(new March(TANIS, GAZA, 1)))
        .tells(new TokensMoved(EGYPT, TANIS, GAZA, 1))
        .waitsFor(MINOA)
        .then(MINOA, Orders.NONE)
        .becomes(
            """
            minoa: knossos 2
            assyria: antioch 4
            hatti: troy 2
            egypt: tanis 3, gaza 1
            """);
  }

  @Test
  @Rule({"1.15", "P3.1"})
  void whoeverMovesIsShownNoCards() {
    movement("minoa: knossos 1; holds ochre 2\negypt: tanis 1; holds clay 3")
        .asks(
            MINOA,
            asked -> {
              var cards = ((MoveTokens) asked).board().cards();
              assertThat(cards.hand(MINOA)).isEmpty();
              assertThat(cards.hand(EGYPT)).isEmpty();
            });
  }
}
