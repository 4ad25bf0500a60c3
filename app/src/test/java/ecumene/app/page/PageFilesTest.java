package ecumene.app.page;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.wire.Kind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What the page has from the code is what the code says. */
class PageFilesTest {
  private static final Path PROJECT = Path.of("..");

  @Test
  void filesAreUpToDate() throws IOException {
    for (var file : PageFiles.of(PROJECT).entrySet()) {
      assertThat(Files.readString(PROJECT.resolve(file.getKey())))
          .as("%s: run ./ecumene page-files", file.getKey())
          .isEqualTo(file.getValue());
    }
  }

  @Test
  void rulesThatNoLanguageHasAreGone() throws IOException {
    var rules = Path.of("web/src/wire/rules");
    try (var files = Files.list(PROJECT.resolve(rules))) {
      assertThat(files.map(it -> rules.resolve(it.getFileName())))
          .isNotEmpty()
          .allMatch(PageFiles.of(PROJECT)::containsKey);
    }
  }

  /** The referee's page, which a test keeps complete, has a heading for every kind of question. */
  @Test
  void everyKindOfQuestionHasItsType() throws IOException {
    assertThat(TypesFile.QUESTIONS)
        .extracting(Kind::of)
        .containsExactlyInAnyOrderElementsOf(documentedKinds());
  }

  private static List<String> documentedKinds() throws IOException {
    var heading = Pattern.compile("(?m)^### ([a-z-]+)$");
    return heading
        .matcher(Files.readString(PROJECT.resolve("docs/referee.md")))
        .results()
        .map(found -> found.group(1))
        .distinct()
        .toList();
  }
}
