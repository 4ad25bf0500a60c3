package ecumene.server.store.sqlite;

import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import org.sqlite.SQLiteConnection;
import org.sqlite.jdbc4.JDBC4Connection;
import org.sqlite.jdbc4.JDBC4PreparedStatement;

/**
 * A connection to read with that keeps what it has prepared: to read a query anew took half as long
 * as to answer it, and every request looks a key up. There are as many as the code has queries.
 */
final class SqliteReader extends JDBC4Connection {
  private final Map<String, Kept> kept = new HashMap<>();

  SqliteReader(String url, String file, Properties settings) throws SQLException {
    super(url, file, settings);
  }

  @Override
  public PreparedStatement prepareStatement(String query, int type, int concurrency, int holds)
      throws SQLException {
    var statement = kept.get(query);
    if (statement == null) {
      statement = new Kept(this, query);
      kept.put(query, statement);
    }
    return statement;
  }

  @Override
  public void close() throws SQLException {
    for (var statement : kept.values()) {
      statement.end();
    }
    kept.clear();
    super.close();
  }

  /** Whoever closes it gives it back. */
  private static final class Kept extends JDBC4PreparedStatement {

    Kept(SQLiteConnection connection, String query) throws SQLException {
      super(connection, query);
    }

    @Override
    public void close() throws SQLException {
      rs.close();
      clearParameters();
    }

    void end() throws SQLException {
      super.close();
    }
  }
}
