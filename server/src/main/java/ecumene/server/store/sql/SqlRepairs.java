package ecumene.server.store.sql;

import ecumene.server.store.Checksum;
import ecumene.server.store.Damage;
import ecumene.server.store.Damage.Part;
import ecumene.server.store.Examined;
import ecumene.server.store.Repairs;
import ecumene.server.store.StoreFailed;
import ecumene.server.store.StoredLine;
import ecumene.server.store.TableId;
import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Finds and mends damage in a database. */
record SqlRepairs(Sql sql, DamagedTables damaged) implements Repairs {
  private static final int ROWS = 500;

  @Override
  public List<TableId> tables(@Nullable TableId after, int most) {
    return sql.list(
        "SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?",
        row -> new TableId(row.getString(1)),
        after == null ? "" : after.word(),
        most);
  }

  /** The snapshot is read first, so that the lines that it stands for are there. */
  @Override
  public @Nullable Examined examine(TableId table) {
    var plan = TableRow.of(table, sql);
    if (plan == null) {
      return null;
    }
    var log = new LogExamination(table);
    if (!plan.isWhole()) {
      log.add(Part.PLAN);
    }
    var snapshot = new SqlSnapshots(sql).row(table);
    boolean isWhole = snapshot != null && snapshot.isWhole(table);
    if (snapshot != null && !isWhole) {
      log.add(Part.SNAPSHOT);
    }
    long from = Integer.MIN_VALUE;
    for (var some = rows(table, from); !some.isEmpty(); some = rows(table, from)) {
      some.forEach(log::take);
      from = some.getLast().number() + 1L;
    }
    return TableRow.of(table, sql) == null // deleted meanwhile
        ? null
        : log.end(snapshot != null && isWhole ? snapshot.snapshot().lines() : 0);
  }

  private List<LineRow> rows(TableId table, long from) {
    return sql.list(
        "SELECT %s FROM lines WHERE table_id = ? AND number >= ? ORDER BY number LIMIT ?"
            .formatted(LineRow.COLUMNS),
        LineRow::read,
        table.word(),
        from,
        ROWS);
  }

  @Override
  public List<Damage> orphans() {
    return sql.list(
        """
        SELECT DISTINCT table_id FROM lines
        WHERE table_id NOT IN (SELECT id FROM tables)
          AND table_id NOT IN (SELECT table_id FROM deleted)\
        """,
        row -> Damage.of(new TableId(row.getString(1)), Part.ORPHAN));
  }

  @Override
  public void mend(TableId table, Examined found, StoredLine lost, StoredLine last, Instant now) {
    sql.together(
        handle -> {
          sql.hold(handle, table.word());
          for (var damage : found.damages()) {
            switch (damage.part()) {
              case LINE -> {
                setAside(damage, now, handle);
                insert(table, damage.line(), lost, handle);
              }
              case STRAY -> setAside(damage, now, handle);
              case MISSING -> insert(table, damage.line(), lost, handle);
              case SNAPSHOT -> SqlSnapshots.dropDamaged(table, handle);
              case PLAN, ORPHAN -> throw new StoreFailed(damage + ": only a backup has it");
            }
          }
          insert(table, found.lines(), last, handle);
          handle.execute(
              "UPDATE tables SET due = ? WHERE id = ?", now.toEpochMilli(), table.word());
        });
    damaged.forget(table);
  }

  private static void setAside(Damage damage, Instant now, Handle handle) {
    var table = damage.table().word();
    handle.execute(
        """
        INSERT INTO set_aside (aside, table_id, number, at, request, body, text, position, rules, checksum)
        SELECT ?, table_id, number, at, request, body, text, position, rules, checksum FROM lines
        WHERE table_id = ? AND number = ?\
        """,
        now.toEpochMilli(),
        table,
        damage.line());
    handle.execute("DELETE FROM lines WHERE table_id = ? AND number = ?", table, damage.line());
  }

  private static void insert(TableId table, int number, StoredLine line, Handle handle) {
    int inserted =
        handle.execute(
            """
            INSERT INTO lines (table_id, number, at, text, checksum) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT DO NOTHING\
            """,
            table.word(),
            number,
            line.at().toEpochMilli(),
            line.text(),
            Checksum.of(table, number, line));
    if (inserted == 0) {
      throw new StoreFailed("others have written to table " + table + " meanwhile; try again");
    }
  }
}
