package ecumene.server.room;

import ecumene.server.store.StoreFailed;
import ecumene.server.store.TableId;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Tables that could not be looked after, and when that is tried again: each by itself, after a
 * second, then after twice as long each time. A player who asks for such a table need not wait.
 */
final class Backoffs {
  private static final Logger LOG = LoggerFactory.getLogger(Backoffs.class);
  static final Duration SHORTEST = Duration.ofSeconds(1);
  static final Duration LONGEST = Duration.ofMinutes(1);

  /** Where more are put off, it is the store and not the tables. */
  private static final int MOST_TOLD = 10;

  private final InstantSource clock;
  private final ConcurrentMap<TableId, Backoff> backoffs = new ConcurrentHashMap<>();

  Backoffs(InstantSource clock) {
    this.clock = clock;
  }

  private record Backoff(Instant end, Duration length) {
    static Backoff from(Instant now, Duration length) {
      return new Backoff(now.plus(length), length);
    }

    /** What fails during a backoff, because a player has asked for it, does not make it longer. */
    Backoff after(Instant now) {
      if (now.isBefore(end)) {
        return this;
      }
      var twice = length.multipliedBy(2);
      return from(now, twice.compareTo(LONGEST) < 0 ? twice : LONGEST);
    }
  }

  /** It could not be looked after. Says so once, until it can be again. */
  void failed(TableId table, Throwable why) {
    var now = clock.instant();
    var known = backoffs.putIfAbsent(table, Backoff.from(now, SHORTEST));
    if (known != null) {
      backoffs.computeIfPresent(table, (_, backoff) -> backoff.after(now));
    } else if (why instanceof StoreFailed) { // the store tells why
      if (backoffs.size() <= MOST_TOLD) {
        LOG.warn("table {} is put off, for the store failed there", table);
      }
    } else {
      LOG.error("table {} is put off, for it failed", table, why);
    }
  }

  /** It was looked after. */
  void worked(TableId table) {
    backoffs.remove(table);
  }

  /** Whether nothing is tried yet. */
  boolean holds(TableId table) {
    var backoff = backoffs.get(table);
    return backoff != null && clock.instant().isBefore(backoff.end);
  }

  /** Whether it is time to try again. */
  boolean isOver(TableId table) {
    return backoffs.containsKey(table) && !holds(table);
  }

  /** How many tables could not be looked after when that was last tried. */
  int size() {
    return backoffs.size();
  }

  /** Forgets those that nobody has tried again: nothing was due there any more. */
  void cleanUp() {
    var longAgo = clock.instant().minus(LONGEST);
    backoffs.values().removeIf(backoff -> backoff.end.isBefore(longAgo));
  }
}
