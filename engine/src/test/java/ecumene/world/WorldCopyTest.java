package ecumene.world;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.example.RandomPosition;
import ecumene.example.SeededDice;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import java.util.List;
import org.junit.jupiter.api.Test;

class WorldCopyTest {
  /** Never changed, so that copies may share it: where each pile begins. */
  private static final List<String> SHARED_ARRAYS = List.of("cards.stacks.start");

  /** Never changed either: what is in play, and values. */
  private static final List<String> SHARED_OTHERS =
      List.of("setup", "cards.setup", "terms", "progress", "market");

  private final World world = RandomPosition.of(Setup.of(18, Side.BOTH), new SeededDice(1));
  private final World copy = world.copy();
  private final Innards innards = Innards.of(world);
  private final Innards copied = Innards.of(copy);

  @Test
  void theWholeWorldIsLookedAt() {
    assertThat(innards.arrays())
        .containsKeys("pieces.tokens", "cards.hands.holder", "cards.stacks.stacked")
        .containsKeys("standing.advances");
  }

  @Test
  void aCopyIsEqual() {
    assertThat(copied.arrays().keySet()).isEqualTo(innards.arrays().keySet());
    innards.arrays().forEach((name, array) -> assertThat(copied.array(name)).isEqualTo(array));
    assertThat(copy.hash()).isEqualTo(world.hash());
    copy.verify();
  }

  @Test
  void nothingThatCanChangeIsShared() {
    innards
        .arrays()
        .forEach(
            (name, array) -> {
              if (!SHARED_ARRAYS.contains(name)) {
                assertThat(copied.array(name)).as(name).isNotSameAs(array);
              }
            });
    assertThat(innards.others().keySet()).containsExactlyInAnyOrderElementsOf(SHARED_OTHERS);
    assertThat(innards.others().values())
        .allMatch(value -> value instanceof Setup || value instanceof Record);
  }

  @Test
  void changingACopyLeavesTheOriginalAlone() {
    long hash = world.hash();
    for (var name : innards.arrays().keySet()) {
      if (!SHARED_ARRAYS.contains(name)) {
        for (int i = 0; i < innards.length(name); i++) {
          copied.add(name, i, 1);
        }
        assertThat(copied.array(name)).as(name).isNotEqualTo(innards.array(name));
        assertThat(world.hash()).as(name).isEqualTo(hash);
        world.verify();
      }
    }
  }

  @Test
  void inPublicThereAreNoCards() {
    var open = world.inPublic();
    var others = List.of("pieces", "standing");
    for (var name : innards.arrays().keySet()) {
      if (others.contains(name.substring(0, name.indexOf('.')))) {
        assertThat(Innards.of(open).array(name)).isEqualTo(innards.array(name));
      }
    }
    assertThat(open.progress()).isEqualTo(world.progress());
    long hash = open.hash();
    for (var seat : world.seats()) {
      assertThat(open.cards().handSize(seat)).isZero();
      for (var card : copy.cards().hand(seat)) {
        copy.cards().discard(seat, card);
      }
    }
    assertThat(copy.hash()).isNotEqualTo(world.hash());
    assertThat(copy.inPublic().hash()).isEqualTo(hash);
  }
}
