package ecumene.bots.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import ecumene.bots.house.Version;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.world.Terms;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class LadderTest {
  private static final Setup FIVE = Setup.of(5, Side.WEST);
  private static final Version EASY = Version.released("easy");
  private static final Version POOR =
      EASY.with("poor", Map.of("planning.cities", 3.0, "trading.offers", 2.0));

  @Test
  void theStrongerStandsAbove() {
    var ladder = new Ladder(FIVE, Terms.BASIC.upTo(12), 1, List.of(POOR, EASY));
    for (long number = 0; number < 12; number++) {
      ladder.add(number, ladder.match(number).play());
    }

    var rungs = ladder.rungs();

    assertThat(rungs).extracting(Ladder.Rung::name).containsExactly("easy", "poor");
    assertThat(rungs.getLast().rating()).isEqualTo(1000, within(1e-9));
    assertThat(rungs.getFirst().low()).isGreaterThan(1000);
    assertThat(rungs.getFirst().low()).isLessThan(rungs.getFirst().rating());
    assertThat(rungs.getFirst().high()).isGreaterThan(rungs.getFirst().rating());
    assertThat(rungs.getFirst().wins().value()).isGreaterThan(0.5);
  }

  @Test
  void whoIsAsGoodHasTheSameRating() {
    var ladder =
        new Ladder(FIVE, Terms.BASIC.upTo(6), 50, List.of(EASY, EASY.with("same", Map.of())));
    for (long number = 0; number < 24; number++) {
      ladder.add(number, ladder.match(number).play());
    }

    assertThat(ladder.rungs()).allMatch(rung -> rung.low() <= 1000 && rung.high() >= 1000);
  }

  @Test
  void aLadderOfOneStandsStill() {
    var ladder = new Ladder(FIVE, Terms.SHORT.upTo(2), 1, List.of(EASY));
    ladder.add(0, ladder.match(0).play());

    assertThat(ladder.rungs())
        .singleElement()
        .satisfies(rung -> assertThat(rung.wins().value()).isEqualTo(1));
  }
}
