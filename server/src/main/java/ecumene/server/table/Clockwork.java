package ecumene.server.table;

import ecumene.game.Game;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the game waits for, and whether time stands still.
 *
 * @param pausedAt since when; null: time runs
 */
record Clockwork(List<Wait> waits, @Nullable Long pausedAt) {

  static Clockwork begin(Game game, long at) {
    return new Clockwork(Wait.next(List.of(), game, at), null);
  }

  Clockwork after(Game game, long at) {
    return new Clockwork(Wait.next(waits, game, at), pausedAt);
  }

  /** Everybody has the whole time again. */
  Clockwork restarted(Game game, long at) {
    return new Clockwork(Wait.next(List.of(), game, at), pausedAt == null ? null : at);
  }

  Clockwork paused(long at) {
    return new Clockwork(waits, at);
  }

  Clockwork resumed(long at) {
    return pausedAt == null ? this : new Clockwork(waits, null).later(at - pausedAt);
  }

  Clockwork later(long millis) {
    return new Clockwork(waits.stream().map(wait -> wait.later(millis)).toList(), pausedAt);
  }
}
