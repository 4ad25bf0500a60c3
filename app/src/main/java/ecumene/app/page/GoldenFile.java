package ecumene.app.page;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;

import ecumene.event.Event;
import ecumene.game.Game;
import ecumene.view.View;
import ecumene.wire.Wire;
import ecumene.wire.form.AnswerTypes;
import ecumene.wire.form.Kind;
import ecumene.wire.save.SavedGame;
import ecumene.wire.view.Sight;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;

/**
 * Real values for the page's tests, as typed TypeScript: so its compiler notices when values and
 * types differ. Questions and answers are those of the referee's manual, which is tested itself;
 * events are the first of each kind in a game of the fixtures, of which the end is shown too.
 */
final class GoldenFile {
  private static final Pattern SECTION = Pattern.compile("(?ms)^### ([a-z-]+)$(.*?)(?=^##|\\z)");
  private static final Pattern BLOCK = Pattern.compile("(?s)```json\n(.*?)```");

  private GoldenFile() {}

  static String text(Path project) throws IOException {
    var game = read(project.resolve("fixtures/18-both-basic.json.gz")).replay();
    var text =
        new StringBuilder(
            """
            // Written by ./ecumene page-files: what the server would say.
            import type { AnswerTo, Event, Question, Sight } from "../../src/wire/types";

            export const questions: Question[] = [
            """);
    var answers = new StringBuilder();
    manual(project, text, answers);
    text.append("];\n\nexport const answers: { [kind in keyof AnswerTo]: AnswerTo[kind][] } = {\n");
    text.append(answers).append("};\n\nexport const events: Event[] = [\n");
    events(game).forEach(event -> text.append(line(event)));
    var seat = game.header().setup().seats().first();
    text.append("];\n\nexport const sight: Sight = ");
    text.append(Wire.JSON.writeValueAsString(Sight.of(new View(game.position(), seat))));
    return text.append(";\n").toString();
  }

  private static SavedGame read(Path file) throws IOException {
    try (var in = new GZIPInputStream(Files.newInputStream(file))) {
      return SavedGame.read(new String(in.readAllBytes(), UTF_8));
    }
  }

  /** Sorts the blocks of the manual into questions, and answers to each kind of question. */
  private static void manual(Path project, StringBuilder questions, StringBuilder answers)
      throws IOException {
    var manual = Files.readString(project.resolve("docs/referee.md"));
    for (var section : SECTION.matcher(manual).results().toList()) {
      var kind = section.group(1);
      var given = new ArrayList<String>();
      for (var block : BLOCK.matcher(section.group(2)).results().toList()) {
        var value = Wire.JSON.readTree(block.group(1));
        if (value.path("kind").asString("").equals(kind)) {
          questions.append(line(value));
        } else {
          var answer =
              Wire.JSON.treeToValue(value, requireNonNull(AnswerTypes.byQuestion().get(kind)));
          given.add(Wire.JSON.writeValueAsString(answer)); // with its kind, which people leave out
        }
      }
      answers.append("  \"%s\": [%s],\n".formatted(kind, String.join(", ", given)));
    }
  }

  /** The first of each kind, as insiders and as others see it. */
  private static List<Event> events(Game game) {
    Map<String, Event> first = new TreeMap<>();
    for (var event : game.events()) {
      for (var seen : List.of(event, event.inPublic())) {
        first.putIfAbsent(Kind.of(seen.getClass()), seen);
      }
    }
    return List.copyOf(first.values());
  }

  private static String line(Object value) {
    return "  " + Wire.JSON.writeValueAsString(value) + ",\n";
  }
}
