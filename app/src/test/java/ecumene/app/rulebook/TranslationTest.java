package ecumene.app.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.language.Language;
import ecumene.language.Languages;
import ecumene.language.rulebook.RuleBook;
import ecumene.language.rulebook.Statement;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class TranslationTest {
  private static final Language POLISH = Languages.PACKAGED.find("pl").orElseThrow();

  private final RuleBook english = new RuleBook();
  private final RuleBook polish = new RuleBook();

  TranslationTest() {
    add(
        english,
        "rules/rules.md",
        """
        - P9.7 Victims are named first.
        - P9.8 Together.
        - P9.9 Cards are discarded.
        """);
    add(english, "rules/advances.md", "## Chain 7: Pottery\n\n### pottery\n1. Famine: 5 less.\n");
  }

  @Test
  void statementForStatementNothingIsWrong() {
    add(polish, "rules/pl/rules.md", "- P9.7 Raz.\n- P9.8 Dwa.\n- P9.9 Trzy.\n");
    add(polish, "rules/pl/advances.md", "## Łańcuch 7: Garncarstwo\n\n### pottery\n1. Głód.\n");
    assertThat(translation().faults()).isEmpty();
    assertThat(translation().missing()).isEmpty();
    assertThat(translation().count()).isEqualTo("pl             4/4  Polski\n");
  }

  @Test
  void whatIsNotWrittenIsNamedWithTheFileItBelongsInto() {
    add(polish, "rules/pl/rules.md", "- P9.9 Trzy.\n");
    assertThat(translation().faults())
        .containsExactly(
            "rules/rules.md:1: P9.7 is not there in Polski: write it into rules/pl/rules.md",
            "rules/rules.md:2: P9.8 is not there in Polski: write it into rules/pl/rules.md",
            "rules/advances.md:4: pottery.1 is not there in Polski:"
                + " write it into rules/pl/advances.md");
    assertThat(translation().missing())
        .extracting(Statement::id)
        .containsExactly("P9.7", "P9.8", "pottery.1");
    assertThat(translation().count())
        .isEqualTo("pl             1/4  Polski, not yet P9.7-8, pottery.1\n");
  }

  @Test
  void whatIsTooManyOrInAnotherFileIsNamed() {
    add(polish, "rules/pl/rules.md", "- P9.7 Raz.\n- P9.8 Dwa.\n- P9.10 Cztery.\n");
    add(polish, "rules/pl/advances.md", "- P9.9 Trzy.\n\n### pottery\n1. Głód.\n");
    assertThat(translation().faults())
        .containsExactly(
            "rules/rules.md:3: P9.9 is not there in Polski: write it into rules/pl/rules.md",
            "rules/pl/rules.md:3: P9.10 is not there in English:"
                + " write it into rules/rules.md, or take it out",
            "rules/pl/advances.md:1: P9.9 is not there in English:"
                + " write it into rules/advances.md, or take it out");
  }

  @Test
  void whatIsOutOfOrderIsNamed() {
    add(polish, "rules/pl/rules.md", "- P9.7 Raz.\n- P9.9 Trzy.\n- P9.8 Dwa.\n");
    add(polish, "rules/pl/advances.md", "### pottery\n1. Głód.\n");
    assertThat(translation().faults())
        .containsExactly(
            "rules/pl/rules.md:2: P9.9 stands where P9.8 belongs:"
                + " keep to the order of rules/rules.md");
  }

  private Translation translation() {
    return new Translation(english, polish, POLISH);
  }

  private static void add(RuleBook book, String file, String text) {
    book.add(Path.of(file), text.lines().toList());
  }
}
