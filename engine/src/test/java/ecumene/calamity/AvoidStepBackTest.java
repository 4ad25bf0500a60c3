package ecumene.calamity;

import static ecumene.facts.Civilization.EGYPT;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.Rule;
import ecumene.example.Answers;
import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.table.Picked;
import org.junit.jupiter.api.Test;

class AvoidStepBackTest {
  private static final Area GAZA = Area.of("gaza");
  private static final Area TANIS = Area.of("tanis");
  private static final Area FAYUM = Area.of("fayum");
  private static final Area MEMPHIS = Area.of("memphis");
  private static final Area PETRA = Area.of("petra");

  @Test
  @Rule("enlightenment.4")
  void anyTwoNonCoastalCitiesOrNone() {
    var question = new AvoidStepBack(EGYPT, Areas.of(FAYUM, GAZA, MEMPHIS, PETRA));
    assertThat(question.forced()).isNull();
    assertThat(Answers.any(question))
        .containsExactlyInAnyOrder(
            Picked.of(),
            Picked.of(FAYUM, MEMPHIS),
            Picked.of(FAYUM, PETRA),
            Picked.of(MEMPHIS, PETRA));
  }

  @Test
  @Rule("enlightenment.4")
  void theOnlyNonCoastalOneIsAlwaysAmongThem() {
    var question = new AvoidStepBack(EGYPT, Areas.of(FAYUM, GAZA, TANIS));
    assertThat(Answers.any(question))
        .containsExactlyInAnyOrder(Picked.of(), Picked.of(FAYUM, GAZA), Picked.of(FAYUM, TANIS));
  }
}
