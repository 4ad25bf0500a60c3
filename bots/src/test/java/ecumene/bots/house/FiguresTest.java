package ecumene.bots.house;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.facts.Advance;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What house players decide by, as data. */
class FiguresTest {
  private static final Version EASY = Version.released("easy");

  @Test
  void everyFigureOfTheFileIsOneOfTheRecord() {
    int count = Advance.values().length;
    for (RecordComponent part : Figures.class.getRecordComponents()) {
      count += part.getType().isRecord() ? part.getType().getRecordComponents().length : 0;
    }

    assertThat(Figure.ALL).hasSize(count);
  }

  @Test
  void everyFigureIsToldApart() {
    for (var figure : Figure.ALL) {
      double value = EASY.value(figure) == figure.most() ? figure.least() : figure.most();
      var other = EASY.with("other", Map.of(figure.name(), value));

      assertThat(other.figures()).as(figure.name()).isNotEqualTo(EASY.figures());
    }
  }

  @Test
  void namesAreThoseOfTheRecord() {
    var other = EASY.with("other", Map.of("trading.most-gain", 77.0, "uses.mining", 5.0));

    assertThat(other.figures().trading().mostGain()).isEqualTo(77);
    assertThat(other.figures().uses()).containsEntry(Advance.MINING, 5.0);
  }

  @Test
  void aVersionSaysWhatIsDifferent() {
    var warrior = Version.released("warrior");

    assertThat(warrior.figures().war().city()).isEqualTo(4);
    assertThat(warrior.figures().damage()).isEqualTo(EASY.figures().damage());
  }

  @Test
  void everyReleasedVersionIsThere() {
    assertThat(Version.RELEASED)
        .allSatisfy(name -> assertThat(Version.released(name).name()).isEqualTo(name));
  }

  @Test
  void whatIsWrittenIsRead() {
    var odd = EASY.with("odd", Map.of("land.first", 1.0 / 3));

    assertThat(Version.parse("odd", odd.csv().lines().toList())).isEqualTo(odd);
  }

  @Test
  void whatIsNoVersionIsRefused() {
    assertThatThrownBy(() -> EASY.with("other", Map.of("land.first", 9.0)))
        .hasMessageContaining("outside")
        .hasMessageContaining("land.first");
    assertThatThrownBy(() -> EASY.with("other", Map.of("land.last", 1.0)))
        .hasMessage("there is no figure land.last");
    assertThatThrownBy(() -> Version.parse("part", List.of("figure,value", "land.first,1")))
        .hasMessage("part lacks planning.cities");
    assertThatThrownBy(() -> Version.parse("short", List.of("figure,value", "land.first")))
        .hasMessage("short has a row of other cells: [land.first]");
    assertThatThrownBy(() -> Version.parse("none", List.of()))
        .hasMessage("none does not begin with figure,value");
    var partly = new HashMap<>(EASY.values());
    partly.remove("war.city");
    assertThatThrownBy(() -> new Version("partly", partly)).hasMessage("partly lacks war.city");
  }

  @Test
  void everyFigureHasAMeaning() {
    assertThat(Figure.ALL).allMatch(figure -> !figure.meaning().isBlank());
    assertThat(Figure.ALL).allMatch(figure -> figure.least() < figure.most());
    assertThat(new ArrayList<>(EASY.values().keySet()))
        .isEqualTo(Figure.ALL.stream().map(Figure::name).toList());
  }
}
