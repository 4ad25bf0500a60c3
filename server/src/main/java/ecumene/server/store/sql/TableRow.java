package ecumene.server.store.sql;

import ecumene.server.store.Checksum;
import ecumene.server.store.StoredTable;
import ecumene.server.store.TableId;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A table as it stands in the database.
 *
 * @param checksum null: an older version has written it
 */
record TableRow(StoredTable table, @Nullable Long checksum) {

  /** Null: there is no such table. */
  static @Nullable TableRow of(TableId table, Sql sql) {
    return sql.one(
        "SELECT created, plan, checksum FROM tables WHERE id = ?",
        row ->
            new TableRow(
                new StoredTable(table, Instant.ofEpochMilli(row.getLong(1)), row.getString(2)),
                LineRow.checksum(row, 3)),
        table.word());
  }

  /** Whether it is what was written, as far as can be told. */
  boolean isWhole() {
    return checksum == null || checksum == Checksum.of(table);
  }
}
