package ecumene.server.store;

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

/** Statements with their {@code ?}, done at once; what fails is a {@link StoreFailed}. */
record Sql(Database database) {

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
      throw new StoreFailed("the database failed: " + e.getMessage(), e);
    }
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
    reporting(() -> database.write(how));
  }

  private static <T> T reporting(Supplier<T> work) {
    try {
      return work.get();
    } catch (JdbiException e) {
      throw new StoreFailed("the database failed: " + e.getMessage(), e);
    }
  }
}
