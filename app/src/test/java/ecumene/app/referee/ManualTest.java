package ecumene.app.referee;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.example.Page;
import ecumene.example.Page.Block;
import ecumene.game.TieBreaker;
import ecumene.phase.Phase;
import ecumene.table.Stream;
import ecumene.wire.Wire;
import ecumene.wire.form.Vocabulary;
import ecumene.wire.position.CardEntry;
import ecumene.wire.position.Holdings;
import ecumene.wire.position.StackEntry;
import ecumene.wire.position.Stage;
import ecumene.wire.position.StatedMarket;
import ecumene.wire.position.StatedTerms;
import ecumene.world.Offer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/**
 * Every example on the page on the referee is run and does what the page says; those under a kind
 * of question are read by a test of the wire.
 *
 * <p>A document with a {@code phase} is run, and so is a file that a command names. Any other JSON
 * stands somewhere in what was printed last, and plain text is what was said of it. LineNumbers of
 * JSON are run as standard input.
 */
class ManualTest {
  private static final String COMMAND = "referee ";

  @TempDir private Path folder = Path.of("");

  @Test
  void examplesDoWhatThePageSays() throws IOException {
    var run = new Run(0, "", "");
    for (var block : examples()) {
      if (block.isJson() && Wire.JSON.readTree(block.text()).has("phase")) {
        run = run(Files.writeString(folder.resolve("position.json"), block.text()), folder);
      } else if (block.isJson()) {
        var shown = Wire.JSON.readTree(block.text());
        assertThat(contains(run.document(), shown)).as("%s in %s", shown, run.out()).isTrue();
      } else if (block.language().equals("jsonl")) {
        var lines = Run.ofInput(block.text(), "-");
        run =
            new Run(
                lines.status(), "[" + lines.out().strip().replace("\n", ",") + "]", lines.err());
      } else if (block.language().equals("text")) {
        assertThat(run.err()).isEqualToNormalizingNewlines(block.text());
      } else if (block.text().startsWith(COMMAND + "examples/")) {
        var file = block.text().substring(COMMAND.length());
        run = run(ExamplesTest.PROJECT.resolve(file), ExamplesTest.PROJECT);
      }
    }
  }

  /** Those that are not under a kind of question. */
  private static List<Block> examples() throws IOException {
    return Page.of("referee.md").blocks().stream()
        .filter(block -> !block.section().matches("[a-z-]+"))
        .toList();
  }

  private static Run run(Path file, Path folder) {
    var run = Run.of(file.toString());
    return new Run(run.status(), run.out(), run.err().replace(folder + "/", ""));
  }

  private static boolean contains(JsonNode document, JsonNode part) {
    return document.equals(part)
        || document.valueStream().anyMatch(within -> contains(within, part));
  }

  @ParameterizedTest
  @ValueSource(
      classes = {
        RefereeDocument.class,
        StatedTerms.class,
        StackEntry.class,
        Stage.class,
        Holdings.class,
        CardEntry.class,
        StatedMarket.class,
        Offer.class,
        ReplyEntry.class,
        Verdict.class,
        Verdict.Located.class,
        Result.class,
        Result.ScoreRow.class,
        Result.Tie.class
      })
  void everyPropertyIsDescribed(Class<?> document) throws IOException {
    var page = Page.of("referee.md").text();
    for (var component : document.getRecordComponents()) {
      var property = "`" + kebab(component.getName()) + "`";
      assertThat(page.contains(property))
          .as("docs/referee.md should say what %s is, in The document", property)
          .isTrue();
    }
  }

  @ParameterizedTest
  @ValueSource(classes = {Status.class, TieBreaker.class})
  void everyWordIsDescribed(Class<? extends Enum<?>> words) throws IOException {
    assertThat(Page.of("referee.md").text())
        .contains(
            Arrays.stream(words.getEnumConstants())
                .map(word -> "`" + Vocabulary.word(word) + "`")
                .toList());
  }

  private static String kebab(String name) {
    return name.replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT);
  }

  @Test
  void phasesAndStreamsAreThoseThereAre() throws IOException {
    var phases = List.of(Phase.values());
    var streams =
        Arrays.stream(Stream.values())
            .map(stream -> "`" + Wire.JSON.convertValue(stream, String.class) + "`")
            .collect(joining(", "));
    assertThat(Page.of("referee.md").text())
        .contains(
            "It knows phases %d to %d:"
                .formatted(phases.getFirst().number(), phases.getLast().number()))
        .contains("how many draws each stream has given: " + streams + " |");
  }

  @Test
  void thePageShowsSomethingOfEverySort() throws IOException {
    assertThat(examples()).extracting(Block::language).contains("json", "jsonl", "text", "command");
  }
}
