package ecumene.server.store.sqlite;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.server.store.Tables;
import ecumene.server.store.kind.Stores;
import ecumene.server.store.sql.SqlStore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckpointsTest {
  private static final int LINES = 4_000;
  private static final int LETTERS = 1_000;
  private static final long PATIENCE_MILLIS = 20_000;
  private static final long PAUSE_MILLIS = 20;

  @TempDir private Path directory;

  @Test
  void whatWasCommittedGetsIntoTheFileWhileTheStoreIsOpen()
      throws IOException, InterruptedException {
    var texts = IntStream.range(0, LINES).mapToObj(n -> n + "x".repeat(LETTERS)).toList();
    try (var store = Stores.open(directory)) {
      var table = Tables.in(store);
      store.append(table, 0, Tables.lines(texts.toArray(String[]::new))).join();

      var file = directory.resolve("ecumene.db");
      long end = System.currentTimeMillis() + PATIENCE_MILLIS;
      while (Files.size(file) < LINES * LETTERS && System.currentTimeMillis() < end) {
        Thread.sleep(PAUSE_MILLIS);
      }
      assertThat(Files.size(file)).isGreaterThan(LINES * LETTERS);
      assertThat(Tables.texts(store, table)).isEqualTo(texts);
    }
  }

  /** A disk on which nothing is left. */
  private record Full(Path log) implements Checkpoints.Disk {
    @Override
    public long logBytes() {
      return log.toFile().length();
    }

    @Override
    public long freeBytes() {
      return 0;
    }
  }

  @Test
  void onASmallDiskTheLogGivesItsRoomBack() throws IOException, InterruptedException {
    var log = directory.resolve("ecumene.db-wal");
    var text = "x".repeat(LETTERS * LETTERS);
    try (var store = new SqlStore(Sqlite.open(directory, new Full(log)))) {
      var table = Tables.in(store);
      store.append(table, 0, Tables.lines(text, text)).join();

      long end = System.currentTimeMillis() + PATIENCE_MILLIS;
      int lines = 2;
      while (Files.size(log) > text.length() && System.currentTimeMillis() < end) {
        Thread.sleep(PAUSE_MILLIS);
        assertThat(store.append(table, lines++, Tables.lines("y")).join()).isTrue();
      }
      assertThat(Files.size(log)).isLessThan(text.length());
      assertThat(Tables.texts(store, table)).startsWith(text, text, "y").hasSize(lines);
    }
  }
}
