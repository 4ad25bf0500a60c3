package ecumene.server.store.sqlite;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import ecumene.server.store.Commits;
import ecumene.server.store.KeyChange;
import ecumene.server.store.Store;
import ecumene.server.store.StoreFailed;
import ecumene.server.store.StoreSpace;
import ecumene.server.store.StoredLine;
import ecumene.server.store.TableId;
import ecumene.server.store.commit.BatchWriter;
import ecumene.server.store.commit.GroupCommit;
import ecumene.server.store.sql.Database;
import ecumene.server.store.sql.KeyCache;
import ecumene.server.store.sql.Listeners;
import ecumene.server.store.sql.ReadOnlyDatabase;
import ecumene.server.store.sqlite.protection.Protection;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.SecureRandom;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import org.flywaydb.core.api.FlywayException;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** One file in a directory. This process alone writes it; others may read. */
public final class Sqlite implements Database {
  private static final Logger LOG = LoggerFactory.getLogger(Sqlite.class);
  private static final int READERS = 4;
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  private static final RandomGenerator RANDOM = new SecureRandom();

  private final StoreFiles files;
  private final StoreFiles.Label label;
  private final DirectoryLock lock;
  private final Checkpoints.Disk disk;
  private final HikariDataSource readers;
  private final GroupCommit commits;
  private final Checkpoints checkpoints;
  private final @Nullable Protection protection;

  /** Whoever closes a file gives up all locks of the process on it, so this is closed last. */
  private final FileChannel synced;

  private final Listeners listeners = new Listeners();
  private final KeyCache keys = KeyCache.empty();

  private Sqlite(
      StoreFiles files,
      DirectoryLock lock,
      Checkpoints.Disk disk,
      UnaryOperator<BatchWriter.Source> writers,
      Protection.@Nullable Place place)
      throws SQLException, IOException {
    this.files = files;
    this.lock = lock;
    this.disk = disk;
    var file = files.database();
    var writer = Connections.source(file);
    Database.migrate(writer, Map.of("word", "TEXT", "long", "INTEGER", "end", " STRICT"));
    var second = writer.getConnection(); // as long as one is open, the log is there
    label = mark(second);
    synced = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE);
    protection = place == null ? null : Protection.begin(place, synced, files.log());
    var wrapped = writers.apply(() -> new SqliteBatchWriter(writer.getConnection(), disk));
    commits =
        new GroupCommit(
            protection == null ? wrapped : protection.around(wrapped),
            listeners::appended,
            keys::clear);
    checkpoints = new Checkpoints(second, synced, commits, disk);
    var settings = new HikariConfig();
    settings.setDataSource(Connections.readers(file));
    settings.setMaximumPoolSize(READERS);
    settings.setConnectionTimeout(PATIENCE.toMillis());
    settings.setPoolName("readers");
    readers = new HikariDataSource(settings);
  }

  /** Gives the file another id, so that a log of this run belongs to no file of an earlier one. */
  private StoreFiles.Label mark(Connection connection) throws SQLException, IOException {
    Checkpoints.truncate(connection);
    var marked = new StoreFiles.Label(true, StoreFiles.id(files.database()), RANDOM.nextInt());
    files.write(marked);
    try (var statement = connection.createStatement()) {
      statement.execute("PRAGMA application_id = " + marked.now());
      statement.execute("PRAGMA busy_timeout = 0"); // whoever commits shall not wait for it
    }
    Checkpoints.truncate(connection);
    if (StoreFiles.id(files.database()) != marked.now()) { // somebody was reading meanwhile
      return marked;
    }
    files.write(marked.settled()); // what was copied before has no part in this run
    return marked.settled();
  }

  /** Whether there is a database, or has been one whose label is still there. */
  public static boolean isThere(Path directory) {
    return new StoreFiles(directory).isThere();
  }

  /** Opens the store in this directory, which is made if it is not there. */
  public static Sqlite open(Path directory) {
    return open(directory, new DiskOf(new StoreFiles(directory).log()));
  }

  /** The same, with a second copy that gets every commit soon. */
  public static Sqlite open(Path directory, Protection.Place place) {
    return open(directory, new DiskOf(new StoreFiles(directory).log()), it -> it, place);
  }

  /** The same, where what writes is wrapped: a writer can be made to fail on purpose. */
  public static Sqlite open(Path directory, UnaryOperator<BatchWriter.Source> writers) {
    return open(directory, new DiskOf(new StoreFiles(directory).log()), writers, null);
  }

  /** The same, on a disk of which others say how full it is. */
  static Sqlite open(Path directory, Checkpoints.Disk disk) {
    return open(directory, disk, writers -> writers, null);
  }

  private static Sqlite open(
      Path directory,
      Checkpoints.Disk disk,
      UnaryOperator<BatchWriter.Source> writers,
      Protection.@Nullable Place place) {
    var lock = DirectoryLock.take(directory);
    try {
      OwnerOnly.mend(directory);
      var files = new StoreFiles(directory);
      files.check();
      OwnerOnly.makeFile(files.database()); // what SQLite puts beside it is as private
      if (place != null) {
        OwnerOnly.makeDirectory(place.directory());
      }
      return new Sqlite(files, lock, disk, writers, place);
    } catch (StoreFailed refused) {
      lock.close();
      throw refused;
    } catch (SQLException | IOException | FlywayException e) {
      lock.close();
      throw new StoreFailed(
          "the store in " + directory + " cannot be opened: " + e.getMessage(), e);
    }
  }

  private record DiskOf(Path log) implements Checkpoints.Disk {
    @Override
    public long logBytes() {
      return log.toFile().length();
    }

    @Override
    public long freeBytes() {
      return log.toFile().getUsableSpace();
    }
  }

  @Override
  public Connection reader() throws SQLException {
    return readers.getConnection();
  }

  @Override
  public <T> T write(Function<Handle, T> how) {
    return commits.change(how);
  }

  /** There is one writer, who does one thing after the other. */
  @Override
  public void hold(Handle handle, String word) {}

  @Override
  public CompletableFuture<Boolean> append(
      TableId table,
      int first,
      List<StoredLine> lines,
      List<KeyChange> keys,
      @Nullable Instant due) {
    return commits.append(table, first, lines, keys, due);
  }

  @Override
  public void whenAppended(Store.AppendListener listener) {
    listeners.add(listener);
  }

  @Override
  public KeyCache keys() {
    return keys;
  }

  @Override
  public InstantSource clock() {
    return InstantSource.system();
  }

  @Override
  public Commits commits() {
    return commits.commits();
  }

  @Override
  public Duration unprotected() {
    return protection == null ? Duration.ZERO : protection.lag();
  }

  @Override
  public @Nullable String trouble() {
    return commits.trouble();
  }

  /** Pages that are free are written again before the file grows. */
  @Override
  public StoreSpace space() throws SQLException {
    try (var connection = readers.getConnection();
        var statement = connection.createStatement();
        var row =
            statement.executeQuery(
                """
                SELECT (page_count - freelist_count) * page_size
                FROM pragma_page_count(), pragma_freelist_count(), pragma_page_size()\
                """)) {
      row.next();
      long used = row.getLong(1) + disk.logBytes();
      return new StoreSpace(used, OptionalLong.of(disk.freeBytes()));
    }
  }

  @Override
  public void backup(Path to) {
    Backup.copy(Connections.source(files.database()), to);
  }

  /** Copies the store in a directory, which another process may be writing at this moment. */
  public static void backupOf(Path directory, Path to) {
    try (var visit = visit(directory)) {
      Backup.copy(visit.source(), to);
    }
  }

  /** Looks at the store in a directory, which another process may be writing meanwhile. */
  private static Visit visit(Path directory) {
    var files = new StoreFiles(directory);
    return Visit.begin(files, Connections.source(files.database()));
  }

  /** The same, for what is only read. */
  public static Database readOnly(Path directory) {
    var visit = visit(directory);
    return new ReadOnlyDatabase(visit::connection, visit::close);
  }

  @Override
  public void close() {
    commits.close();
    if (protection != null) {
      protection.close();
    }
    noteEnd();
    checkpoints.close();
    readers.close();
    try {
      synced.close();
    } catch (IOException e) {
      LOG.warn("{} could not be closed", files.database(), e);
    }
    lock.close();
  }

  /** Everything is written; the log is put away with the last connection. */
  private void noteEnd() {
    try {
      files.write(label.closed());
    } catch (IOException e) {
      LOG.warn("{} may look as if it was not closed", files.database(), e);
    }
  }
}
