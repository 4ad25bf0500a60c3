package ecumene.app.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The rules and sources of this project, as they are. */
class ProjectTest {
  private static final Path PROJECT = Path.of("..");

  @Test
  void everyCitedStatementStandsInTheRules() throws IOException {
    var book = RuleBook.of(PROJECT);
    assertThat(Citations.of(PROJECT))
        .filteredOn(it -> !it.isKnownTo(book))
        .extracting(it -> "%s: the rules have no %s".formatted(it.place(), it.id()))
        .isEmpty();
  }

  @Test
  void everyFileOfTheRulesIsRead() throws IOException {
    assertThat(RuleBook.of(PROJECT).statements())
        .hasSizeGreaterThanOrEqualTo(447)
        .extracting(Statement::group)
        .contains("1", "P13", "RU", "G", "minors", "C16", "D", "Chain 17", "S");
  }
}
