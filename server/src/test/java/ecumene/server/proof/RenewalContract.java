package ecumene.server.proof;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.server.http.Client;
import ecumene.server.http.House;
import ecumene.server.store.Store;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

/** Whose seat is renewed has no way back, however fast keys are made meanwhile. */
abstract class RenewalContract {
  private static final Map<String, String> ANNA =
      Map.of("name", "Anna", "password", "correct horse");
  private static final int RENEWALS = 10;
  private static final int CONNECTIONS = 3;
  private static final int PAUSE_MILLIS = 1000 * CONNECTIONS / 30; // 30 requests a second
  private static final int WARM_UP_MILLIS = 200;

  /** A new one. */
  abstract Store store();

  @Test
  void noKeyOfARenewedSeatIsLeft() throws Exception {
    try (var house = House.on(store())) {
      var client = house.client();
      client.post("/api/accounts", Client.NO_KEY, ANNA);
      var session = client.post("/api/sessions", Client.NO_KEY, ANNA).word("key");
      var table = house.open(House.five(20, Map.of()));
      var seat = Map.of("table", table.path("table").asString(), "seat", "minoa");
      var host = table.path("host").asString();
      var invitation = table.path("invitations").path("minoa").asString();
      for (int round = 0; round < RENEWALS; round++) {
        var key = client.post("/api/table/claim", invitation, Map.of()).word("key");
        assertThat(client.post("/api/me/seats", session, Map.of("key", key)).status())
            .isEqualTo(200);
        var attack = new Attack(house.port(), session, key, seat);
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
          for (int i = 0; i < CONNECTIONS; i++) {
            threads.execute(attack::run);
          }
          Thread.sleep(WARM_UP_MILLIS + ThreadLocalRandom.current().nextInt(PAUSE_MILLIS));
          var renewed =
              client.post("/api/table/seats/minoa/renew", host, Map.of("request", client.fresh()));
          assertThat(renewed.status()).as(renewed.text()).isEqualTo(200);
          invitation = renewed.word("invitation");
          Thread.sleep(PAUSE_MILLIS);
          attack.ends.set(true);
        }
        assertThat(attack.made).as("keys that were made before").isNotEmpty();
        for (var made : attack.made) {
          assertThat(client.get("/api/table", made).error()).isEqualTo("401 no-key");
        }
        assertThat(client.get("/api/table", key).error()).isEqualTo("401 no-key");
        assertThat(client.get("/api/me", session).json().path("tables")).isEmpty();
      }
    }
  }

  /** Makes keys of the seat, and attaches it again, as long as that is possible. */
  private record Attack(
      int port,
      String session,
      String key,
      Map<String, String> seat,
      ConcurrentLinkedQueue<String> made,
      AtomicBoolean ends) {

    Attack(int port, String session, String key, Map<String, String> seat) {
      this(port, session, key, seat, new ConcurrentLinkedQueue<>(), new AtomicBoolean());
    }

    void run() {
      try (var client = new Client(port)) {
        while (!ends.get()) {
          var got = client.post("/api/me/open", session, seat);
          assertThat(got.status()).as(got.text()).isIn(200, 404);
          if (got.status() == 200) {
            made.add(got.word("key"));
          }
          for (var known : List.of(key, made.isEmpty() ? key : made.peek())) {
            client.post("/api/me/seats", session, Map.of("key", known));
          }
          Thread.sleep(PAUSE_MILLIS);
        }
      } catch (InterruptedException stopped) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
