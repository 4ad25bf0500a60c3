package ecumene.server.store.sql;

import ecumene.server.store.Checksum;
import ecumene.server.store.StoredSnapshot;
import ecumene.server.store.StoredTable;
import ecumene.server.store.TableId;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Gives what older versions have stored its checksums, once, some rows a commit: whoever is
 * interrupted goes on later. Several processes may do it at once, for they go the same way.
 */
final class OwedChecksums implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(OwedChecksums.class);
  private static final int ROWS = 1_000;

  private final Connection connection;
  private int uncommitted;

  private OwedChecksums(Connection connection) throws SQLException {
    this.connection = connection;
    connection.setAutoCommit(false);
  }

  static void write(DataSource source) throws SQLException {
    try (var owed = new OwedChecksums(source.getConnection())) {
      owed.writeAll();
    }
  }

  private void writeAll() throws SQLException {
    int tables = 0;
    for (var table = next(); table != null; table = next()) {
      lines(table);
      others(table);
      tables++;
    }
    connection.commit();
    if (tables > 0) {
      LOG.info("what was stored of {} tables has checksums now", tables);
    }
  }

  private @Nullable TableId next() throws SQLException {
    try (var query =
            connection.prepareStatement(
                "SELECT table_id FROM unchecked ORDER BY table_id LIMIT 1");
        var row = query.executeQuery()) {
      return row.next() ? new TableId(row.getString(1)) : null;
    }
  }

  private void lines(TableId table) throws SQLException {
    long from = 0;
    for (var some = rows(table, from); !some.isEmpty(); some = rows(table, from)) {
      try (var update =
          connection.prepareStatement(
              """
              UPDATE lines SET checksum = ?
              WHERE table_id = ? AND number = ? AND checksum IS NULL\
              """)) {
        for (var row : some) {
          update.setLong(1, Checksum.of(table, row.number(), row.line()));
          update.setString(2, table.word());
          update.setInt(3, row.number());
          update.addBatch();
        }
        update.executeBatch();
      }
      from = some.getLast().number() + 1L;
      written(some.size());
    }
  }

  private List<LineRow> rows(TableId table, long from) throws SQLException {
    try (var query =
        connection.prepareStatement(
            "SELECT %s FROM lines WHERE table_id = ? AND number >= ? ORDER BY number LIMIT %d"
                .formatted(LineRow.COLUMNS, ROWS))) {
      query.setString(1, table.word());
      query.setLong(2, from);
      var list = new ArrayList<LineRow>();
      try (var rows = query.executeQuery()) {
        while (rows.next()) {
          list.add(LineRow.read(rows));
        }
      }
      return list;
    }
  }

  private void others(TableId table) throws SQLException {
    try (var query =
        prepare("SELECT created, plan FROM tables WHERE id = ? AND checksum IS NULL", table)) {
      try (var row = query.executeQuery()) {
        if (row.next()) {
          var at = Instant.ofEpochMilli(row.getLong(1));
          var stored = new StoredTable(table, at, row.getString(2));
          set("UPDATE tables SET checksum = ? WHERE id = ?", Checksum.of(stored), table);
        }
      }
    }
    try (var query =
        prepare(
            "SELECT lines, text, rules FROM snapshots WHERE table_id = ? AND checksum IS NULL",
            table)) {
      try (var row = query.executeQuery()) {
        if (row.next()) {
          var stored = new StoredSnapshot(row.getInt(1), row.getString(2), row.getString(3));
          set(
              "UPDATE snapshots SET checksum = ? WHERE table_id = ?",
              Checksum.of(table, stored),
              table);
        }
      }
    }
    try (var done = prepare("DELETE FROM unchecked WHERE table_id = ?", table)) {
      done.executeUpdate();
    }
    written(1);
  }

  private PreparedStatement prepare(String sql, TableId table) throws SQLException {
    var statement = connection.prepareStatement(sql);
    statement.setString(1, table.word());
    return statement;
  }

  private void set(String sql, long checksum, TableId table) throws SQLException {
    try (var update = connection.prepareStatement(sql)) {
      update.setLong(1, checksum);
      update.setString(2, table.word());
      update.executeUpdate();
    }
  }

  private void written(int rows) throws SQLException {
    uncommitted += rows;
    if (uncommitted >= ROWS) {
      connection.commit();
      uncommitted = 0;
    }
  }

  @Override
  public void close() throws SQLException {
    connection.rollback();
    connection.setAutoCommit(true);
    connection.close();
  }
}
