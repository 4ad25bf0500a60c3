package ecumene.phase;

import static ecumene.facts.CalamityKind.NON_TRADEABLE;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.Rule;
import ecumene.calamity.Called;
import ecumene.facts.CalamityCard;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class CalamityResolutionTest {

  @Test
  @Rule({"P9.1", "P9.3", "P9.4", "G2"})
  void minorsFirstThenMajorsByStackTheNonTradeableBeforeTheTradeable() {
    var phase = new CalamityResolution();
    var world = new World(Setup.of(9, Side.WEST));
    assertThat(phase.next(world, 0)).isInstanceOf(MinorCalamities.class);
    var called = new ArrayList<CalamityCard>();
    for (int done = 1; phase.next(world, done) instanceof Called(var card, var calamity); done++) {
      called.add(card);
    }
    assertThat(called).hasSize(16).startsWith(CalamityCard.VOLCANIC_ERUPTION_OR_EARTHQUAKE);
    for (int i = 0; i < called.size(); i += 2) {
      var pair = List.of(called.get(i), called.get(i + 1));
      assertThat(pair).extracting(CalamityCard::stack).containsOnly(2 + i / 2);
      assertThat(pair.getFirst().kind()).isEqualTo(NON_TRADEABLE);
    }
  }
}
