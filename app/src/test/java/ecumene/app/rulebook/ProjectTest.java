package ecumene.app.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.language.Language;
import ecumene.language.Languages;
import ecumene.language.rulebook.RuleBook;
import ecumene.language.rulebook.Statement;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The rules and sources of this project, as they are. */
class ProjectTest {
  private static final Path PROJECT = Path.of("..");
  private static final Languages LANGUAGES = Languages.of(PROJECT);

  @Test
  void everyCitedStatementStandsInTheRules() throws IOException {
    var book = RuleBook.of(PROJECT, LANGUAGES.english());
    assertThat(Citations.of(PROJECT))
        .filteredOn(it -> !it.isKnownTo(book))
        .extracting(it -> "%s: the rules have no %s".formatted(it.place(), it.id()))
        .isEmpty();
  }

  @Test
  void everyLanguageHasTheStatementsOfEnglish() throws IOException {
    var english = RuleBook.of(PROJECT, LANGUAGES.english());
    for (var language : LANGUAGES) {
      var book = RuleBook.of(PROJECT, language);
      assertThat(new Translation(english, book, language).faults())
          .as("the rules in %s", language.ownName())
          .isEmpty();
    }
  }

  @Test
  void everyLanguageHasTheNamesOfEnglish() {
    for (var language : LANGUAGES) {
      assertThat(language.named())
          .as(
              "%s/names.csv names what rules/names.csv names, in its order: add what it lacks, take"
                  + " out what it has too many",
              language.folder())
          .containsExactlyElementsOf(LANGUAGES.english().named());
    }
  }

  /** A folder that is not in the list would be left out without a word. */
  @Test
  void everyFolderOfTheRulesIsInTheList() throws IOException {
    try (var files = Files.list(PROJECT.resolve("rules"))) {
      assertThat(files.filter(Files::isDirectory).map(it -> it.getFileName().toString()))
          .as("rules/languages.csv lists every folder beside it")
          .isSubsetOf(LANGUAGES.all().stream().map(Language::id).toList());
    }
  }

  @Test
  void everyFileOfTheRulesIsRead() throws IOException {
    assertThat(RuleBook.of(PROJECT, LANGUAGES.english()).statements())
        .hasSizeGreaterThanOrEqualTo(447)
        .extracting(Statement::group)
        .contains("1", "P13", "RU", "G", "minors", "C16", "D", "Chain 17", "S");
  }
}
