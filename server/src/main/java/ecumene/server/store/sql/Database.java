package ecumene.server.store.sql;

import ecumene.server.store.Commits;
import ecumene.server.store.KeyChange;
import ecumene.server.store.Store;
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
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.ConnectionFactory;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.StatementExceptions;
import org.jdbi.v3.core.statement.StatementExceptions.MessageRendering;
import org.jspecify.annotations.Nullable;

/** What differs between the databases. */
public interface Database extends AutoCloseable {

  /** A connection to read with; whoever has it closes it. */
  Connection reader() throws SQLException;

  /** In one transaction, which is on disk when this returns, or taken back if it throws. */
  <T> T write(Function<Handle, T> how);

  /**
   * Until the transaction ends, nobody else goes on who holds the same word. Who holds several
   * holds that of an account first, then those of tables in their order.
   */
  void hold(Handle handle, String word);

  CompletableFuture<Boolean> append(
      TableId table,
      int first,
      List<StoredLine> lines,
      List<KeyChange> keys,
      @Nullable Instant due);

  void whenAppended(Store.AppendListener listener);

  /** Where keys are kept that were looked up. */
  KeyCache keys();

  InstantSource clock();

  Commits commits();

  /** As {@link Store#unprotected}. */
  Duration unprotected();

  /** Why nothing can be written; null: it can. */
  @Nullable String trouble();

  StoreSpace space() throws SQLException;

  void backup(Path to);

  @Override
  void close();

  /** For these connections; its messages quote no rows: keys, chats. */
  static Jdbi jdbi(ConnectionFactory connections) {
    var jdbi = Jdbi.create(connections);
    jdbi.getConfig(StatementExceptions.class).setMessageRendering(MessageRendering.NONE);
    return jdbi;
  }

  /** Brings the tables up to what this version needs. */
  static void migrate(DataSource source, Map<String, String> placeholders) throws SQLException {
    Flyway.configure(Database.class.getClassLoader())
        .dataSource(source)
        .locations("classpath:ecumene/server/store")
        .placeholders(placeholders)
        .load()
        .migrate();
    OwedChecksums.write(source);
  }
}
