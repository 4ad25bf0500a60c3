package ecumene.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.server.key.Key;
import ecumene.server.setting.Setting;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What the page on the protocol shows is taken by a server, and answered in the shape that the page
 * shows.
 */
class ProtocolExamplesTest {
  private static final int MOST_GAMES = 4;
  private static final int MOST_QUESTIONS = 400;
  private static final List<Integer> UNLESS_SOMEBODY_WAS_FASTER = List.of(200, 409, 422);
  private static final String PASSWORD = "correct horse battery";

  /**
   * What a short game need not come upon: somebody has to ask to wait, as in {@code WaitingTest}; a
   * calamity has to be kept until somebody looks.
   */
  private static final Set<String> SELDOM =
      Set.of("table.waiting[]:STRING", "table.silent[]:STRING", "view.hand.calamities[]:STRING");

  private final House house;
  private final Client client;

  ProtocolExamplesTest(@TempDir Path folder) {
    house = House.in(folder, House.OPEN.with(Setting.WEBHOOK_LOCAL, "yes"));
    client = house.client();
  }

  @AfterEach
  void stop() {
    house.close();
  }

  // The examples

  private JsonNode openAsShown() throws IOException {
    var table = (ObjectNode) ProtocolPage.examples("Open a table").getFirst();
    table.put("webhook", "https://127.0.0.1:9/"); // nobody listens there
    var got = client.post("/api/tables", Client.NO_KEY, table.toString());
    assertThat(got.status()).as(got.text()).isEqualTo(201);
    return got.json();
  }

  private String contribute(JsonNode table, String seat) {
    var invitation = table.path("invitations").path(seat).asString();
    var claim = Map.of("name", "Anna, " + seat, "random", "00112233445566778899aabbccddeeff");
    return client.post("/api/table/claim", invitation, claim).word("key");
  }

  /** Somebody who has a question, which at the beginning is a movement. */
  private record Asked(String key, JsonNode question) {
    String id() {
      return question.path("id").asString();
    }
  }

  private Asked asked(JsonNode table) throws InterruptedException {
    var seats = table.path("invitations").propertyNames();
    var keys = seats.stream().map(seat -> house.claim(table, seat)).toList();
    for (int i = 0; i < MOST_QUESTIONS; i++) {
      for (var key : keys) {
        var questions = client.get("/api/table", key).json().path("questions");
        if (!questions.isEmpty()) {
          return new Asked(key, questions.get(0));
        }
      }
      Thread.sleep(25); // bots are faster
    }
    throw new AssertionError("nobody is asked anything");
  }

  @Test
  void aTableIsOpenedAsShown() throws IOException {
    var shown = ProtocolPage.examples("Open a table").getLast();
    var opened = openAsShown();
    assertThat(JsonShape.of(opened)).isEqualTo(JsonShape.of(shown));
    assertThat(opened.path("invitations").propertyNames())
        .containsExactlyInAnyOrderElementsOf(shown.path("invitations").propertyNames());
  }

  /** Three persons who do as advised come upon all that is shown. */
  @Test
  void scenesHaveTheShapeThatIsShown() throws Exception {
    var missing = JsonShape.of(ProtocolPage.examples("Follow a table").getFirst());
    missing.removeAll(SELDOM);
    for (int game = 0; game < MOST_GAMES && !missing.isEmpty(); game++) {
      var table = openAsShown();
      var keys = Stream.of("egypt", "minoa", "assyria").map(it -> contribute(table, it)).toList();
      client.post(
          "/api/table/chat",
          keys.getFirst(),
          Map.of("request", client.fresh(), "text", "wine for iron?", "to", "assyria"));
      for (int i = 0; i < MOST_QUESTIONS && !missing.isEmpty(); i++) {
        for (var key : keys) {
          var scene = client.get("/api/table", key).json();
          missing.removeAll(JsonShape.of(scene));
          scene.path("questions").forEach(question -> house.takeAdvice(key, question));
        }
      }
    }
    assertThat(missing).isEmpty();
  }

  @Test
  void theHistoryHasTheShapeThatIsShown() throws Exception {
    var table = openAsShown();
    var asked = asked(table);
    house.takeAdvice(asked.key, asked.question);
    var history = client.get("/api/table/history", asked.key).json();
    assertThat(JsonShape.of(history))
        .containsAll(JsonShape.of(ProtocolPage.examples("Look back").getFirst()));
  }

  @Test
  void aDraftHasTheShapeThatIsShown() throws Exception {
    var asked = asked(openAsShown());
    var shown = JsonShape.of(ProtocolPage.examples("A draft of a movement").getFirst());
    var march =
        "{\"order\": \"march\", \"from\": \"thebes\", \"via\": [], \"to\": \"memphis\", \"tokens\":"
            + " 99}";
    var got =
        client.post(
            "/api/table/draft",
            asked.key,
            "{\"question\": \"%s\", \"orders\": {\"kind\": \"orders\", \"list\": [%s]}}"
                .formatted(asked.id(), march));
    assertThat(got.status()).as(got.text()).isEqualTo(200);
    var seen = JsonShape.of(got.json());
    seen.removeIf(it -> it.startsWith("refusal.sentence"));
    assertThat(shown).as("but for ships, which nobody has yet").containsAll(seen);
    assertThat(seen).contains("treasury:NUMBER", "tokens[].area:STRING", "refusal.rule:STRING");
  }

  @Test
  void whatIsRefusedIsToldInTheShapeThatIsShown() throws Exception {
    var asked = asked(openAsShown());
    var march =
        "{\"order\": \"march\", \"from\": \"thebes\", \"via\": [], \"to\": \"memphis\", \"tokens\":"
            + " 99}";
    var got =
        client.post(
            "/api/table/replies",
            asked.key,
            "{\"request\": \"r\", \"question\": \"%s\", \"answer\": {\"list\": [%s]}}"
                .formatted(asked.id(), march));
    var shown = ProtocolPage.examples("When something is wrong").getFirst();
    assertThat(got.error()).isEqualTo("422 " + shown.path("error").asString());
    assertThat(withoutArguments(got.json())).isEqualTo(withoutArguments(shown));
  }

  private static Set<String> withoutArguments(JsonNode json) {
    var shape = JsonShape.of(json);
    shape.removeIf(it -> it.startsWith("sentence.arguments"));
    return shape;
  }

  // The requests

  @Test
  void everyRequestAtATableHasTheBodyThatIsShown() throws Exception {
    var rows =
        Stream.concat(
                ProtocolPage.rows("Act at a table"), ProtocolPage.rows("Ask before you answer"))
            .toList();
    assertThat(rows).hasSizeGreaterThan(12);
    for (var row : rows) {
      var table = openAsShown();
      if (row.path().endsWith("/begin")) {
        assertThat(begin(row, table).status()).isEqualTo(200);
        continue;
      }
      var asked = asked(table);
      var key = row.role().equals("host") ? table.path("host").asString() : asked.key;
      if (row.path().endsWith("/undo")) {
        house.takeAdvice(asked.key, asked.question);
      } else if (row.path().endsWith("/resume")) {
        client.post("/api/table/pause", key, Map.of("request", client.fresh()));
      }
      var orders = Map.of("kind", "orders", "list", List.of());
      var values = new HashMap<String, Object>();
      values.put("question", asked.id());
      values.put("answer", orders);
      values.put("orders", orders);
      values.put("text", "wine for iron?");
      values.put("to", "hellas");
      values.put("name", "Anna");
      values.put("bot", "house");
      values.put("seconds", 60);
      values.put("url", "https://127.0.0.1:9/");
      var body = row.body(values);
      if (row.path().matches(".*/(judge|draft|advice)")) {
        body.remove("request");
      } else {
        body.put("request", client.fresh());
      }
      var got = client.post(row.path(), key, body);
      assertThat(got.status())
          .as("%s %s: %s", row, body, got.text())
          .isIn(row.path().endsWith("/undo") ? UNLESS_SOMEBODY_WAS_FASTER : List.of(200));
    }
  }

  private Client.Got begin(ProtocolPage.Row row, JsonNode table) {
    var body = row.body(new HashMap<>());
    body.put("request", client.fresh());
    return client.post(row.path(), table.path("host").asString(), body);
  }

  @Test
  void accountsAndClaimsHaveTheBodiesThatAreShown() throws Exception {
    var table = openAsShown();
    var values = new HashMap<String, Object>();
    values.put("name", "Anna");
    values.put("password", PASSWORD);
    values.put("new-password", PASSWORD + " staple");
    values.put("key", Key.fresh().word());
    values.put("table", table.path("table").asString());
    values.put("seat", "egypt");
    values.put("text", "wine");
    var session = Client.NO_KEY;
    var rows =
        Stream.concat(ProtocolPage.rows("Claim a seat"), ProtocolPage.rows("Accounts")).toList();
    assertThat(rows).hasSizeGreaterThan(6);
    for (var row : rows) {
      var key =
          switch (row.role()) {
            case "session" -> session;
            case "invitation" -> table.path("invitations").path("egypt").asString();
            default -> Client.NO_KEY;
          };
      if (row.path().endsWith("/delete")) {
        values.put("password", values.get("new-password"));
      }
      var got = client.post(row.path(), key, row.body(values));
      assertThat(got.status()).as("%s: %s", row, got.text()).isIn(200, 201, 204);
      session = row.path().equals("/api/sessions") ? got.word("key") : session;
    }
  }
}
