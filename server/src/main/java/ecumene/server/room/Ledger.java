package ecumene.server.room;

import ecumene.server.Problem;
import ecumene.server.store.Store;
import ecumene.server.store.StoreFailed;
import ecumene.server.store.StoredLine;
import ecumene.server.store.StoredSnapshot;
import ecumene.server.store.TableId;
import ecumene.server.table.Line;
import ecumene.server.table.Plan;
import ecumene.server.table.TableSnapshot;
import ecumene.server.table.TableState;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;

/** The log of one table as far as it was read, and what it makes of the table. For one thread. */
final class Ledger {
  /** Writing a snapshot costs as much as some replies, reading as many lines takes a moment. */
  private static final int LINES_BETWEEN_SNAPSHOTS = 100;

  private final TableId id;
  private final Store store;
  private volatile TableState state;

  /** The lines that requests made, of those that were read. */
  private final Map<String, Integer> requests = new HashMap<>();

  /** The newest beginning of a phase. */
  private @Nullable TableState begun;

  /** How many lines the newest snapshot stands for. */
  private int kept;

  private Ledger(TableId id, Store store, TableState state) {
    this.id = id;
    this.store = store;
    this.state = state;
  }

  /** Reads the table from its newest snapshot on. */
  static Ledger open(TableId id, Store store) {
    var table = store.table(id);
    if (table == null) {
      throw new Problem(Problem.Kind.NOT_FOUND, "there is no such table");
    }
    var plan = Plan.read(table.plan());
    var snapshot = store.snapshot(id);
    var ledger =
        new Ledger(
            id,
            store,
            snapshot == null
                ? TableState.begin(plan, table.created())
                : TableSnapshot.read(snapshot.text()).load(plan));
    ledger.kept = ledger.state.lines();
    ledger.catchUp();
    return ledger;
  }

  TableState state() {
    return state;
  }

  /** Reads what others have written. */
  Progress catchUp() {
    int from = state.lines();
    for (var line : store.lines(id, from)) {
      take(line, state.after(Line.read(line.text()), line.at()));
    }
    return state.lines() == from ? Progress.NONE : Progress.MADE;
  }

  /** Whether there is anything new. */
  enum Progress {
    MADE,
    NONE
  }

  private void take(StoredLine line, TableState next) {
    state = next;
    if (line.request() != null) {
      requests.put(line.request(), next.lines());
    }
    if (next.beginsPhase()) {
      begun = next;
    }
  }

  /** How many lines the log had with the one that this request made; 0 if there is none. */
  int lineOf(String request) {
    var known = requests.get(request);
    return known == null ? store.lineOf(id, request) + 1 : known;
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
      lines.add(new StoredLine(at, request, line.write()));
      states.add(next);
      if (request != null) {
        requested.put(request, next.lines());
      }
      return next.lines();
    }

    /** The line that this request made already, if it is remembered; else 0. */
    int remembered(String request) {
      var here = requested.get(request);
      return here == null ? requests.getOrDefault(request, 0) : here;
    }

    /**
     * Writes all to the log, and waits until that is sure.
     *
     * @return false: somebody else was faster; nothing was written
     */
    boolean commit() {
      if (!append()) {
        return false;
      }
      for (int i = 0; i < lines.size(); i++) {
        take(lines.get(i), states.get(i));
      }
      return true;
    }

    private boolean append() {
      try {
        return store.append(id, state.lines(), lines).join();
      } catch (CompletionException failed) {
        throw failed.getCause() instanceof StoreFailed cause ? cause : failed;
      }
    }
  }

  /** Remembers a request of long ago; null: there is none. */
  void remember(@Nullable String request) {
    int line = request == null ? 0 : store.lineOf(id, request) + 1;
    if (request != null && line > 0) {
      requests.put(request, line);
    }
  }

  /** Keeps the newest beginning of a phase, once nothing before it can be taken back. */
  void keepSnapshot() {
    var settled = begun;
    if (settled != null
        && settled.lines() >= kept + LINES_BETWEEN_SNAPSHOTS
        && settled.isSettledIn(state)) {
      begun = null;
      kept = settled.lines();
      store.keep(id, new StoredSnapshot(settled.lines(), settled.snapshot().write()));
    }
  }
}
