package ecumene.server.store.sql;

import ecumene.server.store.Damage;
import ecumene.server.store.Damage.Part;
import ecumene.server.store.Examined;
import ecumene.server.store.TableId;
import java.util.ArrayList;
import java.util.List;

/** Goes through the lines of a table in their order. */
final class LogExamination {
  private final TableId table;
  private final List<Damage> damages = new ArrayList<>();
  private int next;
  private int unchecked;

  LogExamination(TableId table) {
    this.table = table;
  }

  void add(Part part) {
    damages.add(Damage.of(table, part));
  }

  /** The number of a damaged line is believed only where it is the next. */
  void take(LineRow row) {
    boolean isWhole = row.isWhole(table);
    if (isWhole) {
      missUpTo(row.number());
    }
    if (row.number() != next) {
      damages.add(new Damage(table, Part.STRAY, row.number()));
      return;
    }
    if (!isWhole) {
      damages.add(new Damage(table, Part.LINE, next));
    }
    unchecked += row.checksum() == null ? 1 : 0;
    next++;
  }

  private void missUpTo(int number) {
    while (next < number) {
      damages.add(new Damage(table, Part.MISSING, next));
      next++;
    }
  }

  /**
   * All lines were taken.
   *
   * @param snapshot for how many there is a snapshot; so many there were
   */
  Examined end(int snapshot) {
    missUpTo(snapshot);
    return new Examined(next, snapshot, unchecked, damages);
  }
}
