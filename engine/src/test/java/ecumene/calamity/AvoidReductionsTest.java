package ecumene.calamity;

import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Commodity.GOLD;
import static ecumene.facts.Commodity.OCHRE;
import static ecumene.facts.Commodity.WATER;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.Rule;
import ecumene.example.Answers;
import ecumene.facts.Commodities;
import ecumene.table.Handed;
import org.junit.jupiter.api.Test;

class AvoidReductionsTest {

  @Test
  @Rule("theocracy.1")
  void anyTwoCardsOrNone() {
    var question = new AvoidReductions(MINOA, Commodities.of(GOLD, GOLD, OCHRE, WATER), 1);
    assertThat(question.forced()).isNull();
    assertThat(Answers.any(question))
        .containsExactlyInAnyOrder(
            Handed.NONE,
            Handed.of(GOLD, GOLD),
            Handed.of(GOLD, OCHRE),
            Handed.of(GOLD, WATER),
            Handed.of(OCHRE, WATER));
  }
}
