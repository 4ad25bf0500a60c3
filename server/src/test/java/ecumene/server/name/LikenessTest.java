package ecumene.server.name;

import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.ROME;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.facts.Seats;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LikenessTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Anna",
        "anna",
        "An na",
        "\u0410nna", // a Cyrillic A
        "Anna\u200d",
        "\uff21nna", // a wide A
        "A\u2060nna",
        "Ann\u0251"
      })
  void namesThatAreDrawnAlikeLookAlike(String name) {
    assertThat(Likeness.isAmong(name, List.of("Ben", "Anna"))).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"IAN", "lAN", "ian"})
  void aCapitalMayLookLikeAnotherLetter(String name) {
    assertThat(Likeness.isAmong(name, List.of("IAN"))).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"Hanna", "Ann", "Anna 2", "Żaneta", "\u0417оя", "李"})
  void othersDoNot(String name) {
    assertThat(Likeness.isAmong(name, List.of("Ben", "Anna"))).isFalse();
    assertThat(Likeness.isVisible(name)).isTrue();
    assertThat(Likeness.isHostOrTable(name)).isFalse();
    assertThat(Likeness.isCivilization(name, Seats.ALL)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "host",
        "Host",
        "HOST",
        "h\u043est",
        "Gospodarz",
        "gospodarz",
        "h0st",
        "Ho st",
        "Table",
        "TABLE",
        "Stół",
        "\u0422able", // a Cyrillic T
        "Ho\ud834\udd59st" // a note that is not drawn
      })
  void nobodyIsTheHostOrTheTableInAnyLanguage(String name) {
    assertThat(Likeness.isHostOrTable(name)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"Egypt", "EGYPT", "egypt", "Egipt", "E gypt", "\u0415gypt", "Egy\u200dpt"})
  void nobodyIsAnotherCivilizationInAnyLanguage(String name) {
    assertThat(Likeness.isCivilization(name, Seats.of(ROME, EGYPT))).isTrue();
    assertThat(Likeness.isCivilization(name, Seats.of(ROME))).as("not at this table").isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\u3164",
        "\u2800",
        "\u200d",
        "\u0301",
        "\u115f\u1160",
        "\ufe0f",
        "\ud834\udd59", // a note without a head
        "\ue000", // of private use
        "\udbff\udffd", // of private use
        "\ufffc", // a place for an object
        "\ud80d\udc41", // a blank hieroglyph
        "\u2800 \u3164"
      })
  void whatIsNotDrawnIsNoName(String name) {
    assertThat(Likeness.isVisible(name)).isFalse();
  }
}
