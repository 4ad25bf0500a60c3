package ecumene.facts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;

class AreasTest {
  private final Area knossos = Area.of("knossos");
  private final Area phaestos = Area.of("phaestos");

  @Test
  void areasStandInTheOrderOfTheMap() {
    var areas = Areas.of(phaestos, knossos);

    assertThat(areas).containsExactly(knossos, phaestos).isEqualTo(Areas.of(knossos, phaestos));
    assertThat(areas).hasToString("knossos, phaestos");
    assertThat(areas.list()).containsExactly(knossos, phaestos);
    assertThat(areas.size()).isEqualTo(2);
    assertThat(Areas.from(List.of(phaestos, knossos))).isEqualTo(areas);
  }

  @Test
  void areasContainWhatWasNamed() {
    var areas = Areas.of(knossos);

    assertThat(areas.contains(knossos)).isTrue();
    assertThat(areas.contains(phaestos)).isFalse();
    assertThat(areas.isEmpty()).isFalse();
    assertThat(Areas.NONE.isEmpty()).isTrue();
  }

  @Test
  void anAreaNamedTwiceIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Areas.of(knossos, phaestos, knossos))
        .withMessage("knossos is named twice");
  }
}
