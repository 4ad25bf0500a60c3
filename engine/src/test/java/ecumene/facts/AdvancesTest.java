package ecumene.facts;

import static ecumene.facts.Advance.ADVANCED_MILITARY;
import static ecumene.facts.Advance.LAW;
import static ecumene.facts.Advance.MYSTICISM;
import static ecumene.facts.Advance.POTTERY;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;

class AdvancesTest {
  private final Advances advances = Advances.of(POTTERY, LAW);

  @Test
  void advancesStandInThePrintedOrder() {
    assertThat(advances).containsExactly(LAW, POTTERY).hasToString("law, pottery");
    assertThat(Advances.ALL).containsExactly(Advance.values());
  }

  @Test
  void advancesAreASet() {
    assertThat(Advances.from(List.of(LAW, POTTERY, LAW))).isEqualTo(advances);
    assertThat(advances.size()).isEqualTo(2);
    assertThat(advances.contains(LAW)).isTrue();
    assertThat(advances.contains(MYSTICISM)).isFalse();
    assertThat(advances.isEmpty()).isFalse();
    assertThat(Advances.NONE.isEmpty()).isTrue();
  }

  @Test
  void setsAreCombined() {
    assertThat(advances.with(ADVANCED_MILITARY)).containsExactly(LAW, POTTERY, ADVANCED_MILITARY);
    assertThat(advances.union(Advances.of(LAW, MYSTICISM)))
        .containsExactly(MYSTICISM, LAW, POTTERY);
    assertThat(advances.minus(Advances.of(LAW, MYSTICISM))).containsExactly(POTTERY);
  }

  @Test
  void aMaskOfNoAdvanceIsRefused() {
    assertThatIllegalArgumentException().isThrownBy(() -> new Advances(1L << Advance.COUNT));
  }
}
