package ecumene.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import org.flywaydb.core.api.FlywayException;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConfig.Pragma;
import org.sqlite.SQLiteDataSource;

/** One file in a directory. This process alone writes it; others may read. */
final class Sqlite implements Database {
  private static final Logger LOG = LoggerFactory.getLogger(Sqlite.class);
  private static final String FILE = "ecumene.db";
  private static final int READERS = 4;
  private static final Duration BUSY = Duration.ofSeconds(10);
  private static final int CACHE_KIB = 16 * 1024;
  private static final int LARGEST_WAL = 80 << 20;

  /** So long a log is checkpointed by a commit if nobody else has done it. */
  private static final int LONG_WAL_PAGES = 16_000;

  private final Path file;
  private final DirectoryLock lock;
  private final HikariDataSource readers;
  private final GroupCommit commits;
  private final Checkpoints checkpoints;

  /** Whoever closes a file gives up all locks of the process on it, so this is closed last. */
  private final FileChannel synced;

  private final Listeners listeners = new Listeners();

  private Sqlite(Path file, DirectoryLock lock) throws SQLException, IOException {
    this.file = file;
    this.lock = lock;
    var writer = source(file);
    Database.migrate(writer, Map.of("word", "TEXT", "long", "INTEGER", "end", " STRICT"));
    synced = FileChannel.open(file, StandardOpenOption.WRITE);
    commits =
        new GroupCommit(() -> new SqliteBatchWriter(writer.getConnection()), listeners::appended);
    checkpoints = new Checkpoints(writer.getConnection(), synced, commits);
    var settings = new HikariConfig();
    settings.setDataSource(source(file));
    settings.setMaximumPoolSize(READERS);
    settings.setPoolName("readers");
    readers = new HikariDataSource(settings);
  }

  /** Opens the store in this directory, which is made if it is not there. */
  static Sqlite open(Path directory) {
    var lock = DirectoryLock.take(directory);
    try {
      return new Sqlite(directory.resolve(FILE), lock);
    } catch (SQLException | IOException | FlywayException e) {
      lock.close();
      throw new StoreFailed(
          "the store in " + directory + " cannot be opened: " + e.getMessage(), e);
    }
  }

  private static SQLiteDataSource source(Path file) {
    var settings = new SQLiteConfig();
    settings.setJournalMode(SQLiteConfig.JournalMode.WAL);
    settings.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
    settings.setTransactionMode(SQLiteConfig.TransactionMode.IMMEDIATE);
    settings.setBusyTimeout((int) BUSY.toMillis());
    settings.setCacheSize(-CACHE_KIB);
    settings.setJournalSizeLimit(LARGEST_WAL);
    settings.enforceForeignKeys(true);
    settings.setPragma(Pragma.WAL_AUTOCHECKPOINT, String.valueOf(LONG_WAL_PAGES));
    var source = new SQLiteDataSource(settings);
    source.setUrl("jdbc:sqlite:" + file);
    return source;
  }

  @Override
  public Connection reader() throws SQLException {
    return readers.getConnection();
  }

  @Override
  public <T> T write(Function<Handle, T> how) {
    return commits.change(how);
  }

  @Override
  public CompletableFuture<Boolean> append(
      TableId table, int first, List<StoredLine> lines, @Nullable Instant due) {
    return commits.append(table, first, lines, due);
  }

  @Override
  public void whenAppended(Store.AppendListener listener) {
    listeners.add(listener);
  }

  @Override
  public Commits commits() {
    return commits.commits();
  }

  @Override
  public @Nullable String trouble() {
    return commits.trouble();
  }

  @Override
  public void backup(Path to) {
    backup(file, to);
  }

  /** Copies the store in a directory, which another process may be writing at this moment. */
  static void backupOf(Path directory, Path to) {
    var file = directory.resolve(FILE);
    if (!Files.exists(file)) {
      throw new StoreFailed("there is no store in " + directory);
    }
    backup(file, to);
  }

  private static void backup(Path file, Path to) {
    if (Files.exists(to)) {
      throw new StoreFailed(to + " is there already: name a new file for the backup");
    }
    var part = to.resolveSibling(to.getFileName() + ".part");
    try {
      Files.deleteIfExists(part);
      try (var connection = source(file).getConnection();
          var copy = connection.prepareStatement("VACUUM INTO ?")) {
        copy.setString(1, part.toString());
        copy.execute();
      }
      try (var written = FileChannel.open(part, StandardOpenOption.WRITE)) {
        written.force(true);
      }
      Files.move(part, to, StandardCopyOption.ATOMIC_MOVE);
    } catch (SQLException | IOException e) {
      throw new StoreFailed("the backup could not be written: " + e.getMessage(), e);
    }
  }

  @Override
  public void close() {
    commits.close();
    checkpoints.close();
    readers.close();
    try {
      synced.close();
    } catch (IOException e) {
      LOG.warn("{} could not be closed", file, e);
    }
    lock.close();
  }
}
