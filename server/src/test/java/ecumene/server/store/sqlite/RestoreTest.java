package ecumene.server.store.sqlite;

import static ecumene.server.store.Tables.lines;
import static ecumene.server.store.Tables.texts;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.server.store.StoreFailed;
import ecumene.server.store.TableId;
import ecumene.server.store.Tables;
import ecumene.server.store.kind.Stores;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.DriverManager;
import java.sql.SQLException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is in a directory after a backup was put there, a process was killed, or a file is lost. */
class RestoreTest {
  private static final int PAGE = 4096;

  @TempDir private Path folder;
  private Path data;
  private Path killed;
  private Path backup;
  private TableId table;

  /** A backup of two lines, and what a process leaves behind that is killed after the third. */
  @BeforeEach
  void kill() throws IOException {
    data = folder.resolve("data");
    killed = Files.createDirectory(folder.resolve("killed"));
    backup = folder.resolve("backup.db");
    try (var store = Stores.open(data)) {
      table = Tables.in(store);
      store.append(table, 0, lines("a", "b")).join();
      store.backup(backup);
      store.append(table, 2, lines("c".repeat(10 * PAGE))).join();
      try (var files = Files.list(data)) {
        for (var file : files.toList()) {
          Files.copy(file, killed.resolve(file.getFileName()));
        }
      }
    }
  }

  private Path file(String name) {
    return killed.resolve(name);
  }

  private void isRefused(String why) {
    assertThatThrownBy(() -> Stores.open(killed))
        .isInstanceOf(StoreFailed.class)
        .hasMessageContaining(why);
  }

  private int size() {
    try (var store = Stores.open(killed)) {
      return texts(store, table).size();
    }
  }

  @Test
  void whatAKilledProcessHasLeftIsOpened() {
    assertThat(file("ecumene.db-wal")).isNotEmptyFile();
    assertThat(size()).isEqualTo(3);
    assertThat(size()).as("and again, after it was closed").isEqualTo(3);
  }

  @Test
  void aBackupTakesThePlaceOfEverything() throws IOException {
    var before = Files.readAllBytes(backup);
    var restored = Stores.restore(backup, killed);
    assertThat(restored).isEqualTo(new Restored(1, 2, file("replaced-1")));
    assertThat(Files.readAllBytes(backup)).isEqualTo(before);
    try (var store = Stores.open(killed)) {
      assertThat(texts(store, table)).containsExactly("a", "b");
      assertThat(store.append(table, 2, lines("other")).join()).isTrue();
    }
    assertThat(Files.size(file("replaced-1").resolve("ecumene.db-wal"))).isPositive();
    Stores.restore(backup, killed);
    assertThat(size()).isEqualTo(2);
    assertThat(file("replaced-2").resolve("ecumene.db")).isNotEmptyFile();
  }

  @Test
  void aBackupMakesAStoreWhereThereWasNone() {
    var fresh = folder.resolve("fresh");
    Stores.restore(backup, fresh);
    try (var store = Stores.open(fresh)) {
      assertThat(texts(store, table)).containsExactly("a", "b");
    }
  }

  @Test
  void nothingIsRestoredUnderAServer() {
    try (var store = Stores.open(killed)) {
      assertThatThrownBy(() -> Stores.restore(backup, killed))
          .hasMessageContaining("another Ecumene");
      assertThat(texts(store, table)).hasSize(3);
    }
    assertThat(file("replaced-1")).doesNotExist();
  }

  @Test
  void aDamagedBackupChangesNothing() throws IOException {
    try (var channel = FileChannel.open(backup, StandardOpenOption.WRITE)) {
      for (long at = PAGE; at < channel.size(); at += PAGE) {
        channel.write(ByteBuffer.allocate(PAGE / 2), at);
      }
    }
    assertThatThrownBy(() -> Stores.restore(backup, killed))
        .isInstanceOf(StoreFailed.class)
        .hasMessageContaining("is damaged");
    assertThat(file("replaced-1")).doesNotExist();
    assertThat(file("ecumene.db.restored")).doesNotExist();
    assertThat(size()).isEqualTo(3);
  }

  @Test
  void aBackupThatLacksALineChangesNothing() throws SQLException {
    change("DELETE FROM lines WHERE number = 0");
    assertThatThrownBy(() -> Stores.restore(backup, killed))
        .hasMessageContaining("is damaged: table " + table + ": line 0 is missing");
    assertThat(size()).isEqualTo(3);
  }

  private void change(String statement) throws SQLException {
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + backup);
        var change = connection.createStatement()) {
      change.execute(statement);
    }
  }

  @Test
  void aBackupWithADamagedLineChangesNothing() throws SQLException {
    change("UPDATE lines SET text = 'x' WHERE number = 1");
    assertThatThrownBy(() -> Stores.restore(backup, killed))
        .hasMessageContaining("is damaged: table " + table + ": line 1 is damaged");
    assertThat(size()).isEqualTo(3);
  }

  @Test
  void aBackupOfAnOlderVersionIsCheckedAsFarAsItCanBe() throws SQLException {
    change("ALTER TABLE lines DROP COLUMN checksum");
    assertThat(Stores.restore(backup, killed).lines()).isEqualTo(2);
    change("DELETE FROM lines WHERE number = 0");
    assertThatThrownBy(() -> Stores.restore(backup, killed))
        .hasMessageContaining("lacks lines of the tables " + table);
  }

  @Test
  void whatIsNoBackupChangesNothing() throws IOException {
    var text = Files.writeString(folder.resolve("text"), "no database".repeat(PAGE));
    assertThatThrownBy(() -> Stores.restore(text, killed)).hasMessageContaining("is damaged");
    var live = data.resolve("ecumene.db");
    try (var _ = Stores.open(data)) {
      assertThatThrownBy(() -> Stores.restore(live, killed)).hasMessageContaining("is no backup");
    }
    var other = folder.resolve("other.db");
    assertThatThrownBy(() -> Stores.restore(other, killed))
        .hasMessageContaining("there is no file");
    assertThat(size()).isEqualTo(3);
  }

  @Test
  void aLogOfAnotherFileIsRefused() throws IOException {
    Files.copy(backup, file("ecumene.db"), StandardCopyOption.REPLACE_EXISTING);
    isRefused("belongs to another file");
    isRefused("restore");
    assertThatThrownBy(() -> Stores.backup(killed, folder.resolve("mixed.db")))
        .hasMessageContaining("belongs to another file");

    Stores.restore(backup, killed);
    assertThat(size()).isEqualTo(2);
  }

  /** A copy of the file that was made while nobody ran, put back after the next run was killed. */
  @Test
  void aLogOfAnotherRunIsRefused() throws IOException {
    copyOfTheLastRunIsPutBack();
    isRefused("belongs to another file");
  }

  @Test
  void aLogOfAnotherRunIsRefusedWithoutALabel() throws IOException {
    copyOfTheLastRunIsPutBack();
    Files.delete(file("ecumene.state"));
    isRefused("belongs to another file");
    Files.delete(file("ecumene.db-wal")); // as it says
    assertThat(size()).isEqualTo(3);
  }

  private void copyOfTheLastRunIsPutBack() throws IOException {
    var copy = folder.resolve("copy");
    Files.copy(data.resolve("ecumene.db"), copy);
    try (var store = Stores.open(data)) {
      store.append(table, 3, lines("d".repeat(10 * PAGE))).join();
      for (var name : new String[] {"ecumene.db-wal", "ecumene.db-shm", "ecumene.state"}) {
        Files.copy(data.resolve(name), file(name), StandardCopyOption.REPLACE_EXISTING);
      }
    }
    Files.copy(copy, file("ecumene.db"), StandardCopyOption.REPLACE_EXISTING);
  }

  @Test
  void whatAKilledProcessHasLeftIsOpenedWithoutALabel() throws IOException {
    Files.delete(file("ecumene.state"));
    assertThat(size()).isEqualTo(3);
  }

  @Test
  void aLogWithoutItsDatabaseIsRefused() throws IOException {
    Files.delete(file("ecumene.state"));
    Files.delete(file("ecumene.db"));
    isRefused("belongs to another file");
  }

  /** The first run gives a new file its first id. */
  @Test
  void aLogOfTheFirstRunIsRefusedBesideAFileWithoutAnId() throws IOException {
    try (var older = FileChannel.open(file("ecumene.db"), StandardOpenOption.WRITE)) {
      older.write(ByteBuffer.allocate(Integer.BYTES), StoreFiles.ID_AT);
    }
    isRefused("belongs to another file");
  }

  @Test
  void whoWantsToCanGoOnWithoutTheLog() throws IOException {
    Files.copy(backup, file("ecumene.db"), StandardCopyOption.REPLACE_EXISTING);
    isRefused("away and delete");
    Files.delete(file("ecumene.db-wal")); // as it says
    Files.delete(file("ecumene.state"));
    assertThat(size()).isEqualTo(2);
  }

  @Test
  void aLogThatIsGoneIsMissed() throws IOException {
    Files.delete(file("ecumene.db-wal"));
    isRefused("ecumene.db-wal is gone");

    Files.delete(file("ecumene.state")); // as it says
    assertThat(size()).isLessThan(3);
  }

  @Test
  void aDatabaseThatIsGoneIsMissed() throws IOException {
    Files.delete(file("ecumene.db"));
    isRefused("ecumene.db is gone");
    Files.createFile(file("ecumene.db"));
    isRefused("ecumene.db is gone");

    Stores.restore(backup, killed);
    assertThat(size()).isEqualTo(2);
  }

  @Test
  void aBackupOfWhatAKilledProcessHasLeftIsWhole() {
    var late = folder.resolve("late.db");
    Stores.backup(killed, late);
    assertThat(size()).isEqualTo(3);
    assertThat(Stores.restore(late, killed).lines()).isEqualTo(3);
  }
}
