package ecumene.server.store.sqlite;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.server.store.TableId;
import ecumene.server.store.Tables;
import ecumene.server.store.commit.BatchWriter;
import ecumene.server.store.commit.Write.Append;
import ecumene.server.store.kind.Stores;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SqliteBatchWriterTest {
  private static final Checkpoints.Disk LARGE =
      new Checkpoints.Disk() {
        @Override
        public long logBytes() {
          return 0;
        }

        @Override
        public long freeBytes() {
          return Long.MAX_VALUE;
        }
      };

  private static final TableId TABLE = new TableId("t");

  @TempDir private Path directory;
  private int lines;

  @Test
  void afterACheckpointTheLogBeginsAnew() throws IOException, SQLException {
    Stores.open(directory).close(); // makes the tables
    var file = directory.resolve("ecumene.db");
    var log = directory.resolve("ecumene.db-wal");
    var connection = DriverManager.getConnection("jdbc:sqlite:" + file);
    try (var settings = connection.createStatement()) {
      settings.execute("PRAGMA wal_autocheckpoint = 0");
    }
    try (var writer = new SqliteBatchWriter(connection, LARGE)) {
      append(writer, 40);
      long full = Files.size(log);
      append(writer, 10);
      assertThat(Files.size(log)).isGreaterThan(full);
      full = Files.size(log);

      writer.checkpoint();
      append(writer, 30);
      assertThat(Files.size(log)).isEqualTo(full);
    }
    try (var store = Stores.open(directory)) {
      assertThat(store.lines(TABLE, 0)).hasSize(80);
    }
  }

  private void append(BatchWriter writer, int count) throws SQLException {
    for (int i = 0; i < count; i++) {
      var line = List.of(Tables.line("line"));
      writer.write(
          List.of(new Append(TABLE, lines++, line, List.of(), null, new CompletableFuture<>())));
    }
  }
}
