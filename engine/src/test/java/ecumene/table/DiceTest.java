package ecumene.table;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.example.SeededDice;
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
}
