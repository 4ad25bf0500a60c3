package ecumene.movement;

import static ecumene.facts.Civilization.HATTI;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.movement.Moves.KNOSSOS;
import static ecumene.movement.Moves.PHAESTOS;
import static ecumene.movement.Moves.RHODES;
import static ecumene.movement.Moves.THERA;
import static ecumene.movement.Moves.keep;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.Rule;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.movement.Order.BuildShip;
import ecumene.movement.Order.Call;
import ecumene.movement.Order.March;
import ecumene.movement.Order.Voyage;
import ecumene.world.World;
import java.util.List;
import org.junit.jupiter.api.Test;

class DraftTest {
  private final World world = position();
  private final Draft draft = new Draft(MINOA, world);

  private static World position() {
    var world = new World(Setup.of(9, Side.WEST));
    world.placeTokens(MINOA, KNOSSOS, 4);
    world.placeShip(MINOA, KNOSSOS);
    world.fillTreasury(MINOA, 4);
    return world;
  }

  private void give(Order... orders) {
    for (var order : orders) {
      assertThat(draft.give(order)).isNull();
    }
  }

  private String position(Draft of) {
    var board = of.board();
    return String.join(
        " ",
        board.areasOf(MINOA).stream().map(it -> it + " " + board.tokens(MINOA, it)).toList() + "",
        "ships " + board.shipAreas(MINOA),
        "on board " + board.tokensOnBoard(MINOA),
        "treasury " + of.treasury(),
        "unpaid " + of.unpaidShips(),
        "ready " + of.readyShips());
  }

  @Test
  @Rule("P3.6")
  void everythingMayBeTakenBack() {
    var before = position(draft);
    give(keep(KNOSSOS));
    var kept = position(draft);
    give(new March(KNOSSOS, PHAESTOS, 1));
    var marched = position(draft);
    give(new Voyage(KNOSSOS, 2, List.of(new Call(THERA, 1, 0)), PHAESTOS));
    give(new BuildShip(PHAESTOS, new Fee(1, List.of(PHAESTOS))));
    assertThat(position(draft))
        .isEqualTo(
            "[knossos 1, phaestos 1, thera 1] ships [phaestos, phaestos] on board 3 treasury 2"
                + " unpaid [] ready [phaestos]");

    draft.takeBack();
    draft.takeBack();
    assertThat(position(draft)).isEqualTo(marched);
    draft.takeBack();
    assertThat(position(draft)).isEqualTo(kept);
    assertThat(draft.movable(PHAESTOS)).isZero();
    assertThat(draft.movable(KNOSSOS)).isEqualTo(4);
    draft.takeBack();
    assertThat(position(draft)).isEqualTo(before);

    give(keep(KNOSSOS), new March(KNOSSOS, PHAESTOS, 1));
    draft.takeAllBack();
    assertThat(position(draft)).isEqualTo(before);
    assertThat(draft.orders()).isEqualTo(Orders.NONE);
    give(new March(KNOSSOS, PHAESTOS, 4));
  }

  @Test
  @Rule("P3.6")
  void ordersThatAreLeftAreTheMovement() {
    var march = new March(KNOSSOS, PHAESTOS, 1);
    give(keep(KNOSSOS), new Voyage(KNOSSOS, 4, RHODES));
    draft.takeBack();
    give(march);
    assertThat(draft.orders()).isEqualTo(Orders.of(keep(KNOSSOS), march));
    assertThat(new MoveTokens(MINOA, world).judge(draft.orders())).isNull();
  }

  @Test
  void aRefusedOrderChangesNothing() {
    give(keep(KNOSSOS));
    var before = position(draft);
    assertThat(draft.give(new Voyage(KNOSSOS, 3, List.of(new Call(THERA, 2, 0)), RHODES)))
        .hasToString("P3.4: rhodes is not adjacent to thera by water");
    assertThat(draft.give(new BuildShip(KNOSSOS, new Fee(1, List.of(KNOSSOS, THERA))))).isNotNull();
    assertThat(draft.give(new BuildShip(KNOSSOS, Fee.tokens(KNOSSOS, THERA))))
        .hasToString("P3.2: thera has no token to give");
    assertThat(position(draft)).isEqualTo(before);
    assertThat(draft.movable(KNOSSOS)).isEqualTo(4);
    assertThat(draft.orders()).isEqualTo(Orders.of(keep(KNOSSOS)));
  }

  @Test
  void aDraftLeavesTheWorldAlone() {
    long hash = world.hash();
    give(keep(KNOSSOS), new Voyage(KNOSSOS, 3, RHODES), new March(KNOSSOS, PHAESTOS, 1));
    assertThat(world.hash()).isEqualTo(hash);
  }

  @Test
  @Rule("P3.2")
  void shipyardsAreWhereAShipCanBePaidFor() {
    assertThat(draft.shipyards()).containsExactly(KNOSSOS);
    give(new March(KNOSSOS, PHAESTOS, 1));
    assertThat(draft.shipyards()).containsExactlyInAnyOrder(KNOSSOS, PHAESTOS);
    give(new BuildShip(PHAESTOS, Fee.treasury(2)), new BuildShip(KNOSSOS, Fee.treasury(2)));
    assertThat(draft.shipyards()).isNotEmpty();
    give(new BuildShip(KNOSSOS, Fee.tokens(KNOSSOS, KNOSSOS)));
    assertThat(draft.shipyards()).isEmpty(); // all four are on the board
  }

  @Test
  @Rule("P3.4")
  void everyHarbourIsReachedByItsCalls() {
    give(keep(KNOSSOS));
    var harbours = draft.harbours(KNOSSOS);
    assertThat(draft.calls(KNOSSOS, RHODES)).isEmpty();
    int farthest = 0;
    for (var harbour : harbours) {
      var ways = draft.calls(KNOSSOS, harbour);
      var calls = ways.stream().map(area -> new Call(area, 0, 0)).toList();
      give(new Voyage(KNOSSOS, 1, calls, harbour));
      draft.takeBack();
      farthest = Math.max(farthest, ways.size());
    }
    assertThat(farthest).isGreaterThan(1);
  }

  @Test
  void theBoardOfTheDraftShowsOthersAsTheyAre() {
    world.placeTokens(HATTI, RHODES, 2);
    world.placeShip(HATTI, RHODES);
    world.placeCity(HATTI, THERA);
    give(keep(KNOSSOS), new Voyage(KNOSSOS, 1, RHODES));
    var board = draft.board();
    assertThat(board.tokensIn(RHODES)).isEqualTo(3);
    assertThat(board.tokensIn(KNOSSOS)).isEqualTo(3);
    assertThat(board.areasOf(HATTI)).containsExactlyElementsOf(world.areasOf(HATTI));
    assertThat(board.unitPoints(HATTI)).isEqualTo(7);
    assertThat(board.shipAreas(HATTI)).containsExactly(RHODES);
  }
}
