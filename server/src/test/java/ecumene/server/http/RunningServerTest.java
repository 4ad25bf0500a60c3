package ecumene.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.server.setting.Setting;
import ecumene.wire.Wire;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Tables over HTTP, as the protocol has them. */
class RunningServerTest {
  private final House house;
  private final Client client;
  private final JsonNode table;

  RunningServerTest(@TempDir Path folder) {
    house = House.in(folder);
    client = house.client();
    table = house.open(House.five(1));
  }

  @AfterEach
  void stop() {
    house.close();
  }

  @Test
  void aTableHasALinkForEveryRole() {
    assertThat(table.path("invitations").propertyNames()).containsExactly("minoa", "egypt");
    assertThat(role(table.path("host").asString())).isEqualTo("host");
    assertThat(role(table.path("spectator").asString())).isEqualTo("spectator");
    assertThat(role(house.claim(table, "egypt"))).isEqualTo("seat");
  }

  @Test
  void anInvitationIsSpentByItsFirstUse() {
    var invitation = table.path("invitations").path("egypt").asString();
    var key = house.claim(table, "egypt");
    assertThat(client.post("/api/table/claim", invitation, Map.of()).error())
        .isEqualTo("401 no-key");
    var seat = scene(key).path("table").path("seats").path("egypt");
    assertThat(seat.path("claimed").asBoolean()).isTrue();
    assertThat(seat.path("name").asString()).isEqualTo("Anna, egypt");
    assertThat(
            scene(table.path("host").asString()).path("table").path("invitations").propertyNames())
        .containsExactly("minoa");
  }

  @Test
  void aReplyIsDoneOnceAndAnsweredAlike() throws Exception {
    var key = house.claim(table, "minoa");
    var question = house.question(key);
    assertThat(question.path("question").path("kind").asString()).isEqualTo("move-tokens");
    var reply =
        Map.of(
            "request",
            "once",
            "question",
            question.path("id").asString(),
            "answer",
            Map.of("list", List.of()));
    var first = client.post("/api/table/replies", key, reply);
    assertThat(first.status()).as(first.text()).isEqualTo(200);
    assertThat(client.post("/api/table/replies", key, reply).json()).isEqualTo(first.json());
    assertThat(house.stay(key, question).error()).isEqualTo("409 stale");
  }

  @Test
  void oneOfTwoWhoAnswerAtOnceIsTooLate() throws Exception {
    var key = house.claim(table, "minoa");
    var question = house.question(key);
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      Callable<String> answer =
          () -> {
            try (var own = new Client(house.port())) {
              var got =
                  own.post(
                      "/api/table/replies",
                      key,
                      Map.of(
                          "request",
                          "race-" + Thread.currentThread().threadId(),
                          "question",
                          question.path("id").asString(),
                          "answer",
                          Map.of("list", List.of())));
              return got.status() == 200 ? "200" : got.error();
            }
          };
      var one = threads.submit(answer);
      var other = threads.submit(answer);
      assertThat(List.of(one.get(), other.get())).containsExactlyInAnyOrder("200", "409 stale");
    }
  }

  @Test
  void aRenewedLinkMakesOldKeysUseless() throws Exception {
    var host = table.path("host").asString();
    var key = house.claim(table, "egypt");
    try (var listener = Listener.to(client, key, "")) {
      listener.next();
      var path = "/api/table/seats/egypt/renew";
      var renewed = client.post(path, host, Map.of("request", "lost"));
      assertThat(renewed.status()).as(renewed.text()).isEqualTo(200);
      assertThat(client.post(path, host, Map.of("request", "lost")).json())
          .isEqualTo(renewed.json());
      var event = listener.next();
      while (event.name().equals("scene")) {
        event = listener.next();
      }
      assertThat(event.name()).isEqualTo("no-key");
      assertThat(listener.next().isEnd()).isTrue();
      assertThat(client.get("/api/table", key).error()).isEqualTo("401 no-key");
      var fresh = client.post("/api/table/claim", renewed.word("invitation"), Map.of());
      assertThat(role(fresh.word("key"))).isEqualTo("seat");
    }
  }

  @Test
  void theHostRunsTheTable() {
    var host = table.path("host").asString();
    done("/api/table/pause", host, Map.of());
    assertThat(scene(host).path("table").path("paused").asBoolean()).isTrue();
    done("/api/table/resume", host, Map.of());
    done("/api/table/extend", host, Map.of("seconds", 60));
    done("/api/table/chat", host, Map.of("text", "welcome"));
    done("/api/table/seats/egypt/bot", host, Map.of("bot", "trader"));
    done("/api/table/webhook", host, Map.of("url", "https://chat.example/hook"));
    var now = scene(host);
    assertThat(now.path("table").path("seats").path("egypt").path("occupant").asString())
        .isEqualTo("trader");
    var told = new ArrayList<String>();
    for (var one : now.path("chat").path("list")) {
      told.add(one.path("note").path("what").asString(one.path("text").asString()));
    }
    assertThat(told).containsExactly("paused", "resumed", "extended", "welcome", "bot-seated");
  }

  @Test
  void aWebhookThatIsNotAllowedAnyMoreIsPassedOver(@TempDir Path other) {
    var plan = House.five(1);
    plan.put("webhook", "http://localhost:1/hook");
    String host;
    try (var before = House.in(other, House.OPEN.with(Setting.WEBHOOK_LOCAL, "yes"))) {
      host = before.open(plan).path("host").asString();
    }
    try (var now = House.in(other)) {
      var said = now.client().post("/api/table/chat", host, Map.of("request", "r", "text", "hm"));
      assertThat(said.status()).as(said.text()).isEqualTo(200);
    }
  }

  @Test
  void whatIsSaidToOneIsHeardByOne() {
    var egypt = house.claim(table, "egypt");
    var minoa = house.claim(table, "minoa");
    done("/api/table/chat", egypt, Map.of("text", "wine for iron?", "to", "minoa"));
    done("/api/table/name", egypt, Map.of("name", "Cleo"));
    assertThat(scene(minoa).toString()).contains("wine for iron?", "Cleo");
    assertThat(scene(table.path("host").asString()).toString())
        .contains("Cleo")
        .doesNotContain("wine");
    assertThat(scene(table.path("spectator").asString()).toString()).doesNotContain("wine");
  }

  private void done(String path, String key, Map<String, ?> body) {
    var whole = Wire.JSON.createObjectNode().put("request", client.fresh());
    body.forEach((name, value) -> whole.set(name, Wire.JSON.valueToTree(value)));
    var got = client.post(path, key, whole.toString());
    assertThat(got.status()).as(got.text()).isEqualTo(200);
    assertThat(got.json().path("line").asInt()).isPositive();
  }

  private String role(String key) {
    return scene(key).path("table").path("role").asString();
  }

  private JsonNode scene(String key) {
    return client.get("/api/table", key).json();
  }
}
