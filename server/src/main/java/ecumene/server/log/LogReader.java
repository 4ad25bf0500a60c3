package ecumene.server.log;

import ecumene.server.store.Damaged;
import ecumene.server.store.Store;
import ecumene.server.store.StoredLine;
import ecumene.server.store.TableId;
import ecumene.server.table.TableState;
import java.time.InstantSource;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Plays what is stored of a table, and rewinds its log where the rules do not play it as it was.
 */
final class LogReader {
  private static final Logger LOG = LoggerFactory.getLogger(LogReader.class);

  private final TableId id;
  private final Store store;
  private final InstantSource clock;
  private final LogStart start;

  /** Of all lines that were read, and those before. */
  private final DoneRequests requests;

  private final NewestPhase phase;

  /** How long the lines are that were read. */
  private long bytes;

  private boolean hasRewound;

  LogReader(TableId id, Store store, InstantSource clock) {
    this.id = id;
    this.store = store;
    this.clock = clock;
    start = LogStart.of(id, store);
    requests = new DoneRequests(id, store);
    phase = new NewestPhase(id, store);
  }

  DoneRequests requests() {
    return requests;
  }

  NewestPhase phase() {
    return phase;
  }

  long bytes() {
    return bytes;
  }

  /** Whether this process has rewound the log. */
  boolean hasRewound() {
    return hasRewound;
  }

  /** Reads the log from the newest snapshot on, and rewinds it if the rules do not play it. */
  TableState readAll() {
    while (true) {
      var read = readNewest();
      if (read.isWhole()) {
        return read.reached;
      }
      int to = phase.lines();
      var ended = readEnded();
      if (ended != null) {
        return ended;
      }
      rewind(new Rewinding(to, read.reached.lines(), read.lines));
    }
  }

  /**
   * A log that was read.
   *
   * @param reached the table after all of its lines that the rules play as they did
   * @param lines how many there are
   */
  private record Read(TableState reached, int lines) {
    boolean isWhole() {
      return reached.lines() == lines;
    }
  }

  /** What is damaged before its snapshot can not be played again, and does not hold the table. */
  private Read readNewest() {
    try {
      return readFrom(start.newest(store));
    } catch (Damaged past) {
      var from = start.unchecked(store);
      if (from == null) {
        throw past;
      }
      LOG.warn("table {} goes on from its snapshot, for its past is damaged", id);
      return readFrom(from);
    }
  }

  private Read readFrom(LogStart.From newest) {
    var from = newest;
    var log = new LogSegment(id, from.lines(), store.lines(id, from.lines()));
    if (log.rewindsEarlier()) { // than the snapshot, which does not count either
      from = start.beginning();
      log = new LogSegment(id, 0, store.lines(id, 0));
    }
    phase.readFrom(from);
    requests.readFirst(from.lines());
    bytes = store.bytes(id, from.lines());
    return new Read(play(log, from.table()), from.lines() + log.size());
  }

  /** What other rules than these have brought to its end stays as it ended; null: it goes on. */
  private @Nullable TableState readEnded() {
    var from = start.unchecked(store);
    var read = from == null ? null : readFrom(from);
    if (read == null || !read.isWhole() || !read.reached.game().isOver()) {
      return null;
    }
    store.keep(id, Objects.requireNonNull(store.snapshot(id)).unchecked());
    return read.reached;
  }

  private void rewind(Rewinding how) {
    if (Store.await(store.append(id, how.end(), how.lines(id, store, clock.instant())))) {
      LOG.warn("table {} is rewound from {} lines to {}", id, how.end(), how.to());
      hasRewound = true;
    } // or somebody was faster
  }

  /** The table after all of it, or as far as the rules play it as they did. */
  TableState play(LogSegment log, TableState from) {
    var now = from;
    for (int i = 0; i < log.size(); i++) {
      var next = log.play(now, i);
      if (next == null) {
        return now;
      }
      take(log.stored(i), next);
      now = next;
    }
    return now;
  }

  /** The log has one more line, after which the table is this. */
  void take(StoredLine line, TableState next) {
    bytes += line.bytes();
    requests.take(line);
    phase.take(next);
  }
}
