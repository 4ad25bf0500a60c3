package ecumene.server.name;

import static org.assertj.core.api.Assertions.assertThat;

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
    assertThat(Likeness.isHost(name)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"host", "Host", "HOST", "h\u043est", "Gospodarz", "gospodarz", "h0st", "Ho st"})
  void nobodyIsTheHostInAnyLanguage(String name) {
    assertThat(Likeness.isHost(name)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"\u3164", "\u2800", "\u200d", "\u0301", "\u115f\u1160", "\ufe0f"})
  void whatIsNotDrawnIsNoName(String name) {
    assertThat(Likeness.isVisible(name)).isFalse();
  }
}
