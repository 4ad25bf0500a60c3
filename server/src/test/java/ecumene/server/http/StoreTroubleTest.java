package ecumene.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import ecumene.server.key.Key;
import ecumene.server.store.Digest;
import ecumene.server.store.Store;
import ecumene.server.store.StoreFailed;
import ecumene.server.store.kind.Stores;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.JsonNode;

/** A store in trouble is told from a server at fault, and what can be done without it goes on. */
class StoreTroubleTest {
  private static final int ATTEMPTS = 20;
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  private final House house;
  private final Client client;
  private final JsonNode table;
  private final String seat;

  StoreTroubleTest(@TempDir Path folder) throws SQLException {
    Stores.open(folder).close(); // makes the tables
    sql(
        folder,
        """
        CREATE TRIGGER full BEFORE INSERT ON lines WHEN NEW.text LIKE '%too much%'
        BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END\
        """);
    sql(
        folder,
        """
        CREATE TRIGGER full_too BEFORE UPDATE ON pulse
        BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END\
        """);
    house = House.in(folder);
    client = house.client();
    table = house.open(House.five(1, Map.of()));
    seat = house.claim(table, "minoa");
  }

  @AfterEach
  void stop() {
    house.close();
  }

  /** What is done to a database before a server has it. */
  private static void sql(Path folder, String statement) throws SQLException {
    try (var connection =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("ecumene.db"));
        var change = connection.createStatement()) {
      change.execute(statement);
    }
  }

  private Client.Got say(String request, String text) {
    return client.post("/api/table/chat", seat, Map.of("request", request, "text", text));
  }

  private static void isUnavailable(Client.Got got) {
    assertThat(got.error()).isEqualTo("503 unavailable");
    assertThat(got.header("Retry-After")).isEqualTo("5");
  }

  @Test
  void onAFullDiskRepliesAreRefusedAndReadingGoesOn() throws Exception {
    isUnavailable(say("r", "too much"));
    assertThat(client.get("/api/table", seat).status()).isEqualTo(200);
    assertThat(client.get("/health/ready", Client.NO_KEY).status()).isEqualTo(503);
    assertThat(client.get("/health/live", Client.NO_KEY).status()).isEqualTo(200);
    try (var listener = Listener.to(client, seat, "")) {
      int before = Integer.parseInt(listener.next().id());

      assertThat(say("r", "little").json().path("line").asInt()).isEqualTo(before + 1);
      assertThat(listener.upTo(before + 1).data()).contains("little");
    }
    assertThat(client.get("/health/ready", Client.NO_KEY).status()).isEqualTo(200);
  }

  @Test
  void itIsLoggedOnceAndCounted() throws Exception {
    var log = (Logger) LoggerFactory.getLogger("ecumene");
    var lines = new ListAppender<ILoggingEvent>();
    lines.start();
    log.addAppender(lines);
    try {
      for (int i = 0; i < ATTEMPTS; i++) {
        isUnavailable(say("r" + i, "too much"));
      }
      assertThat(lines.list)
          .filteredOn(line -> line.getLevel() == Level.ERROR)
          .extracting(ILoggingEvent::getFormattedMessage)
          .singleElement()
          .asString()
          .startsWith("nothing can be written");
      assertThat(lines.list).filteredOn(line -> line.getThrowableProxy() != null).hasSize(1);
      assertThat(house.store().commits().failures()).isGreaterThanOrEqualTo(ATTEMPTS);
      assertThat(client.get("/metrics", Client.NO_KEY).text())
          .containsPattern("ecumene_commit_failures [1-9]")
          .contains("ecumene_rooms_put_off 1.0");
    } finally {
      log.detachAppender(lines);
    }
  }

  @Test
  void whatCanNotBeReadIsUnavailableUntilItCan(@TempDir Path other) throws Exception {
    String host;
    try (var before = House.in(other)) {
      host = before.open(House.five(1, Map.of())).path("host").asString();
    }
    sql(other, "ALTER TABLE snapshots RENAME TO hidden");
    try (var damaged = House.in(other)) {
      isUnavailable(damaged.client().get("/api/table", host));
      var health = damaged.client().get("/health", Client.NO_KEY);
      assertThat(health.status()).isEqualTo(503);
      assertThat(health.word("store")).contains("snapshots");
      assertThat(damaged.client().get("/metrics", Client.NO_KEY).text())
          .containsPattern("ecumene_store_failures [1-9]");
    }
    sql(other, "ALTER TABLE hidden RENAME TO snapshots");
    try (var mended = House.in(other)) {
      assertThat(mended.client().get("/api/table", host).status()).isEqualTo(200);
      assertThat(mended.client().get("/health", Client.NO_KEY).status()).isEqualTo(200);
    }
  }

  /** Is told what a store is asked, before the store is. */
  private interface Ear {
    void hears(String method, Object argument) throws Exception;
  }

  private static House house(Path folder, Ear ear) {
    var real = Stores.open(folder);
    return House.on(
        (Store)
            Proxy.newProxyInstance(
                Store.class.getClassLoader(),
                new Class<?>[] {Store.class},
                (_, method, arguments) -> {
                  ear.hears(method.getName(), arguments == null ? "" : arguments[0]);
                  try {
                    return method.invoke(real, arguments);
                  } catch (InvocationTargetException failed) {
                    throw failed.getCause();
                  }
                }));
  }

  @Test
  void aStreamThatCanNotGoOnSaysWhy(@TempDir Path other) throws Exception {
    var unread = new AtomicReference<Digest>();
    Ear ear =
        (method, argument) -> {
          if (method.equals("key") && argument.equals(unread.get())) {
            throw new StoreFailed("this page of the file is damaged");
          }
        };
    try (var damaged = house(other, ear)) {
      var opened = damaged.open(House.five(1, Map.of()));
      var key = damaged.claim(opened, "minoa");
      try (var listener = Listener.to(damaged.client(), key, "")) {
        listener.next();
        unread.set(new Key(key).digest());
        var renewed =
            damaged
                .client()
                .post(
                    "/api/table/seats/egypt/renew",
                    opened.path("host").asString(),
                    Map.of("request", "r"));
        assertThat(renewed.status()).as("then streams look up their keys").isEqualTo(200);
        var last = listener.next();
        for (var next = last; !next.isEnd(); next = listener.next()) {
          last = next;
        }
        assertThat(last.name()).isEqualTo("unavailable");
      }
    }
  }

  @Test
  void theAnswerComesSoonThoughTheStoreSaysNothing(@TempDir Path other) {
    var silence = new CountDownLatch(1);
    Ear ear =
        (method, _) -> {
          if (method.equals("trouble")) {
            silence.await();
          }
        };
    try (var stuck = house(other, ear)) {
      long begun = System.nanoTime();
      var ready = stuck.client().get("/health/ready", Client.NO_KEY);
      assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(PATIENCE);
      assertThat(ready.status()).isEqualTo(503);
      assertThat(ready.word("store")).isEqualTo("the store does not answer");
      assertThat(stuck.client().get("/health/live", Client.NO_KEY).status()).isEqualTo(200);

      silence.countDown();
      int status = 503;
      for (long end = begun + PATIENCE.toNanos(); status != 200 && System.nanoTime() < end; ) {
        status = stuck.client().get("/health/ready", Client.NO_KEY).status();
      }
      assertThat(status).isEqualTo(200);
    }
  }
}
