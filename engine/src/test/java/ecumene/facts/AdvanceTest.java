package ecumene.facts;

import static ecumene.facts.Advance.LITERACY;
import static ecumene.facts.Advance.MATHEMATICS;
import static ecumene.facts.Advance.MONUMENT;
import static ecumene.facts.Advance.MYTHOLOGY;
import static ecumene.facts.Advance.WRITTEN_RECORD;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.Rule;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class AdvanceTest {

  @Test
  void thereAre51InChainsOf3() {
    assertThat(Advance.values()).hasSize(Advance.COUNT);
    for (var advance : Advance.values()) {
      assertThat(Advance.at(advance.index())).isSameAs(advance);
      assertThat(Advance.of(advance.id())).isSameAs(advance);
      assertThat(advance.chain()).isEqualTo(advance.index() / 3 + 1);
    }
    assertThat(Advance.values()).extracting(Advance::label).doesNotHaveDuplicates();
  }

  @Test
  void aCardTellsItsCostColoursAndPoints() {
    assertThat(LITERACY.label()).isEqualTo("Literacy");
    assertThat(LITERACY.cost()).isEqualTo(110);
    assertThat(LITERACY.points()).isEqualTo(3);
    assertThat(LITERACY.colours()).containsExactly(Colour.ARTS, Colour.CIVICS);
    assertThat(LITERACY.has(Colour.CIVICS)).isTrue();
    assertThat(LITERACY.has(Colour.CRAFTS)).isFalse();
    assertThat(LITERACY.credits(Colour.ARTS)).isEqualTo(10);
    assertThat(LITERACY.credits(Colour.SCIENCE)).isEqualTo(5);
  }

  @Test
  void pointsFollowTheCost() {
    assertThat(Advance.values())
        .allMatch(
            advance ->
                advance.points() == (advance.cost() < 100 ? 1 : advance.cost() < 200 ? 3 : 6));
    assertThat(Arrays.stream(Advance.values()).mapToInt(Advance::points).sum()).isEqualTo(170);
  }

  @Rule("P12.2")
  @Test
  void anAdvanceMakesTheNextOfItsChainCheaper() {
    assertThat(MYTHOLOGY.creditTo()).isEqualTo(LITERACY);
    assertThat(MYTHOLOGY.creditToAmount()).isEqualTo(10);
    assertThat(MYTHOLOGY.creditFrom()).isNull();
    assertThat(LITERACY.creditFrom()).isEqualTo(MYTHOLOGY);
    assertThat(MATHEMATICS.creditFrom()).isEqualTo(LITERACY);
    assertThat(MATHEMATICS.creditTo()).isNull();
    assertThat(MATHEMATICS.creditToAmount()).isZero();
  }

  @Rule({"monument.1", "written-record.1"})
  @Test
  void twoAdvancesGiveFreeCredits() {
    assertThat(MONUMENT.freeCredits()).isEqualTo(20);
    assertThat(WRITTEN_RECORD.freeCredits()).isEqualTo(10);
    assertThat(Arrays.stream(Advance.values()).mapToInt(Advance::freeCredits).sum()).isEqualTo(30);
  }
}
