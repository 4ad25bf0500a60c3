package ecumene.app.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.language.rulebook.RuleBook;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class CoverageTest {
  private final RuleBook book = new RuleBook();

  CoverageTest() {
    var rules =
        """
        - P9.7 Victims are named first.
        - P9.8 Together.
        - P9.9 Cards are discarded.
        - P9.20 Damage.
        - RU.1 A ruling.
        """;
    book.add(Path.of("rules/sample.md"), rules.lines().toList());
  }

  @Test
  void countsExamplesByGroup() {
    assertThat(coverageBy("@Rule(\"RU.1\")").byGroup())
        .isEqualTo(
            """
            group     examples  none yet
            P9             0/4  P9.7-9, P9.20
            RU             1/1
            total          1/5
            """);
  }

  @Test
  void listsWhatIsMissing() {
    assertThat(coverageBy("@Rule({\"P9.8\", \"P9.9\", \"P9.20\"}) void test(); // P9.7").missing())
        .isEqualTo(
            """
            P9.7                    Victims are named first.
            RU.1                    A ruling.
            """);
  }

  private Coverage coverageBy(String test) {
    return new Coverage(book, Citations.in(Path.of("Sample.java"), test));
  }
}
