package ecumene.server.store.sqlite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.server.store.Store;
import ecumene.server.store.StoreFailed;
import ecumene.server.store.StoredTable;
import ecumene.server.store.TableId;
import ecumene.server.store.Tables;
import ecumene.server.store.kind.Stores;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class ProtectionTest {
  private static final TableId TABLE = new TableId("k3x");
  private static final Duration KEPT = Duration.ofHours(1);

  @TempDir private Path folder;
  private Path data;
  private Path copy;
  private int lines;

  @BeforeEach
  void place() {
    data = folder.resolve("data");
    copy = folder.resolve("copy");
  }

  private Store open() {
    return Stores.open(data, copy, KEPT);
  }

  private void append(Store store, int count) {
    for (int n = 0; n < count; n++) {
      Store.await(store.append(TABLE, lines++, List.of(Tables.line("line " + lines))));
    }
  }

  private static void awaitCopy(Store store) throws InterruptedException {
    while (!store.unprotected().isZero()) {
      Thread.sleep(1);
    }
  }

  private int restored(@Nullable Instant at, String to) {
    var directory = folder.resolve(to);
    Stores.restore(copy, at, directory);
    try (var store = Stores.open(directory)) {
      return store.lines(TABLE, 0).size();
    }
  }

  private static StoredTable table() {
    return new StoredTable(TABLE, Instant.ofEpochMilli(1), "{}");
  }

  @Test
  void whatTheFirstDiskLosesIsInTheCopy() throws InterruptedException {
    try (var store = open()) {
      store.create(table(), List.of());
      append(store, 300);
      awaitCopy(store);
      assertThat(restored(null, "while it runs")).isEqualTo(300);
      append(store, 20);
    }
    assertThat(restored(null, "after it has ended")).isEqualTo(320);
  }

  @Test
  void oneCanGoBack() throws InterruptedException {
    Instant then;
    try (var store = open()) {
      store.create(table(), List.of());
      append(store, 10);
      Thread.sleep(5);
      then = Instant.now();
      Thread.sleep(5);
      append(store, 10);
    }
    try (var store = open()) { // another copy is made
      append(store, 10);
    }
    assertThat(restored(then, "then")).isEqualTo(10);
    assertThat(restored(null, "now")).isEqualTo(30);
    assertThatThrownBy(() -> restored(Instant.EPOCH, "before"))
        .isInstanceOf(StoreFailed.class)
        .hasMessageContaining("the oldest copy");
  }

  @Test
  void aLogThatBeginsAnewIsFollowed() throws InterruptedException {
    try (var store = open()) {
      store.create(table(), List.of());
      while (lines < 7_000) { // more than two checkpoints
        append(store, 500);
        awaitCopy(store);
      }
    }
    assertThat(restored(null, "all")).isEqualTo(7_000);
  }

  @Test
  void aCopyThatIsTornHasAllBeforeThat() throws IOException {
    try (var store = open()) {
      store.create(table(), List.of());
      append(store, 50);
    }
    var log = copy.resolve("log-1");
    var bytes = Files.readAllBytes(log);
    Files.write(log, Arrays.copyOf(bytes, bytes.length - 100));
    assertThat(restored(null, "torn")).isEqualTo(49);
  }

  @Test
  void whereNothingCanBeCopiedTheServerDoesNotStart() throws IOException {
    Files.writeString(copy, "no directory");
    assertThatThrownBy(this::open).isInstanceOf(StoreFailed.class);
  }
}
