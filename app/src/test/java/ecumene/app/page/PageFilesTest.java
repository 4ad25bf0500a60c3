package ecumene.app.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
}
