package ecumene.phase;

import static ecumene.facts.Civilization.MINOA;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.Rule;
import ecumene.example.Answers;
import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.table.Picked;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class FoundCitiesTest {

  private static Picked cities(String... areas) {
    return Picked.of(Stream.of(areas).map(Area::of).toArray(Area[]::new));
  }

  @Test
  @Rule("S7.3")
  void everyWayToFoundCitiesIsFoundAndFiveAreasLeaveNoChoice() {
    var region = Stream.of("knossos", "rhodes", "thera", "argos", "lemnos", "cyprus").map(Area::of);
    var question = new FoundCities(MINOA, Areas.from(region.toList()));
    assertThat(Answers.any(question))
        .containsExactlyInAnyOrder(
            cities("knossos", "rhodes", "thera", "argos", "lemnos"),
            cities("knossos", "rhodes", "thera", "argos", "cyprus"));
    assertThat(question.forced()).isNull();
    var five = cities("knossos", "rhodes", "thera", "argos", "lemnos");
    assertThat(new FoundCities(MINOA, five.areas()).forced()).isEqualTo(five);
  }
}
