package ecumene.table;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.example.SeededDice;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class DiceTest {
  private final Dice dice = new SeededDice(1);

  @Test
  void anyOneCanCome() {
    var seen = new TreeMap<String, Integer>();
    for (int i = 0; i < 3000; i++) {
      seen.merge(dice.one(List.of("a", "b", "c")), 1, Integer::sum);
    }
    assertThat(seen).containsOnlyKeys("a", "b", "c");
    assertThat(seen.values()).allMatch(count -> count > 850);
  }

  @Test
  void anySomeCanComeAndNoneTwice() {
    var seen = new TreeMap<String, Integer>();
    for (int i = 0; i < 10_000; i++) {
      var some = dice.some(List.of("a", "b", "c", "d", "e"), 3);
      assertThat(some).hasSize(3);
      seen.merge(String.join("", some.stream().sorted().toList()), 1, Integer::sum);
    }
    assertThat(seen)
        .containsOnlyKeys("abc", "abd", "abe", "acd", "ace", "ade", "bcd", "bce", "bde", "cde");
    assertThat(seen.values()).allMatch(count -> count > 850);
  }

  @Test
  void someCanBeNoneOrAll() {
    assertThat(dice.some(List.of("a", "b"), 0)).isEmpty();
    assertThat(dice.some(List.of("a", "b"), 2)).containsExactlyInAnyOrder("a", "b");
  }

  @Test
  void piecesOfHeapsAreAsLikelyAsEachOther() {
    var seen = new TreeMap<String, Integer>();
    for (int i = 0; i < 10_000; i++) {
      seen.merge(Arrays.toString(dice.spread(2, 3, 0, 1, 1)), 1, Integer::sum);
    }
    assertThat(seen)
        .containsOnlyKeys(
            "[2, 0, 0, 0]", "[1, 0, 1, 0]", "[1, 0, 0, 1]", "[0, 0, 1, 1]"); // 3, 3, 3, 1 of 10
    assertThat(seen.get("[0, 0, 1, 1]")).isBetween(850, 1150);
    assertThat(seen.get("[2, 0, 0, 0]")).isBetween(2750, 3250);
  }

  @Test
  void allPiecesOfHeapsCanBePicked() {
    assertThat(dice.spread(5, 3, 0, 2)).containsExactly(3, 0, 2);
    assertThat(dice.spread(0, 3, 0, 2)).containsExactly(0, 0, 0);
  }
}
