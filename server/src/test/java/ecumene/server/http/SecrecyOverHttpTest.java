package ecumene.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.facts.Civilization;
import ecumene.server.scene.Viewer;
import ecumene.server.secrecy.Secrets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** What nobody is told who asks for the past, for exports or for things of others. */
class SecrecyOverHttpTest {
  private static final Map<String, String> BOTS = Map.of("hellas", "house", "hatti", "trader");

  private final House house;
  private final Client client;
  private final String host;
  private final String spectator;
  private final Map<Civilization, String> keys = new HashMap<>();

  SecrecyOverHttpTest(@TempDir Path folder) {
    house = House.in(folder);
    client = house.client();
    var wanted = House.five(1, BOTS);
    wanted.put("terms", Map.of("ast-table", "basic", "length", "short", "turn-limit", 1));
    var table = house.open(wanted);
    host = table.path("host").asString();
    spectator = table.path("spectator").asString();
    for (var seat : List.of(Civilization.MINOA, Civilization.EGYPT, Civilization.ASSYRIA)) {
      keys.put(seat, house.claim(table, seat.id()));
    }
  }

  @AfterEach
  void stop() {
    house.close();
  }

  private String key(Civilization seat) {
    return keys.getOrDefault(seat, "");
  }

  private Map<Viewer, String> viewers() {
    var viewers = new HashMap<Viewer, String>();
    viewers.put(Viewer.HOST, host);
    viewers.put(Viewer.SPECTATOR, spectator);
    keys.forEach((seat, key) -> viewers.put(Viewer.of(seat), key));
    return viewers;
  }

  // What was said

  @Test
  void whatTwoSeatsSayToEachOtherNobodyElseReads() throws Exception {
    int line = whisper("the-wine-is-mine");
    for (var viewer : viewers().entrySet()) {
      boolean isOneOfThem =
          viewer.getKey().seat() == Civilization.MINOA
              || viewer.getKey().seat() == Civilization.EGYPT;
      for (var seen : List.of("", "0", "" + (line - 1))) {
        try (var listener = Listener.to(client, viewer.getValue(), seen)) {
          assertThat(listener.upTo(line).data().contains("the-wine-is-mine"))
              .as("%s after %s", viewer.getKey(), seen)
              .isEqualTo(isOneOfThem);
        }
      }
      for (var path : List.of("/api/table", "/api/table/history/" + line)) {
        assertThat(client.get(path, viewer.getValue()).text().contains("the-wine-is-mine"))
            .as("%s of %s", path, viewer.getKey())
            .isEqualTo(isOneOfThem);
      }
    }
  }

  private int whisper(String text) {
    var said =
        client.post(
            "/api/table/chat",
            key(Civilization.MINOA),
            Map.of("request", client.fresh(), "to", "egypt", "text", text));
    assertThat(said.status()).as(said.text()).isEqualTo(200);
    return said.json().path("line").asInt();
  }

  // The past

  @Test
  void thePastIsToldAsTheRoleSawIt() throws Exception {
    playUntil("trade");
    for (var viewer : viewers().entrySet()) {
      assertThat(client.get("/api/table/export", viewer.getValue()).text())
          .contains("not-now")
          .doesNotContain("seed");
      inspectPast(viewer.getKey(), viewer.getValue());
    }
    playUntil("");
    for (var viewer : viewers().entrySet()) {
      inspectPast(viewer.getKey(), viewer.getValue());
    }
  }

  private void playUntil(String phase) {
    var table = client.get("/api/table", host).json().path("table");
    while (!table.path("phase").isNull() && !table.path("phase").asString().equals(phase)) {
      for (var key : keys.values()) {
        var questions = client.get("/api/table", key).json().path("questions");
        questions.forEach(asked -> house.takeAdvice(key, asked));
      }
      table = client.get("/api/table", host).json().path("table");
    }
  }

  private void inspectPast(Viewer viewer, String key) throws Exception {
    var events = client.get("/api/table/events?before=100000", key).json().path("events");
    assertThat(events.path("list").size()).isGreaterThan(20);
    inspect(viewer, events.path("list"));
    try (var listener = Listener.to(client, key, "1")) {
      inspect(viewer, listener.next().json().path("events").path("list"));
    }
    var lines = client.get("/api/table/history", key).json().path("lines");
    assertThat(lines.size()).isGreaterThan(10);
    for (int i = 0; i < lines.size() - 1; i += 29) {
      var scene = client.get("/api/table/history/" + lines.get(i).path("line").asInt(), key).json();
      var view = scene.path("view");
      boolean isSeat = viewer.seat() != null;
      assertThat(scene.has("questions")).isFalse();
      assertThat(scene.path("table").has("seed")).isFalse();
      assertThat(scene.path("table").has("invitations")).isFalse();
      assertThat(view.has("hand")).isEqualTo(isSeat);
      assertThat(view.path("seat").asString(""))
          .isEqualTo(viewer.seat() == null ? "" : viewer.seat().id());
      inspect(viewer, scene.path("events").path("list"));
    }
  }

  private static void inspect(Viewer viewer, JsonNode events) {
    events.forEach(told -> Secrets.inspectEvent(viewer, told.path("event")));
  }

  // Things of others

  @Test
  void aQuestionOfSomebodyElseIsAsGoodAsNone() throws Exception {
    var asked = house.question(key(Civilization.MINOA)).path("id").asString();
    for (var path : List.of("replies", "judge", "draft", "advice")) {
      var theirs = about(path, asked, key(Civilization.EGYPT));
      assertThat(theirs.error()).isEqualTo("409 stale");
      assertThat(theirs.text())
          .isEqualTo(about(path, "0123456789abcdef", key(Civilization.EGYPT)).text());
      assertThat(about(path, asked, host).error()).isEqualTo("403 wrong-role");
      assertThat(about(path, asked, spectator).error()).isEqualTo("403 wrong-role");
    }
  }

  private Client.Got about(String path, String question, String key) {
    var body = new HashMap<String, Object>();
    body.put("question", question);
    switch (path) {
      case "replies" -> {
        body.put("request", client.fresh());
        body.put("answer", Map.of());
      }
      case "judge" -> body.put("answer", Map.of());
      case "draft" -> body.put("orders", Map.of("list", List.of()));
      default -> {}
    }
    return client.post("/api/table/" + path, key, body);
  }

  @Test
  void onlyTheHostSeesInvitationsAndEverybodySeesThatOneIsNew() {
    var renewed =
        client.post("/api/table/seats/egypt/renew", host, Map.of("request", client.fresh()));
    var invitation = renewed.word("invitation");
    keys.remove(Civilization.EGYPT);
    for (var viewer : viewers().entrySet()) {
      var scene = client.get("/api/table", viewer.getValue());
      assertThat(scene.text().contains(invitation)).isEqualTo(viewer.getKey().equals(Viewer.HOST));
      var seat = scene.json().path("table").path("seats").path("egypt");
      assertThat(seat.path("claimed").asBoolean()).isFalse();
    }
  }

  // The page about it

  @Test
  void everyRequestThatTellsSomethingIsOnThePage() throws Exception {
    var page = Files.readString(Path.of("..", "docs", "secrecy.md"));
    var paths = client.get("/api/openapi.json", Client.NO_KEY).json().path("paths");
    var asking =
        StreamSupport.stream(paths.propertyNames().spliterator(), false)
            .filter(path -> path.startsWith("/api/table") && paths.path(path).has("get"))
            .toList();
    assertThat(asking).contains("/api/table", "/api/table/history/{line}");
    assertThat(asking).allSatisfy(path -> assertThat(page).contains("| `" + path + "` |"));
  }
}
