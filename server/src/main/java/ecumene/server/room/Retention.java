package ecumene.server.room;

import ecumene.server.Problem;
import ecumene.server.log.TableLog;
import ecumene.server.store.Store;
import ecumene.server.store.StoreFailed;
import ecumene.server.store.StoredTouch;
import ecumene.server.table.TableState;
import java.time.Duration;
import java.time.InstantSource;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Deletes tables that nobody has asked for in a long time, every hour and a few at a time. */
public final class Retention implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Retention.class);
  private static final Duration EVERY = Duration.ofHours(1);
  private static final Duration BETWEEN = Duration.ofMillis(100);
  private static final int TABLES = 20;
  private static final int LINES = 500;

  private final Store store;
  private final Rooms rooms;
  private final InstantSource clock;
  private final Periods periods;
  private final LongAdder deleted = new LongAdder();
  private final CountDownLatch stopped = new CountDownLatch(1);

  /**
   * How long tables are kept that nobody asks for.
   *
   * @param unbegun where nobody has taken a seat
   */
  public record Periods(Duration unbegun, Duration unfinished, Duration finished) {

    Duration of(TableState table) {
      if (table.game().isOver()) {
        return finished;
      }
      return table.people().acted().isEmpty() ? unbegun : unfinished;
    }

    /** Before then no table need be looked at. */
    Duration shortest() {
      var shorter = unbegun.compareTo(unfinished) < 0 ? unbegun : unfinished;
      return shorter.compareTo(finished) < 0 ? shorter : finished;
    }
  }

  public Retention(Store store, Rooms rooms, InstantSource clock, Periods periods) {
    this.store = store;
    this.rooms = rooms;
    this.clock = clock;
    this.periods = periods;
  }

  /** Begins to look after the tables. */
  public Retention start() {
    Thread.ofVirtual().name("retention").start(this::keepHouse);
    return this;
  }

  /** How many tables were deleted. */
  public long deleted() {
    return deleted.sum();
  }

  private void keepHouse() {
    try {
      do {
        boolean isMore = true;
        while (isMore && !stopped.await(BETWEEN.toMillis(), TimeUnit.MILLISECONDS)) {
          isMore = sweep();
        }
      } while (!stopped.await(EVERY.toSeconds(), TimeUnit.SECONDS));
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** Looks at a few tables; whether there are more. */
  boolean sweep() {
    try {
      var touches = store.toReview(clock.instant(), TABLES);
      touches.forEach(this::lookAt);
      boolean isMore = store.dropLines(LINES);
      return isMore || touches.size() == TABLES;
    } catch (StoreFailed later) { // the store tells why
      LOG.debug("tables can not be reviewed", later);
      return false;
    }
  }

  /** What fails at one table, in whatever way, keeps no other from being reviewed. */
  private void lookAt(StoredTouch touch) {
    try {
      review(touch);
    } catch (StoreFailed later) {
      throw later;
    } catch (RuntimeException | Error failed) {
      LOG.error("table {} can not be reviewed", touch.table(), failed);
      store.putOffReview(touch.table(), clock.instant().plus(EVERY));
    }
  }

  private void review(StoredTouch touch) {
    var now = clock.instant();
    if (touch.at() == null) { // older than this is noted: it counts from now on
      store.noteTouched(touch.table(), now);
      return;
    }
    var earliest = touch.at().plus(periods.shortest());
    var end = earliest.isAfter(now) ? earliest : touch.at().plus(period(touch));
    if (end.isAfter(now)) {
      store.putOffReview(touch.table(), end);
    } else if (rooms.delete(touch)) {
      deleted.increment();
      LOG.info("a table was deleted, table={} touched={}", touch.table(), touch.at());
    } else { // it is in use
      store.putOffReview(touch.table(), now.plus(EVERY));
    }
  }

  /** Nobody can say what a table was that can not be read any more. */
  private Duration period(StoredTouch touch) {
    try {
      return periods.of(TableLog.open(touch.table(), store, clock).state());
    } catch (Problem | StoreFailed unreadable) {
      LOG.warn("table {} can not be read, and is kept as an unfinished one", touch.table());
      return periods.unfinished();
    }
  }

  @Override
  public void close() {
    stopped.countDown();
  }
}
