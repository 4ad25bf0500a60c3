package ecumene.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.server.Problem;
import ecumene.server.setting.Setting;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Whatever is refused says why, and changes nothing. */
class ProblemsTest {
  private final House house;
  private final Client client;
  private final JsonNode table;
  private final String host;
  private final String seat;

  ProblemsTest(@TempDir Path folder) {
    house = House.in(folder, House.OPEN.with(Setting.WRONG_PASSWORDS_PER_HOUR, "2"));
    client = house.client();
    table = house.open(House.five(1));
    host = table.path("host").asString();
    seat = house.claim(table, "minoa");
  }

  @AfterEach
  void stop() {
    house.close();
  }

  @Test
  void whatIsNotWhatThePathWantsIsMalformed() {
    refused("/api/table/pause", host, "{", "malformed", "line 1, column 2");
    refused("/api/table/pause", host, "", "malformed", "empty");
    refused("/api/table/pause", host, "null", "malformed", "an object in braces");
    refused("/api/table/pause", host, "[]", "malformed", "an object in braces");
    refused("/api/table/pause", host, "{\"request\":\"a\"} {}", "malformed", "after the end");
    refused("/api/table/pause", host, "{\"request\":1}", "malformed", "request: ");
    refused("/api/table/pause", host, "{\"request\":null}", "malformed", "request: null");
    refused("/api/table/pause", host, "{}", "malformed", "request: a value is missing");
    refused("/api/table/pause", host, "{\"request\":\"a b\"}", "malformed", "request: it must");
    refused(
        "/api/table/pause", host, "{\"request\":\"a\",\"x\":1}", "malformed", "there is no 'x'");
    refused(
        "/api/table/extend",
        host,
        "{\"request\":\"a\",\"seconds\":1.5}",
        "malformed",
        "seconds: a whole number");
    refused(
        "/api/tables",
        Client.NO_KEY,
        "{\"name\":\"x\",\"players\":4,\"terms\":{\"ast-table\":\"basic\",\"length\":\"full\",\"turn-limit\":1}}",
        "malformed",
        "players: ");
    refused(
        "/api/tables",
        Client.NO_KEY,
        "{\"name\":\"x\",\"players\":18,\"terms\":{\"ast-table\":\"basic\",\"length\":\"full\",\"turn-limit\":1},\"language\":\"zz\"}",
        "malformed",
        "language: zz is none of en, pl");
    refused(
        "/api/table/chat",
        host,
        "{\"request\":\"a\",\"text\":\"%s\"}".formatted("x".repeat(1001)),
        "malformed",
        "text: it must have 1 to 1000 letters");
    refused(
        "/api/table/name",
        seat,
        "{\"request\":\"a\",\"name\":\"a\\u202eb\"}",
        "malformed",
        "can not be read");
  }

  @Test
  void onlyJsonIsTaken() {
    var got =
        client.send(
            client
                .request("/api/table/pause", host)
                .header("Content-Type", "text/plain")
                .POST(BodyPublishers.ofString("{\"request\":\"a\"}")));
    assertThat(got.error()).isEqualTo("400 malformed");
  }

  @Test
  void aKeyIsNeededAndTheRightOne() {
    assertThat(client.get("/api/table", Client.NO_KEY).error()).isEqualTo("401 no-key");
    assertThat(client.get("/api/table", "x".repeat(24)).error()).isEqualTo("401 no-key");
    assertThat(client.get("/api/table", "short").error()).isEqualTo("401 no-key");
    assertThat(client.get("/api/table", "short").header("WWW-Authenticate")).isEqualTo("Bearer");
    assertThat(client.get("/api/me", host).error()).isEqualTo("401 no-key");
    refused("/api/table/pause", seat, "{\"request\":\"a\"}", "wrong-role", "the key of a host");
    var invitation = table.path("invitations").path("egypt").asString();
    assertThat(client.get("/api/table", invitation).error()).isEqualTo("403 wrong-role");
  }

  @Test
  void aPageOfAnotherOriginCanDoNothing() {
    for (var header :
        Map.of("Origin", "https://evil.example", "Sec-Fetch-Site", "cross-site").entrySet()) {
      var got =
          client.send(
              client
                  .request("/api/table/pause", host)
                  .header("Content-Type", "application/json")
                  .header(header.getKey(), header.getValue())
                  .POST(BodyPublishers.ofString("{\"request\":\"a\"}")));
      assertThat(got.error()).isEqualTo("403 foreign");
      assertThat(got.header("Access-Control-Allow-Origin")).isNull();
    }
    var own =
        client.send(
            client
                .request("/api/table/pause", host)
                .header("Content-Type", "application/json")
                .header("Origin", "http://127.0.0.1:" + house.port())
                .POST(BodyPublishers.ofString("{\"request\":\"a\"}")));
    assertThat(own.status()).isEqualTo(200);
  }

  @Test
  void whatIsNotThereIsNotFound() {
    assertThat(client.get("/api/nothing", host).error()).isEqualTo("404 not-found");
    assertThat(client.get("/api/table/pause", host).error()).isEqualTo("404 not-found");
    assertThat(client.get("/nothing.js", Client.NO_KEY).error()).isEqualTo("404 not-found");
    refused("/api/table/seats/atlantis/bot", host, "{\"request\":\"a\"}", "not-found", "atlantis");
    refused("/api/table/seats/rome/bot", host, "{\"request\":\"a\"}", "not-found", "rome");
  }

  @Test
  void aQuestionThatIsNotOpenIsStale() {
    refused(
        "/api/table/replies",
        seat,
        "{\"request\":\"a\",\"question\":\"0123456789abcdef\",\"answer\":{}}",
        "stale",
        "no longer open");
  }

  @Test
  void aPausedTableIsNotPlayed() throws Exception {
    var question = house.question(seat);
    assertThat(client.post("/api/table/pause", host, Map.of("request", "a")).status())
        .isEqualTo(200);
    assertThat(house.stay(seat, question).error()).isEqualTo("409 not-now");
  }

  @Test
  void whatTheRulesForbidNamesTheRule() throws Exception {
    var march =
        """
        {"list": [{"order": "march", "from": "thebes", "via": [], "to": "memphis", "tokens": 5}]}\
        """;
    var body = "\"question\": %s".formatted(house.question(seat).path("id"));
    var reply = "{\"request\": \"a\", %s, \"answer\": %s}".formatted(body, march);
    var refused = client.post("/api/table/replies", seat, reply);
    assertThat(refused.error()).as(refused.text()).isEqualTo("422 refused");
    assertThat(refused.word("message")).isEqualTo("thebes has 0 to move");

    var attempt = "{%s, \"answer\": %s}".formatted(body, march);
    var judged = client.post("/api/table/judge", seat, attempt).json();
    assertThat(judged.path("reason")).isEqualTo(refused.json().path("message"));
    var orders = "{%s, \"orders\": %s}".formatted(body, march);
    var draft = client.post("/api/table/draft", seat, orders).json().path("refusal");
    assertThat(draft.path("reason")).isEqualTo(refused.json().path("message"));

    for (var told : List.of(refused.json(), judged, draft)) {
      assertThat(told.path("rule").asString()).isEqualTo("P3.1");
      assertThat(told.path("sentence").toString())
          .isEqualTo(
              """
              {"template":"{area} has {movable} to move","arguments":{"area":{"area":"thebes"},"movable":0}}\
              """);
    }
  }

  @Test
  void everyProblemCanBeToldInOtherLanguages() {
    var body = "{\"request\":\"a\",\"text\":\"\"}";
    var got = client.post("/api/table/chat", host, body);
    assertThat(got.word("message")).isEqualTo("text: it must have 1 to 1000 letters");
    assertThat(got.json().path("sentence").toString())
        .isEqualTo(
            """
            {"template":"{place}: it must have 1 to {most} letters",\
            "arguments":{"place":{"sentence":{"template":"text","arguments":{}}},"most":1000}}\
            """);
  }

  @Test
  void whatIsTooLongIsNotRead() {
    var body = "{\"request\":\"%s\"}".formatted("x".repeat(70_000));
    refused("/api/table/pause", host, body, "too-large", "65536 bytes");
    var chunked =
        client.send(
            client
                .request("/api/table/pause", host)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.fromPublisher(BodyPublishers.ofByteArray(new byte[70_000]))));
    assertThat(chunked.error()).isEqualTo("413 too-large");
  }

  @Test
  void whoComesTooOftenIsToldWhenToComeBack() {
    var account = Map.of("name", "anna", "password", "correct horse");
    assertThat(client.post("/api/accounts", Client.NO_KEY, account).status()).isEqualTo(201);
    var wrong = Map.of("name", "anna", "password", "wrong");
    for (int i = 0; i < 2; i++) {
      assertThat(client.post("/api/sessions", Client.NO_KEY, wrong).error())
          .isEqualTo("401 no-key");
    }
    var got = client.post("/api/sessions", Client.NO_KEY, account);
    assertThat(got.error()).isEqualTo("429 too-many");
    assertThat(Integer.parseInt(String.valueOf(got.header("Retry-After")))).isPositive();
  }

  @Test
  void everyProblemIsInTheProtocol() throws Exception {
    var protocol = Files.readString(Path.of("../docs/protocol.md"));
    for (var kind : Problem.Kind.values()) {
      assertThat(protocol).contains("| %d | `%s` |".formatted(kind.status(), kind.word()));
    }
  }

  private void refused(String path, String key, String body, String error, String message) {
    int before = line();
    var got = client.post(path, key, body);
    assertThat(got.word("error")).as(got.text()).isEqualTo(error);
    assertThat(got.word("message")).contains(message);
    assertThat(got.status()).isEqualTo(status(error));
    assertThat(line()).isEqualTo(before);
  }

  private static int status(String error) {
    for (var kind : Problem.Kind.values()) {
      if (kind.word().equals(error)) {
        return kind.status();
      }
    }
    throw new AssertionError(error);
  }

  private int line() {
    return client.get("/api/table", host).json().path("line").asInt();
  }
}
