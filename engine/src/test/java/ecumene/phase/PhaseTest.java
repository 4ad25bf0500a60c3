package ecumene.phase;

import static ecumene.phase.Phase.AST_ALTERATION;
import static ecumene.phase.Phase.SET_UP;
import static ecumene.phase.Phase.TAX_COLLECTION;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import ecumene.Rule;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.world.Progress.Ending;
import ecumene.world.World;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;

class PhaseTest {

  @Test
  @Rule("3.1")
  void aTurnHasThirteenPhasesInThisOrder() {
    var world = new World(Setup.of(5, Side.WEST));
    var turn = new ArrayList<String>();
    var phase = SET_UP.following(world);
    while (phase != null && turn.size() < 14) {
      turn.add(phase.number() + " " + phase);
      phase = phase.following(world);
    }
    assertThat(turn)
        .containsExactly(
            "1 TAX_COLLECTION",
            "2 POPULATION_EXPANSION",
            "3 MOVEMENT",
            "4 CONFLICT",
            "5 CITY_CONSTRUCTION",
            "6 TRADE_CARDS_ACQUISITION",
            "7 TRADE",
            "8 CALAMITY_SELECTION",
            "9 CALAMITY_RESOLUTION",
            "10 SPECIAL_ABILITIES",
            "11 SURPLUS_POPULATION",
            "12 ADVANCES_ACQUISITION",
            "13 AST_ALTERATION",
            "1 TAX_COLLECTION");
  }

  @Test
  @Rule("3.1")
  void aPhaseIsFoundByItsNumber() {
    for (var phase : Phase.values()) {
      assertThat(Phase.of(phase.number())).isEqualTo(phase);
    }
    for (int number : new int[] {-1, 14}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> Phase.of(number))
          .withMessage("3.1: there is no phase " + number);
    }
  }

  @Test
  @Rule({"3.1", "P13.4"})
  void afterTheLastTurnNoneFollows() {
    var world = new World(Setup.of(5, Side.WEST));
    assertThat(AST_ALTERATION.following(world)).isEqualTo(TAX_COLLECTION);
    world.progressTo(world.progress().ending(Ending.NOW));
    assertThat(AST_ALTERATION.following(world)).isNull();
  }
}
