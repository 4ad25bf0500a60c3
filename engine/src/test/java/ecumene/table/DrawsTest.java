package ecumene.table;

import static ecumene.table.Stream.CALAMITY_SELECTION;
import static ecumene.table.Stream.SPOILS;
import static ecumene.table.Stream.STACKS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import ecumene.Rule;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DrawsTest {
  private static final Seed SEED = Seed.parse("0123456789abcdeffedcba9876543210");

  private static List<Integer> take(Draws draws, Stream stream, int count) {
    var taken = new ArrayList<Integer>();
    for (int i = 0; i < count; i++) {
      taken.add(draws.next(stream, 1000));
    }
    return taken;
  }

  /** The vector for eight bytes that the authors of the function published. */
  @Test
  @Rule("RU.5")
  void theFunctionIsSipHash() {
    var key = new Seed(0x0f0e0d0c0b0a0908L, 0x0706050403020100L);
    assertThat(Draws.sipHash(key.low(), key.high(), 0x0706050403020100L))
        .isEqualTo(0x93f5f5799a932462L);
    assertThat(Draws.draw(key, 0x07060504, 0x03020100)).isEqualTo(0x93f5f5799a932462L);
  }

  /** Saved games depend on these numbers: when they change, games can not be replayed. */
  @Test
  @Rule("RU.5")
  void theSameSeedGivesTheSameDrawsForever() {
    var draws = new Draws(SEED);
    assertThat(take(draws, STACKS, 4)).containsExactly(822, 760, 699, 448);
    assertThat(take(draws, CALAMITY_SELECTION, 4)).containsExactly(846, 276, 784, 849);
    assertThat(take(draws, SPOILS, 4)).containsExactly(610, 425, 846, 32);
  }

  @Test
  void drawsGoOnFromTheirCounts() {
    var draws = new Draws(SEED);
    take(draws, CALAMITY_SELECTION, 2);
    take(draws, SPOILS, 3);
    assertThat(draws.drawn()).isEqualTo(Map.of(CALAMITY_SELECTION, 2, SPOILS, 3));
    assertThat(new Draws(draws.seed(), draws.drawn())).isEqualTo(draws);
    assertThat(take(new Draws(SEED, Map.of(CALAMITY_SELECTION, 2)), CALAMITY_SELECTION, 2))
        .containsExactly(784, 849);
  }

  @Test
  void everyBitOfTheSeedMatters() {
    var drawn = take(new Draws(SEED), STACKS, 8);
    for (int bit = 0; bit < 64; bit++) {
      var high = new Seed(SEED.high() ^ 1L << bit, SEED.low());
      var low = new Seed(SEED.high(), SEED.low() ^ 1L << bit);
      assertThat(take(new Draws(high), STACKS, 8)).as("bit %s", bit).isNotEqualTo(drawn);
      assertThat(take(new Draws(low), STACKS, 8)).as("bit %s", bit).isNotEqualTo(drawn);
    }
  }

  @Test
  void streamsDoNotShiftEachOther() {
    for (var stream : Stream.values()) {
      var alone = take(new Draws(SEED), stream, 20);
      var mixed = new Draws(SEED);
      var among = new ArrayList<Integer>();
      for (int i = 0; i < 20; i++) {
        for (var other : Stream.values()) {
          if (other == stream) {
            among.add(mixed.next(stream, 1000));
          } else {
            mixed.next(other, i + 1);
          }
        }
      }
      assertThat(among).as(stream.name()).isEqualTo(alone);
    }
  }

  @Test
  void streamsDiffer() {
    var draws = new Draws(SEED);
    assertThat(List.of(take(draws, STACKS, 9), take(draws, SPOILS, 9))).doesNotHaveDuplicates();
  }

  @Test
  void eachNumberIsAsLikelyAsTheOthers() {
    var draws = new Draws(SEED);
    for (int bound : new int[] {1, 2, 3, 6, 7, 30}) {
      int[] seen = new int[bound];
      for (int i = 0; i < 1000 * bound; i++) {
        seen[draws.next(STACKS, bound)]++;
      }
      assertThat(seen).as("of %s", bound).satisfies(DrawsTest::areAbout1000);
    }
  }

  /** Within about five standard deviations. */
  private static void areAbout1000(int[] counts) {
    for (int count : counts) {
      assertThat(count).isBetween(850, 1150);
    }
  }

  @Test
  void nothingCanNotBeDrawnFrom() {
    var draws = new Draws(SEED);
    assertThatIllegalArgumentException().isThrownBy(() -> draws.next(STACKS, 0));
    assertThat(draws).isEqualTo(new Draws(SEED));
  }

  @Test
  void aCopyGoesItsOwnWay() {
    var draws = new Draws(SEED);
    take(draws, STACKS, 3);
    var copy = draws.copy();
    assertThat(copy).isEqualTo(draws).hasSameHashCodeAs(draws);
    var next = take(copy, STACKS, 3);
    assertThat(copy).isNotEqualTo(draws);
    assertThat(take(draws, STACKS, 3)).isEqualTo(next);
    assertThat(new Draws(SEED)).isNotEqualTo(new Draws(Seed.of(1)));
  }

  @Test
  void aSeedIsWrittenAndReadAgain() {
    for (var seed : List.of(SEED, Seed.of(0), Seed.of(-1), new Seed(Long.MIN_VALUE, 7))) {
      assertThat(seed.toString()).matches("[0-9a-f]{32}");
      assertThat(Seed.parse(seed.toString())).isEqualTo(seed);
    }
    assertThat(Seed.of(255)).hasToString("000000000000000000000000000000ff");
    for (var other : List.of("", "ff", "0123456789abcdeffedcba98765432100", "x".repeat(32))) {
      assertThatIllegalArgumentException().as(other).isThrownBy(() -> Seed.parse(other));
    }
  }

  @Test
  @Rule("RU.5")
  void theSeedStaysOutOfLogs() {
    var draws = new Draws(SEED);
    take(draws, SPOILS, 2);
    assertThat(draws.toString()).startsWith("draws [0, 0, 2");
    var checkpoint = Checkpoint.start(new World(Setup.of(5, Side.WEST)), SEED);
    for (var text : List.of(checkpoint, Resolution.of(checkpoint, _ -> {}).run())) {
      assertThat(text.toString().toLowerCase(Locale.ROOT))
          .contains("draws [0, 0, 0")
          .doesNotContain("abcdef", "dcba98")
          .doesNotContain(String.valueOf(SEED.high()), String.valueOf(SEED.low()));
    }
  }
}
