package ecumene.server.store.sql;

import ecumene.server.store.BodyHash;
import ecumene.server.store.Checksum;
import ecumene.server.store.Stamp;
import ecumene.server.store.StoredLine;
import ecumene.server.store.TableId;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A line as it stands in the database.
 *
 * @param checksum null: an older version has written it
 */
record LineRow(int number, StoredLine line, @Nullable Long checksum) {
  static final String COLUMNS = "number, at, request, body, text, position, rules, checksum";

  static LineRow read(ResultSet row) throws SQLException {
    var body = row.getString(4);
    var line =
        new StoredLine(
            Instant.ofEpochMilli(row.getLong(2)),
            row.getString(3),
            body == null ? null : new BodyHash(body),
            row.getString(5),
            stamp(row));
    return new LineRow(row.getInt(1), line, checksum(row, 8));
  }

  private static @Nullable Stamp stamp(ResultSet row) throws SQLException {
    long position = row.getLong(6);
    return row.wasNull() ? null : new Stamp(position, row.getString(7));
  }

  static @Nullable Long checksum(ResultSet row, int column) throws SQLException {
    long checksum = row.getLong(column);
    return row.wasNull() ? null : checksum;
  }

  /** Whether it is what was written there, as far as can be told. */
  boolean isWhole(TableId table) {
    return checksum == null || checksum == Checksum.of(table, number, line);
  }
}
