package ecumene.app.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What the documentation shows of the code stands there. */
class SnippetsTest {
  private static final Path PROJECT = Path.of("..");
  private static final List<String> PAGES = List.of("CONTRIBUTING.md", "docs/architecture.md");
  private static final List<String> MODULES = List.of("engine", "bots", "server");
  private static final Pattern SNIPPET = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);

  @Test
  void everySnippetStandsInTheCode() throws IOException {
    var code = MODULES.stream().map(SnippetsTest::code).toList();
    int snippets = 0;
    for (var page : PAGES) {
      var found = SNIPPET.matcher(Files.readString(PROJECT.resolve(page)));
      while (found.find()) {
        assertThat(code).as(page).anyMatch(it -> it.contains(bare(found.group(1))));
        snippets++;
      }
    }
    assertThat(snippets).isGreaterThan(7);
  }

  /** All sources of a module, wherever its lines are broken. */
  private static String code(String module) {
    var all = new StringBuilder();
    try (var files = Files.walk(PROJECT.resolve(module).resolve("src"))) {
      for (var file : files.filter(it -> it.toString().endsWith(".java")).toList()) {
        all.append(bare(Files.readString(file)));
      }
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
    return all.toString();
  }

  private static String bare(String text) {
    return text.replaceAll("\\s", "");
  }
}
