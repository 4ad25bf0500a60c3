package ecumene.server.log;

import ecumene.server.store.Store;
import ecumene.server.store.StoredSnapshot;
import ecumene.server.store.TableId;
import ecumene.server.table.TableState;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The newest beginning of a phase: to there a log is rewound, and a snapshot is made of it. */
public final class NewestPhase {
  /** Writing a snapshot costs as much as some replies, reading as many lines takes a moment. */
  public static final int LINES_BETWEEN_SNAPSHOTS = 200;

  private final TableId table;
  private final Store store;

  /** Null: it has its snapshot. */
  private @Nullable TableState begun;

  /** How many lines the newest snapshot stands for. */
  private int kept;

  /** By which rules the lines come to what the next snapshot has; null: nobody knows. */
  private @Nullable String rules;

  NewestPhase(TableId table, Store store) {
    this.table = table;
    this.store = store;
  }

  /** The log is read from there. */
  void readFrom(LogStart.From from) {
    begun = from.table();
    kept = from.lines();
    rules = from.rules();
  }

  /** The log had one more line. */
  void take(TableState next) {
    if (next.beginsPhase()) {
      begun = next;
    }
  }

  /** How many lines there were, while it has no snapshot. */
  int lines() {
    return Objects.requireNonNull(begun).lines();
  }

  void keepSnapshot(TableState now) {
    var settled = toKeep(now);
    if (settled != null) {
      begun = null;
      kept = settled.lines();
      store.keep(table, new StoredSnapshot(settled.lines(), settled.snapshot().write(), rules));
    }
  }

  boolean owesSnapshot(TableState now) {
    return toKeep(now) != null;
  }

  /** It, once nothing before it can be taken back; null: not yet. */
  private @Nullable TableState toKeep(TableState now) {
    var newest = begun;
    return newest != null
            && newest.lines() >= kept + LINES_BETWEEN_SNAPSHOTS
            && newest.isSettledIn(now)
        ? newest
        : null;
  }
}
