package ecumene.game;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.example.SeededDice;
import java.util.ArrayList;
import java.util.Collections;
import org.junit.jupiter.api.Test;

class ChainTest {

  @Test
  void itHoldsWhatWasAddedWhateverWasAddedToOthers() {
    var dice = new SeededDice(1);
    Chain<Integer> chain = Chain.empty();
    var list = new ArrayList<Integer>();
    assertThat(chain.last()).isNull();
    for (int n = 0; n < 100; n++) {
      chain.plus(-1);
      var more = Collections.nCopies(dice.below(4), n);
      chain = chain.plus(more);
      list.addAll(more);
      if (n % 3 == 0) {
        chain = chain.plus(n);
        list.add(n);
      }
      assertThat(chain.size()).isEqualTo(list.size());
      assertThat(chain.list()).isEqualTo(list);
      int start = dice.below(list.size() + 1);
      assertThat(chain.from(start)).isEqualTo(list.subList(start, list.size()));
      assertThat(chain.last()).isEqualTo(list.isEmpty() ? null : list.getLast());
    }
  }
}
