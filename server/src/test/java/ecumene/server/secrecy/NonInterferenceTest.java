package ecumene.server.secrecy;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.phase.Phase;
import ecumene.server.Problem;
import ecumene.server.scene.Viewer;
import ecumene.server.secrecy.Evening.Given;
import ecumene.server.table.TableState;
import ecumene.table.Seed;
import ecumene.world.Terms;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Two tables differ only in what is hidden, and are played alike. Whoever can not know the
 * difference is told the same, byte for byte: whole scenes, what changes, and questions.
 */
class NonInterferenceTest {
  private static final Seed SEED = Seed.parse("9f3b61d07ac4e85213579bdf02468ace");
  private static final Seed OTHER_SEED = Seed.parse("00112233445566778899aabbccddeeff");

  private final SplittableRandom dice = new SplittableRandom(5);
  private final Map<Phase, Integer> compared = new EnumMap<>(Phase.class);

  @ParameterizedTest
  @CsvSource({"5,WEST,2,5", "9,EAST,2,3", "18,BOTH,1,2"})
  void whatIsHiddenChangesNoMessage(int players, Side side, int turns, int twins) throws Exception {
    try (var evening = new Evening(Setup.of(players, side), Terms.SHORT.upTo(turns), SEED)) {
      var begun = evening.room().state();
      var replies = new ArrayList<Given>();
      while (!evening.isOver()) {
        replies.add(Objects.requireNonNull(evening.play()));
        if (evening.room().state().beginsPhase()) {
          for (int i = 0; i < twins; i++) {
            compare(begun, replies);
          }
          begun = evening.room().state();
          replies.clear();
        }
      }
    }
    assertThat(compared)
        .containsKeys(Phase.MOVEMENT, Phase.TRADE, Phase.CALAMITY_RESOLUTION)
        .containsKeys(Phase.ADVANCES_ACQUISITION);
  }

  /** Plays a phase at two tables, as far as the difference stays hidden. */
  private void compare(TableState begun, List<Given> replies) throws Exception {
    var world = begun.game().snapshot().point().at().world();
    var twist = Twist.of(world, dice);
    if (twist == null) {
      return;
    }
    boolean isSameSeed = dice.nextBoolean() || begun.game().phase() == Phase.SET_UP; // S7.1
    var seed = isSameSeed ? SEED : OTHER_SEED;
    try (var one = new Table(begun, world, SEED);
        var other = new Table(begun, twist.world(), seed)) {
      var outsiders = new ArrayList<>(one.viewers());
      outsiders.removeIf(it -> it.seat() != null && twist.insiders().contains(it.seat()));
      look(one, other, twist, outsiders);
      for (var viewer : outsiders) {
        assertThat(other.advice(viewer)).as("advice").isEqualTo(one.advice(viewer));
      }
      for (var reply : replies) {
        Evening.give(reply, one.room());
        try {
          Evening.give(reply, other.room());
        } catch (Problem impossibleThere) {
          return;
        }
        look(one, other, twist, outsiders);
      }
    }
  }

  private void look(Table one, Table other, Twist twist, List<Viewer> outsiders) throws Exception {
    var phase = one.room().state().game().phase();
    boolean isOut =
        phase == null || (twist.isAboutCalamities() && phase.number() > Phase.TRADE.number());
    if (isOut) {
      outsiders.clear();
    }
    outsiders.removeIf(it -> !Twist.isHidden(one.world(), other.world(), it.seat()));
    for (var viewer : outsiders) {
      assertThat(other.news(viewer))
          .as("%s, %s, hidden from %s", twist.insiders(), phase, viewer)
          .isEqualTo(one.news(viewer));
      compared.merge(Objects.requireNonNull(phase), 1, Integer::sum);
    }
  }
}
