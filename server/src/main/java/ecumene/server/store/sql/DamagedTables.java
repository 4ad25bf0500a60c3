package ecumene.server.store.sql;

import ecumene.server.store.Damage;
import ecumene.server.store.Damaged;
import ecumene.server.store.TableId;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Tables of which something was found damaged. It is told once, and for a while nobody reads it
 * again; then somebody may have mended it.
 */
final class DamagedTables {
  private static final Logger LOG = LoggerFactory.getLogger(DamagedTables.class);
  private static final Duration WHILE = Duration.ofSeconds(10);

  private final ConcurrentMap<TableId, Found> found = new ConcurrentHashMap<>();

  /**
   * What was found.
   *
   * @param from by whoever read from this line on
   */
  private record Found(Damage damage, int from, long untilNanos) {
    boolean isPlan() {
      return damage.part() == Damage.Part.PLAN;
    }

    boolean isMetFrom(int line) {
      return !isPlan() && (line == from || line <= damage.line());
    }
  }

  /** Throws what was found a moment ago by who reads the lines from this one on. */
  void refuse(TableId table, int from) {
    var known = found.get(table);
    if (known != null && known.isMetFrom(from) && System.nanoTime() - known.untilNanos < 0) {
      throw new Damaged(known.damage);
    }
  }

  /** Somebody has read from this line on and found that. */
  Damaged found(Damage damage, int from) {
    var now = new Found(damage, from, System.nanoTime() + WHILE.toNanos());
    var before = found.put(damage.table(), now);
    if (before == null || !before.damage.equals(damage)) {
      LOG.error("{}; docs/running.md says what can be done", damage);
    }
    return new Damaged(damage);
  }

  /** All lines from this one on are what was written, and so many there are. */
  void areWhole(TableId table, int from, int lines) {
    found.computeIfPresent(
        table, (_, known) -> known.isMetFrom(from) && lines > known.damage.line() ? null : known);
  }

  /** The plan is what was written. */
  void hasPlan(TableId table) {
    found.computeIfPresent(table, (_, known) -> known.isPlan() ? null : known);
  }

  void forget(TableId table) {
    found.remove(table);
  }

  List<Damage> all() {
    return found.values().stream().map(Found::damage).toList();
  }
}
