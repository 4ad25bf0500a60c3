package ecumene.bench.chaos;

import ecumene.server.store.Commits;
import ecumene.server.store.KeyChange;
import ecumene.server.store.Store;
import ecumene.server.store.StoreFailed;
import ecumene.server.store.StoreSpace;
import ecumene.server.store.StoredLine;
import ecumene.server.store.TableId;
import ecumene.server.store.sql.Database;
import ecumene.server.store.sql.KeyCache;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** A database whose reads fail, and where nobody waits for an append as long as usual. */
record FailingDatabase(Database database, Schedule schedule) implements Database {
  /** Instead of {@link Store#PATIENCE}, so that many stalls are longer. */
  static final long PATIENCE_MILLIS = 60;

  @Override
  public Connection reader() throws SQLException {
    schedule.read();
    return database.reader();
  }

  /** Whoever waits gives up, and the append goes on; that is what {@link Store#await} does. */
  @Override
  public CompletableFuture<Boolean> append(
      TableId table,
      int first,
      List<StoredLine> lines,
      List<KeyChange> keys,
      @Nullable Instant due) {
    var waiting = new CompletableFuture<Boolean>();
    var _ =
        database
            .append(table, first, lines, keys, due)
            .whenComplete(
                (done, failed) -> {
                  if (failed == null) {
                    waiting.complete(done);
                  } else {
                    waiting.completeExceptionally(failed);
                  }
                });
    CompletableFuture.delayedExecutor(PATIENCE_MILLIS, TimeUnit.MILLISECONDS)
        .execute(() -> waiting.completeExceptionally(new StoreFailed("the store does not answer")));
    return waiting;
  }

  @Override
  public <T> T write(Function<Handle, T> how) {
    return database.write(how);
  }

  @Override
  public void hold(Handle handle, String word) {
    database.hold(handle, word);
  }

  @Override
  public void whenAppended(Store.AppendListener listener) {
    database.whenAppended(listener);
  }

  @Override
  public KeyCache keys() {
    return database.keys();
  }

  @Override
  public InstantSource clock() {
    return database.clock();
  }

  @Override
  public Commits commits() {
    return database.commits();
  }

  @Override
  public @Nullable String trouble() {
    return database.trouble();
  }

  @Override
  public StoreSpace space() throws SQLException {
    return database.space();
  }

  @Override
  public void backup(Path to) {
    database.backup(to);
  }

  @Override
  public void close() {
    database.close();
  }
}
