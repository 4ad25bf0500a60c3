package ecumene.server.store.sqlite;

import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConfig.Pragma;
import org.sqlite.SQLiteConnection;
import org.sqlite.SQLiteDataSource;

/** How SQLite is opened, to write and to read. */
final class Connections {
  private static final Duration BUSY = Duration.ofSeconds(10);
  private static final int CACHE_KIB = 16 * 1024;
  private static final int LARGEST_WAL = 80 << 20;

  /** So long a log is checkpointed by a commit if nobody else has done it. */
  private static final int LONG_WAL_PAGES = 16_000;

  private Connections() {}

  static SQLiteDataSource source(Path file) {
    var source = new SQLiteDataSource(settings());
    source.setUrl(url(file));
    return source;
  }

  static SQLiteDataSource readers(Path file) {
    return new SQLiteDataSource(settings()) {
      @Override
      public SQLiteConnection getConnection(@Nullable String user, @Nullable String password)
          throws SQLException {
        return new SqliteReader(Connections.url(file), file.toString(), settings().toProperties());
      }
    };
  }

  private static String url(Path file) {
    return "jdbc:sqlite:" + file;
  }

  private static SQLiteConfig settings() {
    var settings = new SQLiteConfig();
    settings.setJournalMode(SQLiteConfig.JournalMode.WAL);
    settings.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
    settings.setTransactionMode(SQLiteConfig.TransactionMode.IMMEDIATE);
    settings.setBusyTimeout((int) BUSY.toMillis());
    settings.setCacheSize(-CACHE_KIB);
    settings.setJournalSizeLimit(LARGEST_WAL);
    settings.enforceForeignKeys(true);
    settings.setPragma(Pragma.WAL_AUTOCHECKPOINT, String.valueOf(LONG_WAL_PAGES));
    return settings;
  }
}
