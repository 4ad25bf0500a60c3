package ecumene.loss;

import static ecumene.facts.Civilization.MINOA;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.Rule;
import ecumene.facts.Area;
import ecumene.facts.Areas;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PickCitiesTest {

  @Test
  @Rule({"P9.22", "P5.4"})
  void theseAreReductions() {
    assertThat(Arrays.stream(Fate.values()).filter(Fate::isReduction))
        .containsExactly(Fate.REDUCED, Fate.UNSUPPORTED, Fate.NEW_UNSUPPORTED);
  }

  private static long print(Fate fate) {
    var cities = Areas.of(Area.of("knossos"), Area.of("thera"));
    return new PickCities(MINOA, MINOA, fate, cities, 1).fingerprint().value();
  }

  @ParameterizedTest
  @EnumSource
  void onlyReductionsHaveTheFingerprintOfOneAnother(Fate fate) {
    boolean same = print(fate) == print(Fate.REDUCED);
    assertThat(same).isEqualTo(fate.isReduction());
  }
}
