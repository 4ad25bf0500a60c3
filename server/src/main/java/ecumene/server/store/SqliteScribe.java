package ecumene.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;

/** Writes to SQLite, and carries over what is left of its log when nobody else writes. */
final class SqliteScribe implements Scribe {
  private final Connection connection;
  private final RowScribe rows;

  SqliteScribe(Connection connection) throws SQLException {
    this.connection = connection;
    rows = new RowScribe(connection, (_, _) -> {});
  }

  @Override
  public Written write(List<Write> writes) throws SQLException {
    return rows.write(writes);
  }

  /** Then the log begins anew with the next commit, and need not grow. */
  @Override
  public void tidyUp() throws SQLException {
    connection.setAutoCommit(true);
    Checkpoints.carryOver(connection);
    connection.setAutoCommit(false);
  }

  @Override
  public void close() throws SQLException {
    rows.close();
  }
}
