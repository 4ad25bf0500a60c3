package ecumene.browser;

import static java.nio.charset.StandardCharsets.UTF_8;

import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.game.Game;
import ecumene.table.Question;
import ecumene.wire.save.SavedGame;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;

/**
 * A saved game, up to some moment of it.
 *
 * @param asked who has to decide something there
 */
record Moment(SavedGame saved, Seats seats, Civilization asked) {
  private static final Path FIXTURES = Path.of("..", "fixtures");
  private static final String SUFFIX = ".json.gz";

  /** The first moment of this turn or a later one when somebody is asked such a question. */
  static Moment asked(String fixture, int turn, Class<? extends Question<?>> kind)
      throws IOException {
    return asked(fixture, turn, kind::isInstance);
  }

  static Moment asked(String fixture, int turn, Predicate<Question<?>> wanted) throws IOException {
    var whole = read(fixture).replay();
    var now = Game.begin(whole.header());
    for (var entry : whole.entries()) {
      var asked = asked(now, turn, wanted);
      if (asked != null) {
        return asked;
      }
      now = now.then(entry);
    }
    throw new AssertionError(fixture + " has no such moment");
  }

  private static @Nullable Moment asked(Game now, int turn, Predicate<Question<?>> wanted) {
    if (now.marks().getLast().turn() < turn) {
      return null;
    }
    for (var open : now.open()) {
      if (wanted.test(open.question())) {
        return of(now, open.question().seat());
      }
    }
    return null;
  }

  static Moment of(Game now, Civilization asked) {
    return new Moment(SavedGame.of(now), now.position().seats(), asked);
  }

  /** The names of all saved games. */
  static Stream<String> fixtures() throws IOException {
    try (var files = Files.list(FIXTURES)) {
      return files
          .map(file -> file.getFileName().toString().replace(SUFFIX, ""))
          .sorted()
          .toList()
          .stream();
    }
  }

  static SavedGame read(String fixture) throws IOException {
    try (var file = new GZIPInputStream(Files.newInputStream(FIXTURES.resolve(fixture + SUFFIX)))) {
      return SavedGame.read(new String(file.readAllBytes(), UTF_8));
    }
  }
}
