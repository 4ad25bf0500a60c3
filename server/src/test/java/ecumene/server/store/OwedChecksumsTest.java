package ecumene.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.server.store.kind.Stores;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What was stored before there were checksums gets them when a newer version opens the store. */
class OwedChecksumsTest {
  private static final String BEFORE = "6";
  private static final int LINES = 2_500; // more than are written in a commit
  private static final TableId TABLE = new TableId("older");

  @Test
  void sqlite(@TempDir Path folder) throws SQLException {
    var url = "jdbc:sqlite:" + folder.resolve("ecumene.db");
    storeAsBefore(url, Map.of("word", "TEXT", "long", "INTEGER", "end", " STRICT"));
    try (var store = Stores.open(folder)) {
      isChecked(store);
    }
    change(url, "INSERT INTO unchecked VALUES ('older')", "UPDATE lines SET checksum = NULL");
    change(url, "UPDATE lines SET checksum = 1 WHERE number = 3"); // it was done so far
    try (var store = Stores.open(folder)) {
      assertThat(store.repairs().examine(TABLE))
          .isEqualTo(new Examined(LINES, 7, 0, List.of(new Damage(TABLE, Damage.Part.LINE, 3))));
    }
  }

  @Test
  void postgres() throws SQLException {
    var database = TestPostgres.fresh();
    storeAsBefore(
        TestPostgres.jdbc(database),
        Map.of("word", "TEXT COLLATE \"C\"", "long", "BIGINT", "end", ""));
    try (var store = Stores.open(database);
        var beside = Stores.open(database)) {
      isChecked(store);
      isChecked(beside);
    }
  }

  private static void storeAsBefore(String url, Map<String, String> words) throws SQLException {
    Flyway.configure()
        .dataSource(url, null, null)
        .locations("classpath:ecumene/server/store")
        .placeholders(words)
        .target(BEFORE)
        .load()
        .migrate();
    change(
        url,
        "INSERT INTO tables (id, created, plan) VALUES ('older', 1, '{}')",
        "INSERT INTO snapshots (table_id, lines, text) VALUES ('older', 7, '{}')");
    try (var connection = DriverManager.getConnection(url);
        var insert =
            connection.prepareStatement(
                "INSERT INTO lines (table_id, number, at, text) VALUES ('older', ?, 5, ?)")) {
      connection.setAutoCommit(false);
      for (int number = 0; number < LINES; number++) {
        insert.setInt(1, number);
        insert.setString(2, "line " + number);
        insert.addBatch();
      }
      insert.executeBatch();
      connection.commit();
    }
  }

  private static void change(String url, String... statements) throws SQLException {
    try (var connection = DriverManager.getConnection(url);
        var change = connection.createStatement()) {
      for (var statement : statements) {
        assertThat(change.executeUpdate(statement)).isPositive();
      }
    }
  }

  private static void isChecked(Store store) {
    assertThat(store.repairs().examine(TABLE)).isEqualTo(new Examined(LINES, 7, 0, List.of()));
    assertThat(store.table(TABLE)).isNotNull();
    assertThat(store.snapshot(TABLE)).isEqualTo(new StoredSnapshot(7, "{}", null));
    assertThat(store.lines(TABLE, 0)).hasSize(LINES);
  }
}
