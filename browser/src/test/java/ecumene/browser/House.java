package ecumene.browser;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.facts.Civilization;
import ecumene.server.http.RunningServer;
import ecumene.server.setting.Setting;
import ecumene.server.setting.Settings;
import ecumene.server.store.Store;
import ecumene.server.store.kind.Stores;
import ecumene.wire.Wire;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/** A server with the page, in this process, and what tests ask of it without a browser. */
final class House implements AutoCloseable {
  /** No two at a table are called alike. */
  private static final List<String> PLAYERS =
      List.of(
          "Anna", "Bela", "Celina", "Dora", "Emil", "Filip", "Greta", "Hugo", "Iga", "Jan", "Klara",
          "Leon", "Maja", "Nina", "Olaf", "Pola", "Quentin", "Sara");

  private static final Settings OPEN =
      Settings.DEFAULTS
          .with(Setting.ADDRESS, "127.0.0.1")
          .with(Setting.PORT, "0")
          .with(Setting.REQUESTS_PER_SECOND, "0")
          .with(Setting.MESSAGES_PER_SECOND, "0")
          .with(Setting.TABLES_PER_HOUR, "0");

  private final Store store;
  private final RunningServer serving;
  private final HttpClient http = HttpClient.newHttpClient();

  House(Path directory) {
    store = Stores.open(directory);
    serving = RunningServer.start(OPEN, store);
  }

  String address() {
    return "http://127.0.0.1:" + serving.port();
  }

  /** Goes on with a saved game: these seats are people, all others bots. */
  Table restore(Moment moment, Civilization... people) throws IOException, InterruptedException {
    var bots = new TreeMap<Civilization, String>();
    moment.seats().forEach(seat -> bots.put(seat, "house"));
    for (var person : people) {
      bots.remove(person);
    }
    var saved = Wire.JSON.readTree(moment.saved().write());
    return new Table(
        post("/api/imports", "", Map.of("saved", saved, "name", "Tuesday", "bots", bots)));
  }

  /** A table of five: these bots, all others people. */
  Table open(Map<String, String> bots) throws IOException, InterruptedException {
    return new Table(
        post(
            "/api/tables",
            "",
            Map.of("name", "Tuesday", "players", 5, "side", "west", "bots", bots)));
  }

  /** The keys of a table. */
  record Table(JsonNode opened) {
    String spectator() {
      return opened.path("spectator").asString();
    }

    String invitation(Civilization seat) {
      return opened.path("invitations").path(Wire.JSON.valueToTree(seat).asString()).asString();
    }
  }

  /** What whoever takes the seat is called. */
  static String player(Civilization seat) {
    return PLAYERS.get(seat.index());
  }

  /** Takes the seat, and answers its key. */
  String claim(Table table, Civilization seat) throws IOException, InterruptedException {
    var claimed = post("/api/table/claim", table.invitation(seat), Map.of("name", player(seat)));
    return claimed.path("key").asString();
  }

  private JsonNode post(String path, String key, Map<String, ?> body)
      throws IOException, InterruptedException {
    var request =
        HttpRequest.newBuilder(URI.create(address() + path))
            .timeout(Duration.ofSeconds(60))
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(Wire.JSON.writeValueAsString(body)));
    if (!key.isEmpty()) {
      request.header("Authorization", "Bearer " + key);
    }
    var answer = http.send(request.build(), BodyHandlers.ofString());
    assertThat(answer.statusCode()).as(answer.body()).isLessThan(300);
    return Wire.JSON.readTree(answer.body());
  }

  @Override
  public void close() {
    http.shutdownNow();
    serving.close();
    store.close();
  }
}
