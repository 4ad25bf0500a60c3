package ecumene.phase;

import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.MINOA;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.Rule;
import ecumene.event.ChoiceForced;
import ecumene.example.Answers;
import ecumene.example.Example;
import ecumene.facts.Area;
import ecumene.loss.Portion;
import ecumene.loss.TokensPicked;
import java.util.List;
import org.junit.jupiter.api.Test;

class PopulationExpansionTest {
  private static final Area KNOSSOS = Area.of("knossos");
  private static final Area RHODES = Area.of("rhodes");
  private static final Area THERA = Area.of("thera");

  private static Example expands(String position) {
    return Example.west(5, position).plays(new PopulationExpansion());
  }

  private static Portion of(Area area, int tokens) {
    return new Portion(area, tokens, 0);
  }

  private static TokensPicked placed(Portion... portions) {
    return new TokensPicked(List.of(portions));
  }

  @Test
  @Rule("P2.1")
  void oneTokenGrowsByOneAndMoreByTwoWhateverTheLimit() {
    expands(
            """
            minoa: knossos 1, salamis 1, rhodes 2, thera 3
            egypt: tanis 12, city memphis
            """)
        .becomes(
            """
            minoa: knossos 2, salamis 2, rhodes 4, thera 5
            egypt: tanis 14, city memphis
            """);
  }

  @Test
  @Rule("P2.2")
  void withTooLittleStockThePlayerChoosesWhereAndPlacesAllOfIt() {
    expands("minoa: knossos 1, rhodes 2, thera 3; treasury 46")
        .asks(
            new PlaceTokens(
                MINOA, "P2.2", List.of(of(KNOSSOS, 1), of(RHODES, 2), of(THERA, 2)), 3, 3))
        .refuses(MINOA, placed(of(RHODES, 2)), "P2.2: 2 are placed, 3 are due")
        .refuses(MINOA, placed(of(RHODES, 2), of(THERA, 2)), "P2.2: 4 are placed, 3 may be")
        .refuses(MINOA, placed(of(KNOSSOS, 2), of(THERA, 1)), "P2.2: knossos: at most 1 token")
        .refuses(MINOA, placed(of(RHODES, 1), of(RHODES, 2)), "P2.2: rhodes is named twice")
        .then(MINOA, placed(of(KNOSSOS, 1), of(THERA, 2)))
        .becomes("minoa: knossos 2, rhodes 2, thera 5");
  }

  @Test
  @Rule("P2.2")
  void withoutStockNothingGrows() {
    expands("minoa: knossos 1, rhodes 4; treasury 50")
        .doesNotTell(new ChoiceForced(MINOA, "P2.2"))
        .changesNothing();
  }

  @Test
  @Rule({"P2.2", "RU.6"})
  void inOneAreaThereIsNothingToChoose() {
    expands("minoa: knossos 2; treasury 52").becomes("minoa: knossos 3");
  }

  @Test
  @Rule({"P2.5", "1.11"})
  void nobodyHasToWaitForAnother() {
    expands(
            """
            minoa: knossos 2, rhodes 2; treasury 50
            egypt: tanis 2, memphis 2; treasury 50; space 7
            """)
        .waitsInTurn(MINOA, EGYPT)
        .then(EGYPT, placed(of(Area.of("tanis"), 1)))
        .then(MINOA, placed(of(RHODES, 1)))
        .becomes("minoa: knossos 2, rhodes 3\negypt: tanis 3, memphis 2");
  }

  @Test
  @Rule("P2.3")
  void tokensOfSeveralPlayersGrowSideBySide() {
    expands(
            """
            minoa: tanis 2, memphis 1
            egypt: tanis 1, city memphis; cultural-ascendancy, diplomacy
            barbarians: tanis 3
            """)
        .becomes("minoa: tanis 4, memphis 2\negypt: tanis 2, city memphis");
  }

  @Test
  @Rule("P2.4")
  void theCensusCountsTokensAfterExpansionAndNothingElse() {
    var progress =
        expands(
                """
                minoa: knossos 2, thera 1, city rhodes, ship rhodes; treasury 5
                egypt: city memphis
                """)
            .after()
            .progress();
    assertThat(progress.census(MINOA)).isEqualTo(6);
    assertThat(progress.census(EGYPT)).isZero();
  }

  @Test
  @Rule("public-works.2")
  void theTokenBesideACityGrowsToo() {
    expands("minoa: knossos 1, city knossos; public-works")
        .becomes("minoa: knossos 2, city knossos");
  }

  @Test
  void everyWayToPlaceTokensIsFound() {
    var question = new PlaceTokens(MINOA, "S7.7", List.of(of(KNOSSOS, 2), of(RHODES, 1)), 0, 2);
    assertThat(Answers.any(question))
        .containsExactlyInAnyOrder(
            placed(),
            placed(of(KNOSSOS, 1)),
            placed(of(RHODES, 1)),
            placed(of(KNOSSOS, 2)),
            placed(of(KNOSSOS, 1), of(RHODES, 1)));
    assertThat(question.forced()).isNull();
    assertThat(new PlaceTokens(MINOA, "S7.7", List.of(of(KNOSSOS, 2)), 0, 2).forced()).isNull();
    assertThat(new PlaceTokens(MINOA, "S7.7", question.room(), 0, 3).forced()).isNull();
    assertThat(new PlaceTokens(MINOA, "S7.7", List.of(), 0, 0).forced()).isEqualTo(placed());
  }
}
