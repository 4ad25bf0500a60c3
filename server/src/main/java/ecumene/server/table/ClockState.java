package ecumene.server.table;

import ecumene.game.Game;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the game waits for, and whether time stands still.
 *
 * @param pausedAt since when; null: time runs
 * @param resting since when the bots have stopped by themselves; null: they have not
 */
record ClockState(List<Wait> waits, @Nullable Instant pausedAt, @Nullable Instant resting) {

  static ClockState begin(Game game, Instant at) {
    return new ClockState(Wait.next(List.of(), game, at), null, null);
  }

  ClockState after(Game game, Instant at) {
    return new ClockState(Wait.next(waits, game, at), pausedAt, resting);
  }

  /** Everybody has the whole time again. */
  ClockState restarted(Game game, Instant at) {
    return new ClockState(Wait.next(List.of(), game, at), pausedAt == null ? null : at, resting);
  }

  ClockState paused(Instant at) {
    return new ClockState(waits, at, null);
  }

  ClockState rested(Instant at) {
    return new ClockState(waits, at, at);
  }

  boolean isResting() {
    return resting != null;
  }

  ClockState resumed(Instant at) {
    return pausedAt == null
        ? this
        : new ClockState(waits, null, null).later(Duration.between(pausedAt, at));
  }

  ClockState later(Duration by) {
    return new ClockState(waits.stream().map(wait -> wait.later(by)).toList(), pausedAt, resting);
  }
}
