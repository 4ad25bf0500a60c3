package ecumene.server.room;

import static ecumene.server.room.Tables.problem;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.facts.Civilization;
import ecumene.server.Problem;
import ecumene.server.scene.Viewer;
import ecumene.server.store.StoredTable;
import ecumene.server.store.TableId;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tables that nobody has asked for in a long time go; others stay. */
class RetentionTest {
  private static final Retention.Periods PERIODS =
      new Retention.Periods(Duration.ofDays(10), Duration.ofDays(100), Duration.ofDays(50));

  private final Invitations invitations = new Invitations();
  private final MemoryStore store = new MemoryStore();
  private final AtomicLong now = new AtomicLong(1_790_000_000_000L);
  private final InstantSource clock = () -> Instant.ofEpochMilli(now.get());
  private final Rooms rooms = new Rooms(store, clock);
  private final List<TableId> open = new ArrayList<>();
  private final Retention retention = new Retention(store, rooms, clock, PERIODS);

  @AfterEach
  void close() {
    retention.close();
    rooms.close();
  }

  private TableId open() {
    var table = rooms.create(Tables.ofPersons(), invitations::to);
    open.add(table);
    return table;
  }

  /** Lets days go by; rooms are put away meanwhile, as soon as their writers rest. */
  private void pass(int days) throws InterruptedException {
    rooms.tick();
    now.addAndGet(Duration.ofDays(days).toMillis());
    rooms.tick();
    for (int i = 0; i < 100 && open.stream().anyMatch(rooms::has); i++) {
      Thread.sleep(2);
      rooms.tick();
    }
    while (retention.sweep()) {
      Thread.onSpinWait();
    }
  }

  private boolean isThere(TableId table) {
    return store.table(table) != null;
  }

  @Test
  void whereNobodyHasSatDownIsForgottenFirst() throws InterruptedException {
    var empty = open();
    var begun = open();
    rooms.room(begun).tellAsClaimant("c", invitations.claim(Civilization.MINOA));
    pass(9);
    assertThat(isThere(empty)).isTrue();
    pass(2);
    assertThat(isThere(empty)).isFalse();
    assertThat(problem(() -> rooms.room(empty))).isEqualTo(Problem.Kind.NOT_FOUND);
    pass(88);
    assertThat(isThere(begun)).isTrue();
    pass(2);
    assertThat(isThere(begun)).isFalse();
    assertThat(retention.deleted()).isEqualTo(2);
  }

  @Test
  void aFinishedGameHasAPeriodOfItsOwn() throws InterruptedException {
    var table = open();
    assertThat(Tables.playTo(Void.class, rooms.room(table))).isFalse();
    pass(49);
    assertThat(isThere(table)).isTrue();
    pass(2);
    assertThat(isThere(table)).isFalse();
  }

  @Test
  void whoAsksForATableKeepsIt() throws InterruptedException {
    var table = open();
    for (int i = 0; i < 5; i++) {
      pass(8);
      assertThat(isThere(table)).isTrue();
      rooms.room(table).look(Viewer.SPECTATOR);
    }
    pass(11);
    assertThat(isThere(table)).isFalse();
  }

  @Test
  void aTableInUseIsNeverDeleted() throws InterruptedException {
    var table = open();
    try (var _ = rooms.room(table).subscribe(Viewer.SPECTATOR, null, () -> {})) {
      for (int i = 0; i < 5; i++) {
        pass(30);
      }
      assertThat(isThere(table)).isTrue();
    }
  }

  @Test
  void aTableOfWhichNobodyKnowsWhenItWasTouchedCountsFromNowOn() throws InterruptedException {
    var old = new TableId("old");
    store.create(new StoredTable(old, Instant.EPOCH, Tables.ofPersons().write()), List.of());
    retention.sweep();
    pass(9);
    assertThat(isThere(old)).isTrue();
    pass(2);
    assertThat(isThere(old)).isFalse();
  }
}
