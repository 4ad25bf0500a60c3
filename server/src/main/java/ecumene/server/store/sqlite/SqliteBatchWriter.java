package ecumene.server.store.sqlite;

import ecumene.server.store.commit.BatchWriter;
import ecumene.server.store.commit.Write;
import ecumene.server.store.sql.RowBatchWriter;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;

/** Writes to SQLite, and checkpoints what is left of its log when nobody else writes. */
final class SqliteBatchWriter implements BatchWriter {
  private final Connection connection;
  private final RowBatchWriter rows;
  private final Checkpoints.Disk disk;

  SqliteBatchWriter(Connection connection, Checkpoints.Disk disk) throws SQLException {
    this.connection = connection;
    this.disk = disk;
    rows = new RowBatchWriter(connection, RowBatchWriter.Nodes.NONE);
  }

  @Override
  public Result write(List<Write> writes) throws SQLException {
    return rows.write(writes);
  }

  /** Then the log begins anew with the next commit, and need not grow. */
  @Override
  public void checkpoint() throws SQLException {
    connection.setAutoCommit(true);
    if (Checkpoints.isTight(disk)) {
      Checkpoints.truncate(connection);
    } else {
      Checkpoints.checkpoint(connection);
    }
    connection.setAutoCommit(false);
  }

  @Override
  public void close() throws SQLException {
    rows.close();
  }
}
