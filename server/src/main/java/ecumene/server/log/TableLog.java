package ecumene.server.log;

import ecumene.server.Problem;
import ecumene.server.rules.RulesVersion;
import ecumene.server.store.BodyHash;
import ecumene.server.store.Digest;
import ecumene.server.store.KeyChange;
import ecumene.server.store.Stamp;
import ecumene.server.store.Store;
import ecumene.server.store.StoredLine;
import ecumene.server.store.TableId;
import ecumene.server.table.Line;
import ecumene.server.table.TableState;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The log of one table as far as it was read, and what it makes of the table. For one thread. */
public final class TableLog {
  private static final Logger LOG = LoggerFactory.getLogger(TableLog.class);

  private final TableId id;
  private final Store store;
  private final InstantSource clock;
  private final LogStart start;
  private volatile TableState state;

  /** Of all lines that were read, and those before. */
  private final DoneRequests requests;

  private final NewestPhase phase;

  /** When it was seen last that keys of seats have changed, as {@link System#nanoTime} has it. */
  private long keysChanged;

  /** How long the lines are that were read. */
  private long bytes;

  /** Whether this process has rewound the log. */
  private boolean hasRewound;

  /** Whether the newest lines are of this process, and say by which rules it plays. */
  private boolean isSigned;

  private TableLog(TableId id, Store store, InstantSource clock, LogStart start) {
    this.id = id;
    this.store = store;
    this.clock = clock;
    this.start = start;
    requests = new DoneRequests(id, store);
    phase = new NewestPhase(id, store);
    state = readAll();
    keysChanged = System.nanoTime();
  }

  /** Reads the table from its newest snapshot on. */
  public static TableLog open(TableId id, Store store, InstantSource clock) {
    return new TableLog(id, store, clock, LogStart.of(id, store));
  }

  public TableState state() {
    return state;
  }

  public boolean hasRewound() {
    return hasRewound;
  }

  /** Reads what others have written; whether there was anything. */
  public boolean catchUp() {
    int from = state.lines();
    var more = new LogSegment(id, from, store.lines(id, from));
    if (more.size() == 0) {
      return false;
    }
    isSigned = false;
    var next = more.rewindsEarlier() ? state : play(more, state);
    become(next.lines() < from + more.size() ? readAll() : next);
    return true;
  }

  private void become(TableState next) {
    if (next.keyChanges() != state.keyChanges()) {
      keysChanged = System.nanoTime();
    }
    state = next;
  }

  /** Reads the log from the newest snapshot on, and rewinds it if the rules do not play it. */
  private TableState readAll() {
    while (true) {
      var read = readFrom(start.newest(store));
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
  private TableState play(LogSegment log, TableState start) {
    var now = start;
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

  private void take(StoredLine line, TableState next) {
    bytes += line.bytes();
    requests.take(line);
    phase.take(next);
  }

  /**
   * How many lines the log had with the one that this request made, also if that was not read yet;
   * null: there is none. Another request of the same word is a {@link Problem}.
   */
  public @Nullable Integer linesWith(Requested request) {
    return requests.linesWith(request, requests.mayHave(request) ? 0 : state.lines());
  }

  /** How many lines there are with the one that a request made. */
  private record Done(int lines, BodyHash body) {}

  /** Begins to write something. */
  public PendingLines pendingLines() {
    return new PendingLines();
  }

  /** Lines that are not in the log yet, and what they would make of the table. */
  public final class PendingLines {
    private final List<StoredLine> lines = new ArrayList<>();
    private final List<TableState> states = new ArrayList<>();
    private final PendingKeys keys = new PendingKeys(store);
    private final Map<String, Done> requested = new HashMap<>();
    private long added;
    private boolean signs = isSigned;

    public TableState now() {
      return states.isEmpty() ? state : states.getLast();
    }

    public int size() {
      return lines.size();
    }

    /** How long the log would be with them. */
    public long bytes() {
      return bytes + added;
    }

    /**
     * Adds a line, and tells how many the log would have with it.
     *
     * @param keyChange is made with it, if it can be; null: none
     */
    public int add(
        Line line, @Nullable KeyChange keyChange, @Nullable Requested request, Instant at) {
      var unstamped =
          request == null
              ? new StoredLine(at, null, line.write())
              : new StoredLine(at, request.word(), request.body(), line.write(), null);
      var next = now().after(line, unstamped.at());
      var stored = stamped(unstamped, line, next);
      if (keyChange != null) {
        keys.add(keyChange);
      }
      lines.add(stored);
      states.add(next);
      added += stored.bytes();
      if (request != null) {
        requested.put(request.word(), new Done(next.lines(), request.body()));
      }
      return next.lines();
    }

    /** The first line has a stamp whatever it is, for the game has begun before it. */
    private StoredLine stamped(StoredLine stored, Line line, TableState next) {
      if (!line.movesGame() && next.lines() > 1) {
        return stored;
      }
      boolean isNamed = !signs || next.beginsPhase();
      signs = true;
      var version = isNamed ? RulesVersion.running().id() : null;
      return stored.stamped(new Stamp(next.game().hash(), version));
    }

    /**
     * Whether a key still opens something.
     *
     * @param found a moment before it was found in the store, as {@link System#nanoTime} has it:
     *     whatever has not changed since need not be read again
     */
    public boolean isOpen(Digest key, long found) {
      return (keys.changes().isEmpty() && found - keysChanged > 0) || keys.opens(key);
    }

    /**
     * How many lines there were with the one that this request has made; null: none that is known.
     */
    public @Nullable Integer linesWith(Requested request) {
      var here = requested.get(request.word());
      if (here != null) {
        request.checkSame(here.body);
        return here.lines;
      }
      return requests.mayHave(request) ? TableLog.this.linesWith(request) : null;
    }

    /**
     * Writes all to the log, and waits until that is sure.
     *
     * @param due when somebody has to look at the table; null: when they had to before
     * @return false: somebody else was faster; nothing was written
     */
    public boolean commit(@Nullable Instant due) {
      if (!Store.await(store.append(id, state.lines(), lines, keys.changes(), due))) {
        return false;
      }
      for (int i = 0; i < lines.size(); i++) {
        take(lines.get(i), states.get(i));
      }
      become(states.getLast());
      isSigned = signs;
      return true;
    }
  }

  /** Keeps a snapshot, if it is time for one. */
  public void keepSnapshot() {
    phase.keepSnapshot(state);
  }

  /** Whether it is time for a snapshot. */
  public boolean owesSnapshot() {
    return phase.owesSnapshot(state);
  }
}
