package ecumene.server.log;

import ecumene.server.Problem;
import ecumene.server.rules.RulesVersion;
import ecumene.server.store.Store;
import ecumene.server.store.StoredSnapshot;
import ecumene.server.store.TableId;
import ecumene.server.table.Plan;
import ecumene.server.table.TableSnapshot;
import ecumene.server.table.TableState;
import java.time.Instant;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Where reading the log of a table can begin. */
record LogStart(TableId id, Plan plan, Instant created) {
  private static final Logger LOG = LoggerFactory.getLogger(LogStart.class);

  /** Throws a problem if there is no such table, or nothing can be made of it any more. */
  static LogStart of(TableId id, Store store) {
    var table = store.table(id);
    if (table == null) {
      throw new Problem(Problem.Kind.NOT_FOUND, "there is no such table");
    }
    return started(id, () -> new LogStart(id, Plan.read(table.plan()), table.created()));
  }

  /** The table as it was created. */
  TableState begin() {
    return started(id, () -> TableState.begin(plan, created));
  }

  /** What an older version could do and this one can not may fail in any way. */
  private static <T> T started(TableId id, Supplier<T> how) {
    try {
      return how.get();
    } catch (RuntimeException unknown) {
      LOG.error("table {} can not be opened: {}", id, FailureCause.of(unknown));
      throw ofAnotherVersion();
    }
  }

  static Problem ofAnotherVersion() {
    return new Problem(
        Problem.Kind.NOT_NOW, "this table was opened by another version, and can not be played");
  }

  /**
   * A table from which its log can be read on.
   *
   * @param rules the version by which the lines before come to it; null: nobody knows
   */
  record From(TableState table, @Nullable String rules) {
    int lines() {
      return table.lines();
    }
  }

  /** The table as it was created, which no rules have changed. */
  From beginning() {
    return new From(begin(), RulesVersion.running().id());
  }

  /**
   * The table at its newest snapshot, if that can be used; else as it was created. A snapshot by
   * other rules would hide what they have changed before it.
   */
  From newest(Store store) {
    var snapshot = store.snapshot(id);
    var loaded = snapshot == null || isOfOtherRules(snapshot) ? null : load(snapshot);
    return loaded == null ? beginning() : loaded;
  }

  private boolean isOfOtherRules(StoredSnapshot snapshot) {
    return snapshot.rules() != null && !snapshot.rules().equals(RulesVersion.running().id());
  }

  /** The table at a snapshot by other rules, whatever came before; null: there is none. */
  @Nullable From unchecked(Store store) {
    var snapshot = store.snapshot(id);
    return snapshot != null && isOfOtherRules(snapshot) ? load(snapshot.unchecked()) : null;
  }

  /** A snapshot is never the truth: without it all lines are read. */
  private @Nullable From load(StoredSnapshot snapshot) {
    try {
      return new From(TableSnapshot.read(snapshot.text()).load(plan), snapshot.rules());
    } catch (RuntimeException unknown) { // another version wrote it
      LOG.warn("table {}: no use for its snapshot: {}", id, FailureCause.of(unknown));
      return null;
    }
  }
}
