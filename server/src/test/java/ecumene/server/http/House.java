package ecumene.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.server.setting.Setting;
import ecumene.server.setting.Settings;
import ecumene.server.store.Store;
import ecumene.server.store.kind.Stores;
import ecumene.server.work.HeavyWork;
import ecumene.wire.Wire;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** A server for a test, with a client. */
public final class House implements AutoCloseable {
  public static final Settings OPEN =
      Settings.DEFAULTS
          .with(Setting.ADDRESS, "127.0.0.1")
          .with(Setting.PORT, "0")
          .with(Setting.REQUESTS_PER_SECOND, "0")
          .with(Setting.MESSAGES_PER_SECOND, "0")
          .with(Setting.TABLES_PER_HOUR, "0")
          .with(Setting.ACCOUNTS_PER_HOUR, "0");

  private final Store store;
  private final RunningServer serving;
  private final Client client;

  private House(Store store, Settings settings, HeavyWork work) {
    this.store = store;
    serving = RunningServer.start(settings, store, work);
    client = new Client(serving.port());
  }

  public static House in(Path directory) {
    return in(directory, OPEN);
  }

  public static House in(Path directory, Settings settings) {
    return in(directory, settings, new HeavyWork());
  }

  static House in(Path directory, Settings settings, HeavyWork work) {
    return new House(Stores.open(directory), settings, work);
  }

  public static House on(Store store) {
    return new House(store, OPEN, new HeavyWork());
  }

  public Client client() {
    return client;
  }

  public Store store() {
    return store;
  }

  public int port() {
    return serving.port();
  }

  /** Five of the West, of whom Minoa and Egypt are people, for so many turns. */
  public static Map<String, Object> five(int turns) {
    return five(turns, Map.of("hellas", "house", "hatti", "trader", "assyria", "random"));
  }

  public static Map<String, Object> five(int turns, Map<String, String> bots) {
    var table = new HashMap<String, Object>();
    table.put("name", "Tuesday");
    table.put("players", 5);
    table.put("side", "west");
    table.put("terms", Map.of("ast-table", "basic", "length", "full", "turn-limit", turns));
    table.put("bots", bots);
    return table;
  }

  /** Opens a table, and answers what the server did. */
  public JsonNode open(Map<String, Object> table) {
    var got = client.post("/api/tables", Client.NO_KEY, Wire.JSON.writeValueAsString(table));
    assertThat(got.status()).as(got.text()).isEqualTo(201);
    return got.json();
  }

  /** Waits until the seat is asked something, and answers its first question. */
  public JsonNode question(String key) throws InterruptedException {
    for (int i = 0; i < 400; i++) {
      var questions = client.get("/api/table", key).json().path("questions");
      if (!questions.isEmpty()) {
        return questions.get(0);
      }
      Thread.sleep(25);
    }
    throw new AssertionError("nothing was asked");
  }

  /** Answers a question as the server advises. */
  void takeAdvice(String key, JsonNode asked) {
    if (!asked.path("awaited").asBoolean()) {
      return;
    }
    var question = Map.of("question", asked.path("id").asString());
    var advice = client.post("/api/table/advice", key, question);
    if (advice.status() == 409) {
      return; // somebody else's reply has closed it
    }
    var body = Wire.JSON.createObjectNode().put("question", asked.path("id").asString());
    body.set("answer", advice.json().path("answers").get(0).path("answer"));
    var judged = client.post("/api/table/judge", key, body.toString());
    if (!judged.text().equals("{}")) {
      assertThat(judged.text()).containsAnyOf("stale", "P7.6"); // somebody else was faster
      return;
    }
    var got =
        client.post("/api/table/replies", key, body.put("request", client.fresh()).toString());
    assertThat(got.status()).as(got.text()).isIn(200, 409, 422);
  }

  /** An empty list of orders, as an answer to a movement. */
  public Client.Got stay(String key, JsonNode question) {
    return client.post(
        "/api/table/replies",
        key,
        Map.of(
            "request",
            client.fresh(),
            "question",
            question.path("id").asString(),
            "answer",
            Map.of("list", List.of())));
  }

  /** Takes the seat, and answers its key. */
  public String claim(JsonNode table, String seat) {
    var invitation = table.path("invitations").path(seat).asString();
    var got = client.post("/api/table/claim", invitation, Map.of("name", "Anna, " + seat));
    assertThat(got.status()).as(got.text()).isEqualTo(200);
    return got.word("key");
  }

  /** Stops the server; what it kept remains open. */
  public void stop() {
    serving.close();
  }

  @Override
  public void close() {
    client.close();
    serving.close();
    store.close();
  }
}
