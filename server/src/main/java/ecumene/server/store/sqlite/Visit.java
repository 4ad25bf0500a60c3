package ecumene.server.store.sqlite;

import ecumene.server.store.StoreFailed;
import java.io.IOException;
import java.nio.file.Files;
import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;

/** Somebody looks at a store that another process may have open. */
final class Visit implements AutoCloseable {
  private final StoreFiles files;
  private final DataSource source;

  /** As long as one is open, SQLite does not put the log away. */
  private final Connection held;

  private Visit(StoreFiles files, DataSource source, Connection held) {
    this.files = files;
    this.source = source;
    this.held = held;
  }

  static Visit begin(StoreFiles files, DataSource source) {
    files.check();
    if (!Files.exists(files.database())) {
      throw new StoreFailed("there is no store in " + files.directory());
    }
    try {
      return new Visit(files, source, source.getConnection());
    } catch (SQLException e) {
      throw unread(files, e);
    }
  }

  DataSource source() {
    return source;
  }

  Connection connection() throws SQLException {
    return source.getConnection();
  }

  @Override
  public void close() {
    try {
      held.close();
      var label = files.label();
      if (label != null && !Files.exists(files.log())) { // nobody runs, and SQLite has put it away
        files.write(label.closed());
      }
    } catch (SQLException | IOException e) {
      throw unread(files, e);
    }
  }

  private static StoreFailed unread(StoreFiles files, Exception why) {
    return new StoreFailed(
        "the store in " + files.directory() + " cannot be read: " + why.getMessage(), why);
  }
}
