package ecumene.server.store.sql;

import ecumene.server.store.Checksum;
import ecumene.server.store.Damage;
import ecumene.server.store.StoredSnapshot;
import ecumene.server.store.TableId;
import java.sql.ResultSet;
import java.sql.SQLException;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The newest snapshots of tables in a database. One that is damaged is as good as none. */
record SqlSnapshots(Sql sql) {
  private static final Logger LOG = LoggerFactory.getLogger(SqlSnapshots.class);
  private static final String SELECT =
      "SELECT lines, text, rules, checksum FROM snapshots WHERE table_id = ?";

  /**
   * A snapshot as it stands in the database.
   *
   * @param checksum null: an older version has written it
   */
  record Row(StoredSnapshot snapshot, @Nullable Long checksum) {
    static Row read(ResultSet row) throws SQLException {
      var snapshot = new StoredSnapshot(row.getInt(1), row.getString(2), row.getString(3));
      return new Row(snapshot, LineRow.checksum(row, 4));
    }

    boolean isWhole(TableId table) {
      return checksum == null || checksum == Checksum.of(table, snapshot);
    }
  }

  @Nullable Row row(TableId table) {
    return sql.one(SELECT, Row::read, table.word());
  }

  @Nullable StoredSnapshot snapshot(TableId table) {
    var row = row(table);
    if (row != null && !row.isWhole(table)) {
      LOG.warn("{}", Damage.of(table, Damage.Part.SNAPSHOT));
      return null;
    }
    return row == null ? null : row.snapshot;
  }

  /** What a damaged one says of its lines is not believed. */
  void keep(TableId table, StoredSnapshot snapshot) {
    sql.together(
        handle -> {
          dropDamaged(table, handle);
          handle.execute(
              """
              INSERT INTO snapshots (table_id, lines, text, rules, checksum) VALUES (?, ?, ?, ?, ?)
              ON CONFLICT (table_id) DO UPDATE
              SET lines = excluded.lines, text = excluded.text, rules = excluded.rules,
                checksum = excluded.checksum
              WHERE excluded.lines >= snapshots.lines\
              """,
              table.word(),
              snapshot.lines(),
              snapshot.text(),
              snapshot.rules(),
              Checksum.of(table, snapshot));
        });
  }

  static void dropDamaged(TableId table, Handle handle) {
    var before =
        handle.select(SELECT, table.word()).map((row, _) -> Row.read(row)).findOne().orElse(null);
    if (before != null && !before.isWhole(table)) {
      handle.execute("DELETE FROM snapshots WHERE table_id = ?", table.word());
    }
  }
}
