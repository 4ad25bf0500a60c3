package ecumene.server.table;

import ecumene.phase.Phase;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** When time is up for those who are waited for. It never is while the table is paused. */
public final class Deadlines {
  private final ClockState clock;
  private final TimeLimits limits;
  private final @Nullable Phase phase;
  private final People people;

  /**
   * Those of a table.
   *
   * @param phase null: the game is over
   */
  Deadlines(ClockState clock, TimeLimits limits, @Nullable Phase phase, People people) {
    this.clock = clock;
    this.limits = limits;
    this.phase = phase;
    this.people = people;
  }

  /** When time is up for this; null: it may take as long as it likes. */
  public @Nullable Instant of(Wait wait) {
    var limit = phase == null || clock.pausedAt() != null ? null : limits.of(phase);
    return limit == null ? null : wait.since().plus(limit);
  }

  /** When time is up for the first who is waited for; null: never. */
  public @Nullable Instant first() {
    @Nullable Instant first = null;
    for (var wait : clock.waits()) {
      first = earlier(first, of(wait));
    }
    return first;
  }

  /** When a bot will play for this person, if the person is away; null: never. */
  public @Nullable Instant standIn(Wait wait) {
    var limit = clock.pausedAt() == null ? limits.standIn() : null;
    if (limit == null || people.botOf(wait.seat()) != null) {
      return null;
    }
    var seen = people.acted().getOrDefault(wait.seat(), wait.since());
    return (seen.isAfter(wait.since()) ? seen : wait.since()).plus(limit);
  }

  /** The earlier of two times, of which null is never. */
  public static @Nullable Instant earlier(@Nullable Instant one, @Nullable Instant other) {
    return one == null || (other != null && other.isBefore(one)) ? other : one;
  }
}
