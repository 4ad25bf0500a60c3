package ecumene.server.log;

import ecumene.server.Problem;
import ecumene.server.store.BodyHash;
import ecumene.server.store.Digest;
import ecumene.server.store.KeyChange;
import ecumene.server.store.Store;
import ecumene.server.store.StoredLine;
import ecumene.server.store.StoredSnapshot;
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

  /** Writing a snapshot costs as much as some replies, reading as many lines takes a moment. */
  public static final int LINES_BETWEEN_SNAPSHOTS = 200;

  private final TableId id;
  private final Store store;
  private final InstantSource clock;
  private final LogStart start;
  private volatile TableState state;

  /** Of all lines that were read, and those before. */
  private final RequestHashes requests = new RequestHashes();

  /** The newest beginning of a phase. */
  private @Nullable TableState begun;

  /** How many lines the newest snapshot stands for. */
  private int kept;

  /** When it was seen last that keys of seats have changed, as {@link System#nanoTime} has it. */
  private long keysChanged;

  /** How long the lines are that were read. */
  private long bytes;

  /** Whether this process has rewound the log. */
  private boolean hasRewound;

  private TableLog(TableId id, Store store, InstantSource clock, LogStart start) {
    this.id = id;
    this.store = store;
    this.clock = clock;
    this.start = start;
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
    var next = more.rewindsEarlier() ? null : play(more, state);
    become(next == null ? readAll() : next);
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
    for (var from = start.newest(store); ; from = start.newest(store)) {
      var log = new LogSegment(id, from.lines(), store.lines(id, from.lines()));
      if (log.rewindsEarlier()) { // than the snapshot, which does not count either
        from = start.begin();
        log = new LogSegment(id, 0, store.lines(id, 0));
      }
      kept = from.lines();
      begun = from;
      store.requests(id, from.lines()).forEach(requests::add);
      bytes = store.bytes(id, from.lines());
      var end = play(log, from);
      if (end != null) {
        return end;
      }
      rewind(from.lines() + log.size());
    }
  }

  /** What was played since the newest beginning of a phase does not count any more. */
  private void rewind(int end) {
    int to = Objects.requireNonNull(begun).lines();
    var line = new StoredLine(clock.instant(), null, new Line.Rewound(to).write());
    if (Store.await(store.append(id, end, List.of(line)))) { // or somebody was faster
      LOG.warn("table {} is rewound from {} lines to {}", id, end, to);
      hasRewound = true;
    }
  }

  /** The table after all of it; null: the rules do not play it. */
  private @Nullable TableState play(LogSegment log, TableState start) {
    var now = start;
    for (int i = 0; i < log.size(); i++) {
      var next = log.play(now, i);
      if (next == null) {
        return null;
      }
      take(log.stored(i), next);
      now = next;
    }
    return now;
  }

  private void take(StoredLine line, TableState next) {
    bytes += line.bytes();
    if (line.request() != null) {
      requests.add(line.request());
    }
    if (next.beginsPhase()) {
      begun = next;
    }
  }

  /**
   * How many lines the log had with the one that this request made, also if that was not read yet;
   * null: there is none. Another request of the same word is a {@link Problem}.
   */
  public @Nullable Integer linesWith(Requested request) {
    int from = requests.mayHave(request.word()) ? 0 : state.lines();
    return linesWith(request, from);
  }

  private @Nullable Integer linesWith(Requested request, int from) {
    var index = store.indexOf(id, from, request.word());
    if (index.isEmpty()) {
      return null;
    }
    var body = store.lines(id, index.getAsInt()).getFirst().body();
    if (body != null) { // older lines have none
      checkSame(request, body);
    }
    return index.getAsInt() + 1;
  }

  private static void checkSame(Requested request, BodyHash body) {
    if (!body.equals(request.body())) {
      throw new Problem(
          Problem.Kind.REUSED, "this request was made before, and asked for something else");
    }
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
      var stored =
          request == null
              ? new StoredLine(at, null, line.write())
              : new StoredLine(at, request.word(), request.body(), line.write());
      var next = now().after(line, stored.at());
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
        checkSame(request, here.body);
        return here.lines;
      }
      return requests.mayHave(request.word()) ? TableLog.this.linesWith(request) : null;
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
      return true;
    }
  }

  /** Keeps a snapshot, if it is time for one. */
  public void keepSnapshot() {
    var settled = toKeep();
    if (settled != null) {
      begun = null;
      kept = settled.lines();
      store.keep(id, new StoredSnapshot(settled.lines(), settled.snapshot().write()));
    }
  }

  /** Whether it is time for a snapshot. */
  public boolean owesSnapshot() {
    return toKeep() != null;
  }

  /** The newest beginning of a phase, once nothing before it can be taken back; null: not yet. */
  private @Nullable TableState toKeep() {
    var newest = begun;
    return newest != null
            && newest.lines() >= kept + LINES_BETWEEN_SNAPSHOTS
            && newest.isSettledIn(state)
        ? newest
        : null;
  }
}
