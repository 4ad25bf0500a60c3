package ecumene.app.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class CitationsTest {
  @Test
  void theAnnotationIsAnExample() {
    var citations =
        in(
            """
            @Rule("P9.7")
            @Test
            void one() {}

            @Rule({"C3.1", "tempest"})
            void two() {}
            """);
    assertThat(citations)
        .containsExactly(
            "1: EXAMPLE P9.7 at void one() {}",
            "5: EXAMPLE C3.1 at void two() {}",
            "5: EXAMPLE tempest at void two() {}");
  }

  @Test
  void theTagCitesStatementsAndSections() {
    var citations =
        in(
            """
            /**
             * Famine.
             *
             * @rule C3, P9.7
             */
            final class Famine {}
            """);
    assertThat(citations)
        .containsExactly(
            "4: TAG C3 at final class Famine {}", "4: TAG P9.7 at final class Famine {}");
  }

  @Test
  void commentsAndStringsMention() {
    var citations =
        in(
            """
            take(); // P9.7, RU.2: exactly
            refuse("P9.21", "not P9.22"); // as G4 says
            less(5, "drama-and-poetry.1"); // G19
            """);
    assertThat(citations)
        .containsExactly(
            "1: MENTION P9.7 at take(); // P9.7, RU.2: exactly",
            "1: MENTION RU.2 at take(); // P9.7, RU.2: exactly",
            "2: MENTION P9.21 at refuse(\"P9.21\", \"not P9.22\"); // as G4 says",
            "3: MENTION drama-and-poetry.1 at less(5, \"drama-and-poetry.1\"); // G19",
            "3: MENTION G19 at less(5, \"drama-and-poetry.1\"); // G19");
  }

  @Test
  void whatOnlyLooksLikeACitationIsNone() {
    var citations =
        in(
            """
            var address = "http:// P9.7";
            var quote = '"'; // half of "P9.7"
            var version = "1.0";
            var sample = \"""
                @Rule("P9.7") // P9.8
                \""";
            """);
    assertThat(citations).isEmpty();
  }

  @Test
  void aTextBlockWithContinuedLinesHidesNothingAfterIt() {
    var citations =
        in(
            """
            var sample = \"""
                one line, \\
                continued
                \""";
            take(); // P9.7
            var another = \"""
                \""";
            """);
    assertThat(citations).containsExactly("5: MENTION P9.7 at take(); // P9.7");
  }

  private static List<String> in(String source) {
    return Citations.in(Path.of("Sample.java"), source).stream()
        .map(it -> "%d: %s %s at %s".formatted(it.place().line(), it.form(), it.id(), it.source()))
        .toList();
  }
}
