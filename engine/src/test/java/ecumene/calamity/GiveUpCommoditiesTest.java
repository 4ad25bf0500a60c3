package ecumene.calamity;

import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Commodity.CLAY;
import static ecumene.facts.Commodity.COPPER;
import static ecumene.facts.Commodity.GOLD;
import static ecumene.facts.Commodity.IRON;
import static ecumene.facts.Commodity.IVORY;
import static ecumene.facts.Commodity.OCHRE;
import static ecumene.facts.Commodity.TIN;
import static ecumene.facts.Commodity.WINE;
import static ecumene.facts.Commodity.WOOL;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.Rule;
import ecumene.example.Answers;
import ecumene.facts.Commodities;
import ecumene.facts.Commodity;
import ecumene.table.Handed;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class GiveUpCommoditiesTest {

  static Stream<GiveUpCommodities> questions() {
    return Stream.of(
            Commodities.of(GOLD, GOLD, GOLD),
            Commodities.of(OCHRE, IRON, IVORY),
            Commodities.of(OCHRE, CLAY, IRON, IRON),
            Commodities.of(OCHRE, OCHRE, IVORY),
            Commodities.of(OCHRE, OCHRE, CLAY, IVORY),
            Commodities.of(WINE, WINE, WOOL),
            Commodities.of(OCHRE, OCHRE, IRON, WOOL, WINE, TIN, COPPER, IVORY, GOLD, GOLD))
        .flatMap(
            hand ->
                Stream.of(5, 10, 15, 20)
                    .map(due -> Math.min(due, hand.faceValue()))
                    .distinct()
                    .map(due -> new GiveUpCommodities(MINOA, hand, due)));
  }

  @ParameterizedTest
  @MethodSource("questions")
  @Rule({"D11", "RU.85"})
  void everyLegalAnswerCanBeGivenAndNoneIsForced(GiveUpCommodities question) {
    assertThat(Answers.any(question)).isEqualTo(legalAnswers(question));
    assertThat(question.forced()).isNull();
    assertThat(question.rule()).isEqualTo("C13.1");
  }

  private static Set<Handed> legalAnswers(GiveUpCommodities question) {
    var legal = new LinkedHashSet<Handed>();
    int hands = 1 << question.hand().size();
    for (int chosen = 0; chosen < hands; chosen++) {
      var answer = new Handed(new Commodities(pick(question.hand().list(), chosen)));
      if (question.judge(answer) == null) {
        legal.add(answer);
      }
    }
    return legal;
  }

  private static List<Commodity> pick(List<Commodity> hand, int chosen) {
    var picked = new ArrayList<Commodity>();
    for (int i = 0; i < hand.size(); i++) {
      if ((chosen >> i & 1) != 0) {
        picked.add(hand.get(i));
      }
    }
    return picked;
  }
}
