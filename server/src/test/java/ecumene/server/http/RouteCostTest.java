package ecumene.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.server.account.Accounts;
import ecumene.server.http.exchange.HttpResponse;
import ecumene.server.http.routing.Access;
import ecumene.server.http.routing.Gatekeeper;
import ecumene.server.http.routing.RateLimits;
import ecumene.server.http.routing.Route;
import ecumene.server.key.Keys;
import ecumene.server.metric.Meters;
import ecumene.server.setting.Setting;
import ecumene.server.store.kind.Stores;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What requests are charged: by their route, and by who asks. */
class RouteCostTest {
  private static final int BURST = 10;
  private static final int REFILL = 2;
  private static final int TRIED = 3 * BURST;

  @TempDir private Path directory;

  @ParameterizedTest
  @ValueSource(strings = {"/health", "/api", "/table", "/nothing", "/api/nothing"})
  void whateverIsAskedForIsChargedToTheAddress(String path) {
    var settings = House.OPEN.with(Setting.REQUESTS_PER_SECOND, "" + REFILL);
    try (var house = House.in(directory, settings)) {
      assertPassed(BURST, house.client(), path, Client.NO_KEY);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"/api/table", "/api/table/history", "/api/table/events"})
  void whatIsAskedWithAKeyIsChargedToTheKey(String path) {
    var settings = House.OPEN.with(Setting.MESSAGES_PER_SECOND, "" + REFILL);
    try (var house = House.in(directory, settings)) {
      var host = house.open(House.five(1)).path("host").asString();
      assertPassed(BURST, house.client(), path, host);
    }
  }

  @Test
  void aRouteIsChargedWhatItCosts() {
    var settings = House.OPEN.with(Setting.REQUESTS_PER_SECOND, "" + REFILL);
    try (var store = Stores.open(directory)) {
      var keys = new Keys(store, InstantSource.system());
      var accounts = new Accounts(store.accounts(), Duration.ofDays(1), InstantSource.system());
      var route =
          Route.get("/dear", Access.NOBODY, "Dear", "{}", _ -> HttpResponse.json(Map.of()))
              .costing(5);
      var gatekeeper = new Gatekeeper(keys, accounts, RateLimits.of(settings), settings);
      var page = new Page(RouteCostTest.class.getClassLoader());
      var heartbeats = new Heartbeats();
      var server =
          new HttpServer(
              new Dispatcher(List.of(route), gatekeeper, page, new Meters(), heartbeats), settings);
      server.start();
      try (heartbeats;
          var client = new Client(server.port())) {
        assertPassed(BURST / 5, client, "/dear", Client.NO_KEY);
      } finally {
        server.stop();
      }
    }
  }

  @Test
  void wrongPasswordsAreChargedToTheAddressAndToTheAccount() {
    var settings =
        House.OPEN.with(Setting.WRONG_PASSWORDS_PER_HOUR, "3").with(Setting.BEHIND_PROXY, "yes");
    try (var house = House.in(directory, settings)) {
      for (var name : List.of("anna", "Anna", "ANNA")) {
        assertThat(guess(house.client(), "192.0.2.1", name).error()).isEqualTo("401 no-key");
      }
      assertThat(guess(house.client(), "192.0.2.1", "ben").word("message"))
          .isEqualTo("too many wrong passwords from this address");
      assertThat(guess(house.client(), "192.0.2.2", "aNNa").word("message"))
          .isEqualTo("too many wrong passwords for this account");
      assertThat(guess(house.client(), "192.0.2.2", "ben").error()).isEqualTo("401 no-key");
    }
  }

  private static Client.Got guess(Client client, String address, String name) {
    var body = "{\"name\": \"%s\", \"password\": \"wrong horse\"}".formatted(name);
    return client.send(
        client
            .request("/api/sessions", Client.NO_KEY)
            .header("Content-Type", "application/json")
            .header("X-Forwarded-For", address)
            .POST(BodyPublishers.ofString(body)));
  }

  /** A burst passes, and what comes back meanwhile. */
  private static void assertPassed(int burst, Client client, String path, String key) {
    long begun = System.nanoTime();
    int passed = 0;
    for (int i = 0; i < TRIED; i++) {
      passed += client.get(path, key).status() == 429 ? 0 : 1;
    }
    int seconds = (int) Duration.ofNanos(System.nanoTime() - begun).toSeconds() + 1;
    assertThat(passed).isBetween(burst, burst + REFILL * seconds);
  }
}
