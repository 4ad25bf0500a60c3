package ecumene.server.store;

import static ecumene.server.store.Tables.lines;
import static ecumene.server.store.Tables.texts;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.server.store.kind.Stores;
import ecumene.server.store.postgres.PostgresUrl;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Several processes share a PostgreSQL. */
class NodesTest {
  private static final TableId MISSED = new TableId("missed");

  private final String url = TestPostgres.fresh();
  private final Store one = Stores.open(url);
  private final Store two = Stores.open(url);

  @AfterEach
  void close() {
    one.close();
    two.close();
  }

  @Test
  void oneOfTwoWinsEachNumber() {
    var table = Tables.in(one);
    var expected = new ArrayList<String>();
    for (int n = 0; n < 200; n++) {
      var a = one.append(table, n, lines("one " + n));
      var b = two.append(table, n, lines("two " + n));
      assertThat(a.join()).isNotEqualTo(b.join());
      expected.add((a.join() ? "one " : "two ") + n);
    }
    assertThat(texts(one, table)).isEqualTo(expected);
    assertThat(one.commits().appends() + two.commits().appends()).isEqualTo(200);
    assertThat(one.commits().lost() + two.commits().lost()).isEqualTo(200);
  }

  @Test
  void manyTablesRacedForAtOnceHoldNobodyUp() {
    var appends = new ArrayList<CompletableFuture<Boolean>>();
    for (int n = 0; n < 400; n++) {
      // The two come from opposite ends.
      appends.add(one.append(new TableId("t" + n), 0, lines("one", "one")));
      appends.add(two.append(new TableId("t" + (399 - n)), 0, lines("two", "two")));
    }
    assertThat(appends.stream().filter(CompletableFuture::join)).hasSize(400);
    for (int n = 0; n < 400; n++) {
      assertThat(texts(one, new TableId("t" + n)))
          .hasSize(2)
          .containsAnyOf("one", "two")
          .matches(texts -> texts.getFirst().equals(texts.getLast()));
    }
  }

  @Test
  void theOthersHear() throws InterruptedException {
    var heard = new LinkedBlockingQueue<TableId>();
    two.whenAppended(heard::add);
    var table = Tables.in(one);
    one.append(table, 0, lines("a")).join();

    assertThat(heard.poll(10, TimeUnit.SECONDS)).isEqualTo(table);
    assertThat(texts(two, table)).containsExactly("a");
  }

  @Test
  void theOthersHearOfManyTablesAtOnce() throws InterruptedException {
    var heard = new LinkedBlockingQueue<TableId>();
    two.whenAppended(heard::add);
    var tables = new HashSet<TableId>();
    var appends = new ArrayList<CompletableFuture<Boolean>>();
    for (int n = 0; n < 400; n++) {
      var table = new TableId("a-table-with-a-name-that-takes-some-room-" + n);
      tables.add(table);
      appends.add(one.append(table, 0, lines("a")));
    }
    assertThat(appends).allSatisfy(append -> assertThat(append.join()).isTrue());
    while (!tables.isEmpty()) {
      assertThat(tables.remove(heard.poll(10, TimeUnit.SECONDS))).isTrue();
    }
  }

  @Test
  void whoWasCutOffIsToldAndHearsAgain() throws Exception {
    var heard = new LinkedBlockingQueue<TableId>();
    two.whenAppended(
        new Store.AppendListener() {
          @Override
          public void appended(TableId table) {
            heard.add(table);
          }

          @Override
          public void missed() {
            heard.add(MISSED);
          }
        });
    cutAllConnections();
    assertThat(heard.poll(20, TimeUnit.SECONDS)).isEqualTo(MISSED);

    var table = Tables.in(one);
    assertThat(eventuallyAppends(one, table)).isTrue();
    assertThat(heard.poll(10, TimeUnit.SECONDS)).isEqualTo(table);
    assertThat(one.trouble()).isNull();
  }

  /** The first try may still use the connection that was cut. */
  private static boolean eventuallyAppends(Store store, TableId table) {
    return store
        .append(table, 0, lines("a"))
        .exceptionallyCompose(_ -> store.append(table, 0, lines("a")))
        .join();
  }

  private void cutAllConnections() throws SQLException {
    var address = PostgresUrl.of(url);
    try (var connection = DriverManager.getConnection(address.jdbc(), address.user(), "");
        var cut = connection.createStatement()) {
      cut.execute(
          """
          SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND pid <> pg_backend_pid()\
          """);
    }
  }
}
