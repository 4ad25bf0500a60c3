package ecumene.server.store.sqlite;

import static ecumene.server.store.Tables.lines;
import static ecumene.server.store.Tables.texts;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.server.store.Store;
import ecumene.server.store.StoreContract;
import ecumene.server.store.StoreFailed;
import ecumene.server.store.TableId;
import ecumene.server.store.Tables;
import ecumene.server.store.kind.Stores;
import ecumene.server.store.sql.Database;
import ecumene.server.store.sql.SqlStore;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SqliteStoreTest extends StoreContract {
  @TempDir private Path directory;

  @Override
  protected Store open() {
    return Stores.open(directory);
  }

  @Test
  void aSecondWriterIsKeptOut() {
    assertThatThrownBy(this::open)
        .isInstanceOf(StoreFailed.class)
        .hasMessageContaining("another Ecumene");
    // The first still has it.
    assertThatThrownBy(this::open).isInstanceOf(StoreFailed.class);
  }

  @Test
  void aBackupIsAStore(@TempDir Path copies) throws IOException {
    var other = copies.resolve("other");
    TableId table;
    try (var source = Stores.open(other)) {
      table = Tables.in(source);
      source.append(table, 0, lines("a", "b")).join();
      source.backup(copies.resolve("one.db"));
      source.append(table, 2, lines("c")).join();
      Stores.backup(other, copies.resolve("two.db"));
      assertThatThrownBy(() -> source.backup(copies.resolve("two.db")))
          .isInstanceOf(StoreFailed.class)
          .hasMessageContaining("there already");
      assertThat(source.append(table, 3, lines("d")).join()).isTrue();
    }
    assertThat(restored(copies.resolve("one.db"), table)).isEqualTo("[a, b]");
    assertThat(restored(copies.resolve("two.db"), table)).isEqualTo("[a, b, c]");
    assertThatThrownBy(() -> Stores.backup(copies, copies.resolve("three.db")))
        .hasMessageContaining("there is no store");
  }

  private static String restored(Path backup, TableId table) throws IOException {
    var directory =
        Files.createDirectory(backup.resolveSibling(backup.getFileName() + "-restored"));
    Files.copy(backup, directory.resolve("ecumene.db"));
    try (var store = Stores.open(directory)) {
      return texts(store, table).toString();
    }
  }

  @Test
  void aFullDiskIsToldAndGotOver(@TempDir Path other) {
    var database = Sqlite.open(other);
    try (var store = new SqlStore(database)) {
      var table = Tables.in(store);
      int pages = pragma(database, "page_count");
      pragma(database, "max_page_count = " + (pages + 10));
      var failed = store.append(table, 0, lines("x".repeat(1_000_000)));

      assertThatThrownBy(failed::join).hasCauseInstanceOf(StoreFailed.class);
      assertThat(store.commits().failures()).isEqualTo(1);
      assertThat(store.lines(table, 0)).isEmpty();
      assertThat(store.trouble()).isNull(); // the limit went with the connection
      assertThat(store.append(table, 0, lines("y")).join()).isTrue();
    }
  }

  @Test
  void aDamagedFileIsTold(@TempDir Path other) throws IOException {
    TableId table;
    try (var store = Stores.open(other)) {
      table = Tables.in(store);
      for (int i = 0; i < 100; i++) {
        store.append(table, i, lines("x".repeat(10_000))).join();
      }
    }
    try (var file = FileChannel.open(other.resolve("ecumene.db"), StandardOpenOption.WRITE)) {
      int half = (int) file.size() / 2;
      file.write(ByteBuffer.allocate(half), file.size() - half);
    }
    try (var store = Stores.open(other)) {
      assertThat(store.table(table)).as("what is whole can be read").isNotNull();
      assertThatThrownBy(() -> store.lines(table, 0)).isInstanceOf(StoreFailed.class);
      assertThat(store.trouble()).contains("damaged");
      assertThat(store.failures()).isPositive();
    }
  }

  private static int pragma(Database database, String pragma) {
    return database.write(handle -> handle.select("PRAGMA " + pragma).mapTo(Integer.class).one());
  }
}
