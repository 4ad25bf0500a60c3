package ecumene.app.simulation;

import ecumene.bots.Bot;
import ecumene.bots.simulation.Simulation.Result.Broken;
import ecumene.game.Game;
import ecumene.wire.save.SavedGame;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A game that broke is played once more, reply by reply, and kept up to where it breaks. */
final class BrokenGame {
  private static final int MOST_REPLIES = 50_000;

  private BrokenGame() {}

  /** What happened, and where it was saved. */
  static String save(Broken broken, Path directory) {
    var file = directory.resolve("broken-" + broken.match().seed() + ".json");
    try {
      Files.writeString(file, SavedGame.of(upToTheBreak(broken)).write());
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
    return "the game of seed %d broke: %s; ./ecumene replay %s plays up to there"
        .formatted(broken.match().seed(), broken.cause(), file);
  }

  private static Game upToTheBreak(Broken broken) {
    var bots = broken.match().bots();
    var stepwise = new Stepwise(bots);
    var game = Game.begin(broken.match().header());
    try {
      while (!game.isOver() && game.entries().size() < MOST_REPLIES) {
        game = stepwise.next(game);
      }
      return game;
    } catch (RuntimeException again) { // the same that broke it before; what was before is kept
      return game;
    } finally {
      bots.values().forEach(Bot::close);
    }
  }
}
