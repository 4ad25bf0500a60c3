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
 */
record ClockState(List<Wait> waits, @Nullable Instant pausedAt) {

  static ClockState begin(Game game, Instant at) {
    return new ClockState(Wait.next(List.of(), game, at), null);
  }

  ClockState after(Game game, Instant at) {
    return new ClockState(Wait.next(waits, game, at), pausedAt);
  }

  /** Everybody has the whole time again. */
  ClockState restarted(Game game, Instant at) {
    return new ClockState(Wait.next(List.of(), game, at), pausedAt == null ? null : at);
  }

  ClockState paused(Instant at) {
    return new ClockState(waits, at);
  }

  ClockState resumed(Instant at) {
    return pausedAt == null
        ? this
        : new ClockState(waits, null).later(Duration.between(pausedAt, at));
  }

  ClockState later(Duration by) {
    return new ClockState(waits.stream().map(wait -> wait.later(by)).toList(), pausedAt);
  }
}
