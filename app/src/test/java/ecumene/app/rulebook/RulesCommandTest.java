package ecumene.app.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** A project of two statements and two languages, one of which nobody has coded anything for. */
class RulesCommandTest {
  @TempDir private Path project = Path.of("");

  private record Run(int status, String out, String err) {}

  @BeforeEach
  void write() throws IOException {
    write("rules/languages.csv", "id,name\nen,English\neo,Esperanto\n");
    write("rules/names.csv", "of,id,name\n");
    write("rules/eo/names.csv", "of,id,name\n");
    write("rules/rules.md", "# Rules\n\n- P9.7 Victims are named first.\n- P9.8 Together.\n");
    write("rules/eo/rules.md", "# Reguloj\n\nLegu min.\n\n- P9.7 Unue oni nomas\n  viktimojn.\n");
    write("engine/src/main/java/Famine.java", "class Famine {} // P9.7\n");
    write("engine/src/test/java/FamineTest.java", "@Rule(\"P9.7\")\nvoid first() {}\n");
  }

  @Test
  void aStatementIsShownInTheLanguageThatIsAskedFor() {
    assertThat(run("P9.7", "--language", "eo"))
        .isEqualTo(
            new Run(
                0,
                """
                P9.7  rules/eo/rules.md:5
                  Unue oni nomas
                  viktimojn.

                code
                  engine/src/main/java/Famine.java:1  class Famine {} // P9.7

                tests
                  engine/src/test/java/FamineTest.java:1  void first() {}

                """,
                ""));
    assertThat(run("P9.7").out()).startsWith("P9.7  rules/rules.md:3\n  Victims are named first.");
  }

  @Test
  void theCountEndsWithALineForEachLanguage() {
    assertThat(run().out())
        .isEqualTo(
            """
            group     examples  none yet
            P9             1/2  P9.8
            total          1/2

            language   written
            en             2/2  English
            eo             1/2  Esperanto, not yet P9.8
            """);
  }

  @Test
  void whatIsMissingIsAnExampleOrAnotherHalf() throws IOException {
    assertThat(run("--missing").out()).isEqualTo("P9.8                    Together.\n");
    write("engine/src/test/java/FamineTest.java", "@Rule(\"P9.8\")\nvoid first() {}\n");
    assertThat(run("--missing").out()).startsWith("P9.7 ");
    assertThat(run("--missing", "--language", "eo").out())
        .isEqualTo("P9.8                    Together.\n");
    assertThat(run("--missing", "--language", "en").out()).isEmpty();
  }

  @Test
  void whatThereIsNotIsRefused() {
    assertThat(run("P9.7", "--language", "la"))
        .isEqualTo(new Run(2, "", "There is no language la, only en English, eo Esperanto.\n"));
    assertThat(run("P9.9", "--language", "eo"))
        .isEqualTo(new Run(2, "", "The rules have no statement or section P9.9.\n"));
    assertThat(run("P9.8", "--language", "eo"))
        .isEqualTo(
            new Run(
                2,
                "",
                "P9.8 is not written in Esperanto yet;"
                    + " in English it stands at rules/rules.md:4.\n"));
  }

  private Run run(String... args) {
    var out = new StringWriter();
    var err = new StringWriter();
    int status =
        new CommandLine(new RulesCommand(project))
            .setOut(new PrintWriter(out))
            .setErr(new PrintWriter(err, true))
            .execute(args);
    return new Run(status, out.toString(), err.toString());
  }

  private void write(String file, String text) throws IOException {
    var path = project.resolve(file);
    Files.createDirectories(path.getParent());
    Files.writeString(path, text);
  }
}
