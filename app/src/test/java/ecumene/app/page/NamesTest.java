package ecumene.app.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.facts.CalamityCard;
import ecumene.language.Languages;
import ecumene.wire.Wire;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Things have one name in each language. */
class NamesTest {
  private static final Path PROJECT = Path.of("..");

  private final Names names = new Names(Languages.of(PROJECT));

  @Test
  void thePolishNamesAreThoseOfTheGlossary() throws IOException {
    var ids = Arrays.stream(CalamityCard.values()).map(CalamityCard::id).toList();
    var glossary =
        Files.readAllLines(PROJECT.resolve("rules/glossary.csv")).stream()
            .map(line -> line.split(","))
            .filter(cells -> ids.contains(cells[0]))
            .toList();
    assertThat(glossary).hasSizeGreaterThan(5);
    for (var cells : glossary) {
      assertThat(names.get("calamity", cells[0]).byLanguage())
          .containsEntry("en", cells[1])
          .containsEntry("pl", cells[2]);
    }
  }

  @Test
  void aNameIsWrittenByLanguageInTheOrderOfTheList() {
    assertThat(Wire.JSON.writeValueAsString(names.get("advance", "law", "Law")))
        .startsWith("{\"en\":\"Law\",\"pl\":\"Prawo\"");
  }

  @Test
  void aMissingNameIsNamed() {
    assertThatThrownBy(() -> names.get("advance", "bronze-working"))
        .hasMessage("rules/names.csv lacks the advance bronze-working");
    assertThatThrownBy(() -> names.get("advance", "law", "Laws"))
        .hasMessage("rules/names.csv calls Laws Law");
  }
}
