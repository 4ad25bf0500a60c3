package ecumene.facts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import ecumene.Rule;
import org.junit.jupiter.api.Test;

class CivilizationTest {

  @Rule("1.9")
  @Test
  void theRankingIsTheFixedOrder() {
    assertThat(Civilization.MINOA.rank()).isEqualTo(1);
    assertThat(Civilization.PARTHIA.rank()).isEqualTo(18);
    assertThat(Civilization.values()).hasSize(Civilization.COUNT);
    for (var civilization : Civilization.values()) {
      assertThat(Civilization.at(civilization.index())).isSameAs(civilization);
      assertThat(Civilization.of(civilization.id())).isSameAs(civilization);
    }
  }

  @Rule("2.3")
  @Test
  void everyCivilizationStartsInAnAreaOfItsRegion() {
    assertThat(Civilization.MINOA.start()).isEqualTo(Area.of("knossos"));
    assertThat(Civilization.DRAVIDIA.start()).isEqualTo(Area.of("western-sinhalese"));
    for (var civilization : Civilization.values()) {
      assertThat(civilization.start().region()).isEqualTo(civilization);
    }
  }

  @Test
  void everyCivilizationHasItsOwnNameAndColour() {
    assertThat(Civilization.MINOA.label()).isEqualTo("Minoa");
    assertThat(Civilization.values()).extracting(Civilization::label).doesNotHaveDuplicates();
    assertThat(Civilization.values()).extracting(Civilization::colour).doesNotHaveDuplicates();
  }

  @Test
  void anotherNameIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Civilization.of("troy"))
        .withMessage("'troy' is not a civilization");
  }

  @Rule("1.12")
  @Test
  void theBarbariansOwnPiecesAfterAllCivilizations() {
    assertThat(Owner.of(0)).isEqualTo(Civilization.MINOA);
    assertThat(Owner.of(18)).isEqualTo(Barbarians.THE_BARBARIANS);
    assertThat(Barbarians.THE_BARBARIANS.index()).isEqualTo(18);
    assertThat(Barbarians.THE_BARBARIANS.id()).isEqualTo("barbarians");
    assertThat(Barbarians.THE_BARBARIANS.label()).isEqualTo("The Barbarians");
    assertThat(Owner.COUNT).isEqualTo(19);
  }
}
