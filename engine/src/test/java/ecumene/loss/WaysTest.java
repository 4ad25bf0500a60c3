package ecumene.loss;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.Rule;
import ecumene.loss.Ways.Way;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class WaysTest {

  @Test
  @Rule({"P9.21", "RU.2", "RU.3"})
  void allWaysThatAddUpAreFoundAndNoOthers() {
    for (int damage = 1; damage <= 16; damage++) {
      for (int tokens = 0; tokens <= 12; tokens++) {
        for (int cities = tokens == 0 ? 1 : 0; cities <= 4; cities++) {
          for (int stock : new int[] {0, 1, 2, 3, 7, 20}) {
            var ways = Ways.of(damage, tokens, cities, stock);
            assertThat(listed(ways)).as(ways.toString()).isEqualTo(tried(ways)).isNotEmpty();
            assertThat(ways.due()).as(ways.toString()).isEqualTo(leastDue(damage, ways));
          }
        }
      }
    }
  }

  private static List<Way> listed(Ways ways) {
    var listed = new ArrayList<Way>();
    for (int i = 0; i < ways.count(); i++) {
      listed.add(ways.get(i));
    }
    return listed;
  }

  /** Every number of cities taken, of tokens removed and of tokens placed, if it is legal. */
  private static List<Way> tried(Ways ways) {
    var legal = new ArrayList<Way>();
    for (int taken = 0; taken <= ways.cities(); taken++) {
      for (int removed = 0; removed <= ways.tokens(); removed++) {
        for (int placed = 0; placed <= 4 * taken && placed <= ways.stock() + removed; placed++) {
          if (removed + 5 * taken - placed == ways.due()) {
            legal.add(new Way(removed, taken, placed));
          }
        }
      }
    }
    return legal;
  }

  /** All there is, or the damage, or the least above it that can be met. */
  private static int leastDue(int damage, Ways ways) {
    int due = Math.min(damage, ways.tokens() + 5 * ways.cities());
    while (tried(new Ways(due, ways.tokens(), ways.cities(), ways.stock())).isEmpty()) {
      due++;
    }
    return due;
  }
}
