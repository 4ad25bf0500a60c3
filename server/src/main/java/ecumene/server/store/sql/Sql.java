package ecumene.server.store.sql;

import ecumene.server.store.StoreFailed;
import ecumene.server.store.StoreSpace;
import ecumene.server.store.commit.FailureLog;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.JdbiException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Statements with their {@code ?}, done at once; what fails is a {@link StoreFailed}. */
final class Sql {
  private static final Logger LOG = LoggerFactory.getLogger(Sql.class);
  private static final List<String> READ = List.of("tables", "lines", "snapshots", "keys");

  private final Database database;
  private final FailureLog failures = new FailureLog(LOG, "the database fails");
  private final DamagedDatabase damage = new DamagedDatabase();

  Sql(Database database) {
    this.database = database;
  }

  /** Makes something of a row. */
  interface Row<T> {
    T read(ResultSet row) throws SQLException;
  }

  <T> @Nullable T one(String query, Row<T> row, @Nullable Object... parameters) {
    var all = list(query, row, parameters);
    return all.isEmpty() ? null : all.getFirst();
  }

  /** By plain JDBC, for every request looks a key up. */
  <T> List<T> list(String query, Row<T> row, @Nullable Object... parameters) {
    try (var connection = database.reader();
        var statement = connection.prepareStatement(query)) {
      for (int i = 0; i < parameters.length; i++) {
        statement.setObject(i + 1, parameters[i]);
      }
      var list = new ArrayList<T>();
      try (var rows = statement.executeQuery()) {
        while (rows.next()) {
          list.add(row.read(rows));
        }
      }
      return list;
    } catch (SQLException e) {
      failures.failed(e);
      damage.look(e);
      throw new StoreFailed("the database failed: " + e.getMessage(), e);
    }
  }

  /** Nobody else does something under this word until the transaction ends. */
  void hold(Handle handle, String word) {
    database.hold(handle, word);
  }

  KeyCache keys() {
    return database.keys();
  }

  /** How large the database is. */
  StoreSpace space() {
    try {
      return database.space();
    } catch (SQLException e) {
      failures.failed(e);
      throw new StoreFailed("the database failed: " + e.getMessage(), e);
    }
  }

  /** How often something has failed. */
  long failures() {
    return failures.count();
  }

  /** Why tables can not be read, in one sentence; null: they can. */
  @Nullable String trouble() {
    try {
      READ.forEach(table -> list("SELECT 1 FROM " + table + " LIMIT 1", _ -> true));
    } catch (StoreFailed unread) {
      return unread.getMessage();
    }
    return damage.isRecent()
        ? "the database is damaged: docs/running.md says how to restore it"
        : null;
  }

  /** Returns how many rows have changed. */
  int change(String statement, @Nullable Object... parameters) {
    return reporting(() -> database.write(handle -> handle.execute(statement, parameters)));
  }

  /** All or, if it throws, nothing. */
  void together(Consumer<Handle> changes) {
    Function<Handle, Boolean> how =
        handle -> {
          changes.accept(handle);
          return true;
        };
    whole(how);
  }

  /** All or, if it throws, nothing; returns what it makes. */
  <T> T whole(Function<Handle, T> how) {
    return reporting(() -> database.write(how));
  }

  private <T> T reporting(Supplier<T> work) {
    try {
      return work.get();
    } catch (JdbiException e) {
      failures.failed(e);
      throw new StoreFailed("the database failed: " + e.getMessage(), e);
    }
  }
}
