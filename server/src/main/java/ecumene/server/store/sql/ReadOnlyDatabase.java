package ecumene.server.store.sql;

import ecumene.server.store.Commits;
import ecumene.server.store.KeyChange;
import ecumene.server.store.Store;
import ecumene.server.store.StoreFailed;
import ecumene.server.store.StoreSpace;
import ecumene.server.store.StoredLine;
import ecumene.server.store.TableId;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import org.jdbi.v3.core.ConnectionFactory;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** A database that is only looked at, also while others write it. */
public record ReadOnlyDatabase(ConnectionFactory connections, Runnable whenClosed)
    implements Database {

  private static StoreFailed readOnly() {
    return new StoreFailed("nothing is written here: the store is only looked at");
  }

  @Override
  public Connection reader() throws SQLException {
    return connections.openConnection();
  }

  @Override
  public <T> T write(Function<Handle, T> how) {
    throw readOnly();
  }

  @Override
  public void hold(Handle handle, String word) {
    throw readOnly();
  }

  @Override
  public CompletableFuture<Boolean> append(
      TableId table,
      int first,
      List<StoredLine> lines,
      List<KeyChange> keys,
      @Nullable Instant due) {
    return CompletableFuture.failedFuture(readOnly());
  }

  /** Nobody here hears of what others write. */
  @Override
  public void whenAppended(Store.AppendListener listener) {}

  @Override
  public KeyCache keys() {
    return KeyCache.none();
  }

  /** There is no second copy of ours. */
  @Override
  public Duration unprotected() {
    return Duration.ZERO;
  }

  @Override
  public InstantSource clock() {
    return InstantSource.system();
  }

  @Override
  public Commits commits() {
    throw readOnly();
  }

  @Override
  public String trouble() {
    return "nothing is written here";
  }

  @Override
  public StoreSpace space() {
    throw readOnly();
  }

  @Override
  public void backup(Path to) {
    throw readOnly();
  }

  @Override
  public void close() {
    whenClosed.run();
  }
}
