package ecumene.bots.house;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.facts.Area;
import ecumene.facts.Civilization;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.movement.MoveTokens;
import ecumene.movement.Order;
import ecumene.view.View;
import ecumene.world.Board;
import ecumene.world.World;
import org.junit.jupiter.api.Test;

/** Movements with an obvious best answer. */
class CampaignTest {
  private final World world = new World(Setup.of(8, Side.WEST));

  private void tokens(Civilization seat, String area, int count) {
    world.placeTokens(seat, Area.of(area), count);
  }

  /** The board after the movement, which is legal. */
  private Board moved(Civilization seat, Figures figures) {
    var question = new MoveTokens(seat, world.inPublic());
    var orders = Campaign.plan(new View(world, seat), figures);
    assertThat(question.judge(orders)).isNull();
    var draft = question.draft();
    orders.list().forEach(draft::give);
    return draft.board();
  }

  @Test
  void tokensThatAreTooManyFillTheLandAround() {
    tokens(Civilization.ASSYRIA, "assyria", 6);

    var board = moved(Civilization.ASSYRIA, HousePlayers.EASY);

    for (var area : board.areasOf(Civilization.ASSYRIA)) {
      assertThat(board.tokens(Civilization.ASSYRIA, area)).isLessThanOrEqualTo(area.limit());
    }
    assertThat(board.areasOf(Civilization.ASSYRIA)).hasSizeGreaterThan(2);
  }

  @Test
  void sixTokensComeTogetherOnACitySite() {
    for (var area : new String[] {"assyria", "cilicia", "van", "syria", "phoenicia"}) {
      tokens(Civilization.ASSYRIA, area, 4);
    }
    tokens(Civilization.ASSYRIA, "carrhae", 4);

    var board = moved(Civilization.ASSYRIA, HousePlayers.EASY);

    assertThat(board.areasOf(Civilization.ASSYRIA))
        .anyMatch(area -> Ground.isSite(area) && board.tokens(Civilization.ASSYRIA, area) >= 6);
  }

  @Test
  void shipsLeaveAnIslandThatIsFull() {
    tokens(Civilization.MINOA, "knossos", 5);
    tokens(Civilization.MINOA, "phaestos", 4);

    var orders = Campaign.plan(new View(world, Civilization.MINOA), HousePlayers.EASY);

    assertThat(orders.list()).hasAtLeastOneElementOfType(Order.Voyage.class);
    assertThat(moved(Civilization.MINOA, HousePlayers.EASY).areasOf(Civilization.MINOA))
        .hasSizeGreaterThan(2);
  }

  @Test
  void barbariansAreDrivenFromACitySite() {
    world.placeTokens(ecumene.facts.Barbarians.THE_BARBARIANS, Area.of("damascus"), 1);
    tokens(Civilization.ASSYRIA, "syria", 7);

    var board = moved(Civilization.ASSYRIA, HousePlayers.EASY);

    assertThat(board.tokens(Civilization.ASSYRIA, Area.of("damascus"))).isGreaterThan(1);
  }

  @Test
  void aFewTokensDoNotAttackACity() {
    world.placeCity(Civilization.HATTI, Area.of("damascus"));
    tokens(Civilization.ASSYRIA, "syria", 4);

    var board = moved(Civilization.ASSYRIA, HousePlayers.WARRIOR);

    assertThat(board.tokens(Civilization.ASSYRIA, Area.of("damascus"))).isZero();
  }
}
