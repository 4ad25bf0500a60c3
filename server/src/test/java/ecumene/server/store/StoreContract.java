package ecumene.server.store;

import static ecumene.server.store.Tables.digest;
import static ecumene.server.store.Tables.lines;
import static ecumene.server.store.Tables.numbers;
import static ecumene.server.store.Tables.texts;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.facts.Civilization;
import ecumene.server.store.StoredKey.Role;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.assertj.core.util.Throwables;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What every store does. */
public abstract class StoreContract
    implements KeyContract, AccountContract, AccountBoundsContract, RetentionContract {
  private Store store;
  private TableId table;

  /** Opens the store of this test, the same each time. */
  protected abstract Store open();

  @BeforeEach
  void openStore() {
    store = open();
    table = Tables.in(store);
  }

  @AfterEach
  void closeStore() {
    store.close();
  }

  @Override
  public Store store() {
    return store;
  }

  @Override
  public TableId table() {
    return table;
  }

  private boolean append(int first, StoredLine... lines) {
    return store.append(table, first, List.of(lines)).join();
  }

  // Tables and their logs

  @Test
  void aTableIsKeptWithItsKeys() {
    var id = new TableId("t1");
    var stored = new StoredTable(id, Instant.ofEpochMilli(1_790_000_000_000L), "{\"seed\": \"ф\"}");
    var seat = new StoredKey(digest(), id, Role.INVITATION, Civilization.EGYPT, "open");
    var host = new StoredKey(digest(), id, Role.HOST, null, null);
    store.create(stored, List.of(seat, host));

    assertThat(store.table(id)).isEqualTo(stored);
    assertThat(store.key(seat.digest(), Instant.EPOCH)).isEqualTo(seat);
    assertThat(store.keys(id)).containsExactlyInAnyOrder(seat, host);
    assertThat(store.table(new TableId("t2"))).isNull();
    assertThat(store.lines(id, 0)).isEmpty();
  }

  @Test
  void aTableIsNotKeptWithoutItsKeys() {
    var id = new TableId("t1");
    var key = new StoredKey(digest(), id, Role.HOST, null, null);

    assertThatThrownBy(
            () ->
                store.create(new StoredTable(id, Instant.ofEpochMilli(1), "{}"), List.of(key, key)))
        .isInstanceOf(StoreFailed.class)
        .satisfies(
            failure ->
                assertThat(Throwables.getStackTrace(failure))
                    .as("what a log shows")
                    .contains("Caused by")
                    .doesNotContain(key.digest().digits()));
    assertThat(store.table(id)).isNull();
    assertThat(store.key(key.digest(), Instant.EPOCH)).isNull();
  }

  @Test
  void linesAreReadAsTheyWereAppended() {
    var first = new StoredLine(Instant.ofEpochMilli(1_790_000_000_000L), "r-1", "{\"a\": \"ż\"}");
    var second = new StoredLine(Instant.ofEpochMilli(1_790_000_000_001L), null, "{}");
    assertThat(append(0, first, second)).isTrue();
    assertThat(append(2, second)).isTrue();

    assertThat(store.lines(table, 0)).containsExactly(first, second, second);
    assertThat(store.lines(table, 2)).containsExactly(second);
    assertThat(store.lines(table, 3)).isEmpty();
    assertThat(store.requests(table, 3)).containsExactly("r-1");
    assertThat(store.requests(table, 0)).isEmpty();
    assertThat(store.indexOf(table, 0, "r-1")).hasValue(0);
    assertThat(store.indexOf(table, 1, "r-1")).isEmpty();
    assertThat(store.indexOf(table, 0, "r-2")).isEmpty();
    assertThat(store.indexOf(Tables.in(store), 0, "r-1")).isEmpty();
  }

  @Test
  void whatWasSentWithARequestIsKnownAgain() {
    var body = BodyHash.of("POST /api/table/chat", "{\"text\": \"ż\"}");
    var line = new StoredLine(Instant.ofEpochMilli(1), "r-1", body, "{}", null);
    append(0, line, Tables.line("a"));

    assertThat(store.lines(table, 0)).containsExactly(line, Tables.line("a"));
    assertThat(body).isEqualTo(BodyHash.of("POST /api/table/chat", "{\"text\": \"ż\"}"));
    assertThat(body)
        .isNotEqualTo(BodyHash.of("POST /api/table/chat", "{\"text\": \"z\"}"))
        .isNotEqualTo(BodyHash.of("POST /api/table/name", "{\"text\": \"ż\"}"));
  }

  @Test
  void whatALineHasComeToIsKept() {
    var first = Tables.line("a").stamped(new Stamp(Long.MIN_VALUE, "v1"));
    var second = Tables.line("b").stamped(new Stamp(0, null));
    var third = Tables.line("c").stamped(new Stamp(7, "v2"));
    append(0, Tables.line("before"), first);
    append(2, second, third);

    assertThat(store.lines(table, 1)).containsExactly(first, second, third);
    assertThat(store.rules(table, 1)).as("a version that nobody knows").isNull();
    store.keepRules("v1", "one");
    store.keepRules("v2", "two");
    store.keepRules("v2", "another");
    assertThat(store.rules(table, 0)).isNull();
    assertThat(store.rules(table, 1)).isEqualTo("one");
    assertThat(store.rules(table, 2)).isEqualTo("one");
    assertThat(store.rules(table, 3)).isEqualTo("two");
    assertThat(store.rules(Tables.in(store), 3)).isNull();
  }

  @Test
  void aNumberIsGivenOnce() {
    append(0, Tables.line("a"));

    assertThat(store.append(table, 0, lines("b", "c")).join()).isFalse();
    assertThat(texts(store, table)).containsExactly("a");
  }

  @Test
  void ofAnAppendThatLosesNothingIsKept() {
    append(0, Tables.line("a"), Tables.line("b"), Tables.line("c"));

    assertThat(store.append(new TableId("other"), 0, lines("x")).join()).isTrue();
    assertThat(append(2, Tables.line("d"), Tables.line("e"))).isFalse();
    assertThat(texts(store, table)).containsExactly("a", "b", "c");
  }

  @Test
  void nobodyLosesBecauseOfALoserNextToThem() {
    append(0, Tables.line("a"));
    var won = new ArrayList<CompletableFuture<Boolean>>();
    var lost = new ArrayList<CompletableFuture<Boolean>>();
    for (int n : numbers(300)) {
      won.add(store.append(new TableId("t" + n), 0, lines("a", "b")));
      if (n % 50 == 0) {
        lost.add(store.append(table, 0, lines("x")));
        lost.add(store.append(new TableId("t" + n), 1, lines("y", "z")));
      }
    }

    assertThat(won).allSatisfy(append -> assertThat(append.join()).isTrue());
    assertThat(lost).allSatisfy(append -> assertThat(append.join()).isFalse());
    for (int n : numbers(300)) {
      assertThat(texts(store, new TableId("t" + n))).containsExactly("a", "b");
    }
    assertThat(store.commits().lost()).isEqualTo(12);
  }

  @Test
  void manyAppendsShareACommit() {
    var appends = new ArrayList<CompletableFuture<Boolean>>();
    for (int n : numbers(1_000)) {
      appends.add(store.append(new TableId("t" + n), 0, lines("a")));
    }
    appends.forEach(append -> assertThat(append.join()).isTrue());

    var commits = store.commits();
    assertThat(commits.appends()).isEqualTo(1_000);
    assertThat(commits.lines()).isEqualTo(1_000);
    assertThat(commits.count()).isBetween(4L, 500L);
    assertThat(commits.time()).isGreaterThanOrEqualTo(commits.longest()).isPositive();
    assertThat(commits.failures()).isZero();
    assertThat(store.trouble()).isNull();
  }

  @Test
  void anAppendHasLines() {
    assertThatThrownBy(() -> store.append(table, 0, List.of()))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> store.append(table, -1, lines("a")))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void theNewestSnapshotIsKept() {
    assertThat(store.snapshot(table)).isNull();
    store.keep(table, new StoredSnapshot(5, "five", null));
    store.keep(table, new StoredSnapshot(9, "nine", "v2"));
    store.keep(table, new StoredSnapshot(7, "late", null));

    assertThat(store.snapshot(table)).isEqualTo(new StoredSnapshot(9, "nine", "v2"));
  }

  @Test
  void everythingIsThereAfterOpeningAgain() {
    append(0, Tables.line("a"));
    store.setDue(table, Instant.ofEpochMilli(5));
    store.close();
    store = open();

    assertThat(texts(store, table)).containsExactly("a");
    assertThat(store.overdue(Instant.ofEpochMilli(5), 10)).containsExactly(table);
    assertThat(append(1, Tables.line("b"))).isTrue();
  }

  @Test
  void aClosedStoreTakesNothing() {
    store.close();

    assertThatThrownBy(() -> append(0, Tables.line("a"))).isInstanceOf(StoreFailed.class);
  }

  // Time

  @Test
  void theLongestOverdueComesFirst() {
    var soon = Tables.in(store);
    var never = Tables.in(store);
    var later = Tables.in(store);
    store.setDue(table, Instant.ofEpochMilli(20));
    store.setDue(soon, Instant.ofEpochMilli(10));
    store.setDue(later, Instant.ofEpochMilli(31));
    store.setDue(never, Instant.ofEpochMilli(5));
    store.setDue(never, null);

    assertThat(store.overdue(Instant.ofEpochMilli(30), 10)).containsExactly(soon, table);
    assertThat(store.overdue(Instant.ofEpochMilli(30), 1)).containsExactly(soon);
    assertThat(store.overdue(Instant.ofEpochMilli(9), 10)).isEmpty();
  }

  @Test
  void whatIsDueIsWrittenWithTheLog() {
    assertThat(store.append(table, 0, lines("a"), List.of(), Instant.ofEpochMilli(20)).join())
        .isTrue();
    assertThat(store.overdue(Instant.ofEpochMilli(20), 10)).containsExactly(table);
    assertThat(store.append(table, 1, lines("b")).join()).isTrue();
    assertThat(store.overdue(Instant.ofEpochMilli(20), 10)).containsExactly(table);
    assertThat(store.append(table, 1, lines("c"), List.of(), Instant.ofEpochMilli(30)).join())
        .as("a race is lost")
        .isFalse();
    assertThat(store.overdue(Instant.ofEpochMilli(20), 10)).containsExactly(table);
    assertThat(store.append(table, 2, lines("c"), List.of(), Instant.ofEpochMilli(30)).join())
        .isTrue();
    assertThat(store.overdue(Instant.ofEpochMilli(29), 10)).isEmpty();
  }

  // Listeners

  @Test
  void listenersHearOfLinesThatAreThere() throws InterruptedException {
    var heard = new LinkedBlockingQueue<List<String>>();
    store.whenAppended(
        _ -> {
          throw new IllegalStateException("a listener that fails, for this test");
        });
    store.whenAppended(appended -> heard.add(texts(store, appended)));
    append(0, Tables.line("a"));

    assertThat(heard.poll(10, TimeUnit.SECONDS)).containsExactly("a");
  }
}
