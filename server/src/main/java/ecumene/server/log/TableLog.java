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
import org.jspecify.annotations.Nullable;

/** The log of one table as far as it was read, and what it makes of the table. For one thread. */
public final class TableLog {
  private final TableId id;
  private final Store store;
  private final LogReader reader;
  private final DoneRequests requests;
  private volatile TableState state;

  /** When it was seen last that keys of seats have changed, as {@link System#nanoTime} has it. */
  private long keysChanged;

  /** Whether the newest lines are of this process, and say by which rules it plays. */
  private boolean isSigned;

  private TableLog(TableId id, Store store, LogReader reader) {
    this.id = id;
    this.store = store;
    this.reader = reader;
    requests = reader.requests();
    state = reader.readAll();
    keysChanged = System.nanoTime();
  }

  /** Reads the table from its newest snapshot on. */
  public static TableLog open(TableId id, Store store, InstantSource clock) {
    return new TableLog(id, store, new LogReader(id, store, clock));
  }

  public TableState state() {
    return state;
  }

  /** Whether this process has rewound the log. */
  public boolean hasRewound() {
    return reader.hasRewound();
  }

  /** Reads what others have written; whether there was anything. */
  public boolean catchUp() {
    int from = state.lines();
    var more = new LogSegment(id, from, store.lines(id, from));
    if (more.size() == 0) {
      return false;
    }
    isSigned = false;
    var next = more.rewindsEarlier() ? state : reader.play(more, state);
    become(next.lines() < from + more.size() ? reader.readAll() : next);
    return true;
  }

  private void become(TableState next) {
    if (next.keyChanges() != state.keyChanges()) {
      keysChanged = System.nanoTime();
    }
    state = next;
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
      return reader.bytes() + added;
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
        reader.take(lines.get(i), states.get(i));
      }
      become(states.getLast());
      isSigned = signs;
      return true;
    }
  }

  /** Keeps a snapshot, if it is time for one. */
  public void keepSnapshot() {
    reader.phase().keepSnapshot(state);
  }

  /** Whether it is time for a snapshot. */
  public boolean owesSnapshot() {
    return reader.phase().owesSnapshot(state);
  }
}
