package ecumene.server.store.postgres;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.pool.HikariPool.PoolInitializationException;
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
import java.nio.file.Path;
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
import org.flywaydb.core.api.FlywayException;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;
import org.postgresql.ds.PGSimpleDataSource;

/** A PostgreSQL that many processes share. */
public final class Postgres implements Database {
  private static final int CONNECTIONS = 8;
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  /** Whoever runs the database may have switched off waiting for the disk. We always wait. */
  private static final String DURABLE =
      """
      SELECT set_config('synchronous_commit', 'on', false)
      WHERE current_setting('synchronous_commit') = 'off'\
      """;

  private final HikariDataSource pool;
  private final Jdbi jdbi;
  private final Announcements announcements;
  private final GroupCommit commits;
  private final Listeners listeners = new Listeners();
  private final KeyCache keys = KeyCache.none();
  private final DatabaseClock clock = new DatabaseClock(InstantSource.system());

  private Postgres(PGSimpleDataSource source, HikariDataSource pool) throws SQLException {
    this.pool = pool;
    Database.migrate(pool, Map.of("word", "TEXT COLLATE \"C\"", "long", "BIGINT", "end", ""));
    jdbi = Database.jdbi(pool::getConnection);
    announcements = new Announcements(source, listeners, clock);
    // Listeners hear of our own lines as they do of others'.
    commits = new GroupCommit(() -> batchWriter(source), _ -> {}, keys::clear);
  }

  public static Postgres open(PostgresUrl url) {
    var source = url.source();
    HikariDataSource pool = null;
    try {
      pool = pool(source);
      return new Postgres(source, pool);
    } catch (SQLException | FlywayException | PoolInitializationException e) {
      if (pool != null) {
        pool.close();
      }
      throw new StoreFailed("the store at " + url + " cannot be opened: " + e.getMessage(), e);
    }
  }

  /** To look at what is stored there, which others may be writing meanwhile. */
  public static Database readOnly(PostgresUrl url) {
    return new ReadOnlyDatabase(url.source()::getConnection, () -> {});
  }

  private static HikariDataSource pool(PGSimpleDataSource source) {
    var settings = new HikariConfig();
    settings.setDataSource(source);
    settings.setMaximumPoolSize(CONNECTIONS);
    settings.setMinimumIdle(1);
    settings.setConnectionTimeout(PATIENCE.toMillis());
    settings.setConnectionInitSql(DURABLE);
    settings.setPoolName("database");
    return new HikariDataSource(settings);
  }

  private static BatchWriter batchWriter(PGSimpleDataSource source) throws SQLException {
    var connection = source.getConnection();
    try (var durable = connection.createStatement()) {
      durable.execute(DURABLE);
    }
    return new PostgresBatchWriter(connection);
  }

  @Override
  public Connection reader() throws SQLException {
    return pool.getConnection();
  }

  @Override
  public <T> T write(Function<Handle, T> how) {
    return jdbi.inTransaction(how::apply);
  }

  /** No row is locked for it, so that nobody waits who appends to the log of a table. */
  @Override
  public void hold(Handle handle, String word) {
    holdWord(handle, word);
  }

  static void holdWord(Handle handle, String word) {
    handle.execute("SELECT pg_advisory_xact_lock(hashtextextended(?, 0))", word);
  }

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

  /** There is no second copy of ours. */
  @Override
  public Duration unprotected() {
    return Duration.ZERO;
  }

  @Override
  public InstantSource clock() {
    return clock;
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
  public StoreSpace space() throws SQLException {
    try (var connection = pool.getConnection();
        var statement = connection.createStatement();
        var row = statement.executeQuery("SELECT pg_database_size(current_database())")) {
      row.next();
      return new StoreSpace(row.getLong(1), OptionalLong.empty());
    }
  }

  @Override
  public void backup(Path to) {
    throw new StoreFailed("tables in a PostgreSQL are backed up by its own pg_dump");
  }

  @Override
  public void close() {
    commits.close();
    announcements.close();
    pool.close();
  }
}
