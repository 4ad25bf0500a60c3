package ecumene.server.store.sql;

import ecumene.server.store.StoredTouch;
import ecumene.server.store.TableId;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import org.jdbi.v3.core.Handle;

/** How long the tables in a database are kept. */
record SqlRetention(Sql sql) {

  void noteTouched(TableId table, Instant at) {
    sql.change(
        "UPDATE tables SET touched = ?, review = ? WHERE id = ?",
        at.toEpochMilli(),
        at.toEpochMilli(),
        table.word());
  }

  void putOffReview(TableId table, Instant review) {
    sql.change("UPDATE tables SET review = ? WHERE id = ?", review.toEpochMilli(), table.word());
  }

  List<StoredTouch> toReview(Instant now, int most) {
    return sql.list(
        "SELECT id, touched FROM tables WHERE review IS NULL OR review <= ? LIMIT ?",
        SqlRetention::touch,
        now.toEpochMilli(),
        most);
  }

  private static StoredTouch touch(ResultSet row) throws SQLException {
    var table = new TableId(row.getString(1));
    long at = row.getLong(2);
    return new StoredTouch(table, row.wasNull() ? null : Instant.ofEpochMilli(at));
  }

  /** The row goes first: a table without it can not be opened, so nobody misses its lines. */
  boolean delete(StoredTouch touch) {
    var table = touch.table().word();
    return sql.whole(
        handle -> {
          sql.hold(handle, table);
          if (!isUntouchedSince(handle, touch)) {
            return false;
          }
          handle.execute("DELETE FROM attachments WHERE table_id = ?", table);
          handle.execute("DELETE FROM keys WHERE table_id = ?", table);
          handle.execute("DELETE FROM snapshots WHERE table_id = ?", table);
          handle.execute("DELETE FROM set_aside WHERE table_id = ?", table);
          handle.execute("INSERT INTO deleted (table_id) VALUES (?) ON CONFLICT DO NOTHING", table);
          return handle.execute("DELETE FROM tables WHERE id = ?", table) == 1;
        });
  }

  private static boolean isUntouchedSince(Handle handle, StoredTouch touch) {
    var at = Objects.requireNonNull(touch.at(), "nobody knows when it was touched");
    return !handle
        .select(
            "SELECT id FROM tables WHERE id = ? AND touched = ?",
            touch.table().word(),
            at.toEpochMilli())
        .mapTo(String.class)
        .list()
        .isEmpty();
  }

  boolean dropLines(int most) {
    var table = sql.one("SELECT table_id FROM deleted LIMIT 1", row -> row.getString(1));
    if (table == null) {
      return false;
    }
    return sql.whole(
        handle -> {
          int dropped =
              handle.execute(
                  """
                  DELETE FROM lines WHERE table_id = ? AND number IN
                    (SELECT number FROM lines WHERE table_id = ? ORDER BY number LIMIT ?)\
                  """,
                  table,
                  table,
                  most);
          if (dropped < most) {
            handle.execute("DELETE FROM deleted WHERE table_id = ?", table);
          }
          return true;
        });
  }
}
