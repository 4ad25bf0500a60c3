package ecumene.server.room;

import ecumene.server.log.TableLog.PendingLines;
import ecumene.server.scene.Subscribers;
import ecumene.server.store.TableId;
import ecumene.server.table.Line;
import ecumene.server.table.TableState;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import org.jspecify.annotations.Nullable;

/** What is written at a table without anybody's asking for it: by the clock, and by bots. */
final class UnaskedLines {
  private static final int MOST_AT_ONCE = 8;
  private static final Duration GRACE = Duration.ofSeconds(3);

  private final Subscribers subscribers;
  private final InstantSource clock;
  private final TableBounds bounds;
  private final BotSeats bots;

  /** Bots wait until then, so that they are played by one process alone; null: they need not. */
  private volatile @Nullable Instant botsFrom;

  /** How many were written since a person was there. */
  private int alone;

  UnaskedLines(TableId id, Subscribers subscribers, InstantSource clock, TableBounds bounds) {
    this.subscribers = subscribers;
    this.clock = clock;
    this.bounds = bounds;
    bots = new BotSeats(id);
  }

  /** Puts what the clock and the bots do now, a few replies at a time. */
  void putInto(PendingLines lines) {
    while (lines.size() < MOST_AT_ONCE) {
      var at = clock.instant();
      var late = Timekeeper.next(lines.now(), subscribers.here(), at);
      var line = late == null ? unasked(lines.now(), at) : late;
      if (line == null) {
        break;
      }
      lines.add(isTooMuch(lines) ? new Line.Rested() : line, null, null, at);
    }
  }

  /** What happens without anybody's being late; null: nothing. */
  private @Nullable Line unasked(TableState now, Instant at) {
    if (Timekeeper.isTimeToBegin(now)) {
      return new Line.Begun();
    }
    if (now.isResting() && !subscribers.isEmpty()) { // others look on than those of who has stopped
      return new Line.Roused();
    }
    if (!mayPlayBots(at)) {
      return null;
    }
    botsFrom = null;
    return bots.next(now);
  }

  /** Whether nobody is there, and the bots have played on for long. */
  private boolean isTooMuch(PendingLines lines) {
    if (!subscribers.isEmpty() || !lines.now().isWithoutPersons()) {
      alone = 0;
      return false;
    }
    return alone + lines.size() >= bounds.linesAlone();
  }

  /** So many of them are in the log. */
  void written(int lines, TableState now) {
    alone = now.isResting() ? 0 : alone + lines;
  }

  /** Somebody has asked for something. */
  void asked() {
    alone = 0;
  }

  /** This process has written to the log. */
  void ahead() {
    botsFrom = null;
  }

  /** Another process has written to the log, and may go on to. */
  void behind() {
    botsFrom = clock.instant().plus(GRACE);
  }

  boolean hasIdleBots() {
    return botsFrom != null && mayPlayBots(clock.instant());
  }

  /** Not before another process has had the time to play them. */
  private boolean mayPlayBots(Instant at) {
    var from = botsFrom;
    return from == null || !at.isBefore(from);
  }

  /** When there will be something to do; null: not by itself. */
  @Nullable Instant due(TableState then) {
    return Timekeeper.due(then, subscribers.here(), clock.instant());
  }
}
