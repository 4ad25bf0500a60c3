package ecumene.server.room;

import ecumene.bots.house.TimeoutAnswers;
import ecumene.facts.Seats;
import ecumene.game.Entry.TimedOut;
import ecumene.server.table.Deadlines;
import ecumene.server.table.Line;
import ecumene.server.table.TableState;
import ecumene.server.table.Wait;
import ecumene.table.Open;
import ecumene.table.Reply;
import ecumene.view.PublicView;
import ecumene.wire.save.EntryLine;
import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Acts for whoever takes too long (RU.7), and has a bot play for whoever is away too long. */
final class Timekeeper {
  /** How long others leave the bots of a table to whoever plays them, if nothing is heard. */
  static final Duration LEASE = Duration.ofSeconds(10);

  private Timekeeper() {}

  /**
   * What has to happen by now; null: nothing.
   *
   * @param here who is connected, and so not away
   */
  static @Nullable Line next(TableState now, Seats here, Instant at) {
    var deadlines = now.deadlines();
    for (var wait : now.waits()) {
      if (isUp(deadlines.of(wait), at)) {
        return timeOut(wait, now);
      }
      if (!here.contains(wait.seat()) && isUp(deadlines.standIn(wait), at)) {
        return new Line.StoodIn(wait.seat());
      }
    }
    return null;
  }

  /** Whether the table waits for nobody any more, and its game has to begin. */
  static boolean isTimeToBegin(TableState now) {
    return now.beginning().isGathering() && now.people().missing(now.seats()).isEmpty();
  }

  private static boolean isUp(@Nullable Instant limit, Instant at) {
    return limit != null && !limit.isAfter(at);
  }

  private static Line timeOut(Wait wait, TableState now) {
    var open = open(wait, now);
    var view = PublicView.of(now.game()).as(wait.seat());
    var reply =
        new Reply(open.id(), wait.seat(), new TimeoutAnswers().answer(open.question(), view));
    return new Line.Played(EntryLine.of(new TimedOut(reply)));
  }

  private static Open open(Wait wait, TableState now) {
    for (var open : now.game().open()) {
      if (open.question().seat() == wait.seat() && isFor(wait, open)) {
        return open;
      }
    }
    throw new IllegalStateException("nothing is asked that " + wait + " is for");
  }

  private static boolean isFor(Wait wait, Open open) {
    return wait.scope() == Wait.ClockScope.TRADE
        ? open.question().isAwaited()
        : open.id().toString().equals(wait.question());
  }

  /** When to look again, if nothing happens before; null: there is no need. */
  static @Nullable Instant due(TableState now, Seats here, Instant at) {
    var first = now.waitsForBot() || isTimeToBegin(now) ? at.plus(LEASE) : null;
    for (var wait : now.waits()) {
      first = Deadlines.earlier(first, now.deadlines().of(wait));
      first = Deadlines.earlier(first, standIn(wait, now, here, at));
    }
    return first;
  }

  /** When a bot may have to play for somebody; whoever is here would have to leave before. */
  private static @Nullable Instant standIn(Wait wait, TableState now, Seats here, Instant at) {
    var standIn = now.deadlines().standIn(wait);
    var limit = now.plan().clock().standIn();
    boolean isLater = standIn != null && limit != null && here.contains(wait.seat());
    return isLater && at.plus(limit).isAfter(standIn) ? at.plus(limit) : standIn;
  }
}
