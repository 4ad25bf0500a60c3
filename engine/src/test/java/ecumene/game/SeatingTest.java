package ecumene.game;

import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.HELLAS;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Civilization.ROME;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import ecumene.Rule;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.table.Seed;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SeatingTest {
  private static final Setup FIVE = Setup.of(5, Side.WEST);

  @Test
  @Rule({"2.2", "S7.2"})
  void playersChooseInADrawnOrder() {
    var seating = Seating.draw(FIVE, Seed.of(3));
    assertThat(seating.order()).containsExactlyInAnyOrder(0, 1, 2, 3, 4);
    int first = seating.next();
    var after = seating.choose(HELLAS);
    assertThat(after.of(first)).isEqualTo(HELLAS);
    assertThat(after.next()).isNotEqualTo(first);
    assertThat(after.of(after.next())).isNull();
    assertThat(seating.of(first)).isNull();
  }

  @Test
  @Rule("2.2")
  void everyOrderCanBeDrawn() {
    var firsts = new ArrayList<Integer>();
    for (int seed = 0; seed < 100; seed++) {
      firsts.add(Seating.draw(FIVE, Seed.of(seed)).next());
    }
    assertThat(firsts).contains(0, 1, 2, 3, 4);
  }

  @Test
  @Rule("2.2")
  void aCivilizationIsChosenOnceAndOnlyIfItPlays() {
    var seating = Seating.draw(FIVE, Seed.of(3)).choose(MINOA);
    assertThat(seating.judge(MINOA)).hasToString("2.2: Minoa can not be chosen");
    assertThat(seating.judge(ROME)).hasToString("2.2: Rome can not be chosen");
    assertThatIllegalArgumentException().isThrownBy(() -> seating.choose(MINOA));
    assertThat(seating.judge(EGYPT)).isNull();
  }

  @Test
  @Rule("2.2")
  void chanceCanChooseForAll() {
    var seating = Seating.atRandom(FIVE, Seed.of(4));
    assertThat(seating.isComplete()).isTrue();
    assertThat(List.of(0, 1, 2, 3, 4))
        .extracting(seating::of)
        .containsExactlyInAnyOrderElementsOf(FIVE.seats());
  }
}
