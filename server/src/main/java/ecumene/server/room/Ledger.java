package ecumene.server.room;

import ecumene.server.store.Store;
import ecumene.server.store.StoreFailed;
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
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The log of one table as far as it was read, and what it makes of the table. For one thread. */
final class Ledger {
  private static final Logger LOG = LoggerFactory.getLogger(Ledger.class);

  /** Writing a snapshot costs as much as some replies, reading as many lines takes a moment. */
  static final int LINES_BETWEEN_SNAPSHOTS = 200;

  private final TableId id;
  private final Store store;
  private final InstantSource clock;
  private final Opening opening;
  private volatile TableState state;

  /** Of all lines that were read, and those before. */
  private final Requests requests = new Requests();

  /** The newest beginning of a phase. */
  private @Nullable TableState begun;

  /** How many lines the newest snapshot stands for. */
  private int kept;

  /** Whether this process has rewound the log. */
  private boolean hasRewound;

  private Ledger(TableId id, Store store, InstantSource clock, Opening opening) {
    this.id = id;
    this.store = store;
    this.clock = clock;
    this.opening = opening;
    state = readAll();
  }

  /** Reads the table from its newest snapshot on. */
  static Ledger open(TableId id, Store store, InstantSource clock) {
    return new Ledger(id, store, clock, Opening.of(id, store));
  }

  TableState state() {
    return state;
  }

  boolean hasRewound() {
    return hasRewound;
  }

  /** Reads what others have written. */
  Progress catchUp() {
    int from = state.lines();
    var more = new Chapter(id, from, store.lines(id, from));
    if (more.size() == 0) {
      return Progress.NONE;
    }
    var next = more.rewindsEarlier() ? null : play(more, state);
    state = next == null ? readAll() : next;
    return Progress.MADE;
  }

  /** Reads the log from the newest snapshot on, and rewinds it if the rules do not play it. */
  private TableState readAll() {
    for (var start = opening.newest(store); ; start = opening.newest(store)) {
      var log = new Chapter(id, start.lines(), store.lines(id, start.lines()));
      if (log.rewindsEarlier()) { // than the snapshot, which does not count either
        start = opening.begin();
        log = new Chapter(id, 0, store.lines(id, 0));
      }
      kept = start.lines();
      begun = start;
      store.requests(id, start.lines()).forEach(requests::add);
      var end = play(log, start);
      if (end != null) {
        return end;
      }
      rewind(start.lines() + log.size());
    }
  }

  /** What was played since the newest beginning of a phase does not count any more. */
  private void rewind(int end) {
    int to = Objects.requireNonNull(begun).lines();
    var line = new StoredLine(clock.instant(), null, new Line.Rewound(to).write());
    if (append(end, List.of(line), null)) { // or somebody was faster
      LOG.warn("table {} is rewound from {} lines to {}", id, end, to);
      hasRewound = true;
    }
  }

  private boolean append(int first, List<StoredLine> lines, @Nullable Long due) {
    try {
      var at = due == null ? null : Instant.ofEpochMilli(due);
      return store.append(id, first, lines, at).join();
    } catch (CompletionException failed) {
      throw failed.getCause() instanceof StoreFailed cause ? cause : failed;
    }
  }

  /** The table after all of it; null: the rules do not play it. */
  private @Nullable TableState play(Chapter log, TableState start) {
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

  /** Whether there is anything new. */
  enum Progress {
    MADE,
    NONE
  }

  private void take(StoredLine line, TableState next) {
    if (line.request() != null) {
      requests.add(line.request());
    }
    if (next.beginsPhase()) {
      begun = next;
    }
  }

  /**
   * How many lines the log had with the one that this request made, also if that was not read yet;
   * 0 if there is none.
   */
  int lineOf(String request) {
    int from = requests.mayHave(request) ? 0 : state.lines();
    return store.lineOf(id, from, request).orElse(-1) + 1;
  }

  /** Begins to write something. */
  Draft draft() {
    return new Draft();
  }

  /** Lines that are not in the log yet, and what they would make of the table. */
  final class Draft {
    private final List<StoredLine> lines = new ArrayList<>();
    private final List<TableState> states = new ArrayList<>();
    private final Map<String, Integer> requested = new HashMap<>();

    TableState now() {
      return states.isEmpty() ? state : states.getLast();
    }

    int size() {
      return lines.size();
    }

    /** Adds a line, and tells how many the log would have with it. */
    int add(Line line, @Nullable String request, long at) {
      var next = now().after(line, at);
      lines.add(new StoredLine(Instant.ofEpochMilli(at), request, line.write()));
      states.add(next);
      if (request != null) {
        requested.put(request, next.lines());
      }
      return next.lines();
    }

    /** How many lines there were with the one that this request has made; 0: none that is known. */
    int remembered(String request) {
      var here = requested.get(request);
      if (here != null) {
        return here;
      }
      return requests.mayHave(request) ? lineOf(request) : 0;
    }

    /**
     * Writes all to the log, and waits until that is sure.
     *
     * @param due when somebody has to look at the table; null: when they had to before
     * @return false: somebody else was faster; nothing was written
     */
    boolean commit(@Nullable Long due) {
      if (!append(state.lines(), lines, due)) {
        return false;
      }
      for (int i = 0; i < lines.size(); i++) {
        take(lines.get(i), states.get(i));
      }
      state = states.getLast();
      return true;
    }
  }

  /** Keeps a snapshot, if it is time for one. */
  void keepSnapshot() {
    var settled = toKeep();
    if (settled != null) {
      begun = null;
      kept = settled.lines();
      store.keep(id, new StoredSnapshot(settled.lines(), settled.snapshot().write()));
    }
  }

  /** The newest beginning of a phase, once nothing before it can be taken back; null: not yet. */
  @Nullable TableState toKeep() {
    var newest = begun;
    return newest != null
            && newest.lines() >= kept + LINES_BETWEEN_SNAPSHOTS
            && newest.isSettledIn(state)
        ? newest
        : null;
  }
}
