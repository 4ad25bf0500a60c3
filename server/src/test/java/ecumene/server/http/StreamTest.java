package ecumene.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.server.setting.Setting;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Streams of what is seen. */
class StreamTest {
  private final House house;
  private final Client client;
  private final JsonNode table;
  private final String host;

  StreamTest(@TempDir Path folder) {
    house = House.in(folder, House.OPEN.with(Setting.STREAMS_PER_ADDRESS, "3"));
    client = house.client();
    table = house.open(House.five(1));
    host = table.path("host").asString();
  }

  @AfterEach
  void stop() {
    house.close();
  }

  @Test
  void theFirstSceneIsWholeAndTheNextSayWhatHasChanged() throws Exception {
    try (var listener = Listener.to(client, host, "")) {
      var headers = listener.response().headers();
      assertThat(headers.firstValue("Content-Type")).hasValue("text/event-stream");
      assertThat(headers.firstValue("X-Accel-Buffering")).hasValue("no");
      assertThat(headers.firstValue("Content-Encoding")).isEmpty();
      assertThat(headers.firstValue("Content-Security-Policy")).isPresent();
      var first = listener.next();
      assertThat(first.name()).isEqualTo("scene");
      assertThat(first.json().path("whole").asBoolean()).isTrue();
      assertThat(first.id()).isEqualTo(first.json().path("line").asString());
      var next = listener.upTo(say("hello"));
      assertThat(next.json().has("whole")).isFalse();
      assertThat(next.data()).contains("hello");
    }
  }

  @Test
  void aStreamThatBrokeOffIsTakenUp() throws Exception {
    int seen = say("before");
    try (var listener = Listener.to(client, host, "")) {
      seen = Math.max(seen, Integer.parseInt(listener.next().id()));
    }
    say("while away");
    try (var listener = Listener.to(client, host, "" + seen)) {
      var scene = listener.next().json();
      assertThat(scene.path("whole").asBoolean()).isTrue();
      assertThat(scene.path("chat").path("from").asInt()).isOne();
      assertThat(scene.path("chat").path("list").toString())
          .contains("while away")
          .doesNotContain("before");
    }
  }

  @Test
  void whatWasSeenMustBeANumber() {
    assertThat(client.get("/api/table/stream?after=x", host).error()).isEqualTo("400 malformed");
  }

  @Test
  void anAddressCanNotHaveStreamsWithoutEnd() throws Exception {
    for (int i = 0; i < 3; i++) {
      Listener.to(client, host, "").next();
    }
    assertThat(client.get("/api/table/stream", host).error()).isEqualTo("429 too-many");
  }

  @Test
  void thePlaceOfAStreamThatEndedIsFree() throws Exception {
    for (int i = 0; i < 3; i++) {
      try (var listener = Listener.to(client, host, "")) {
        listener.next();
      }
    }
    for (int i = 0; i < 100 && streams() > 0; i++) {
      say("is anybody there?"); // a stream that nobody hears ends when it is written to
      Thread.sleep(20);
    }
    assertThat(streams()).isZero();
  }

  @Test
  void whoeverListensIsToldThatTheServerStops() throws Exception {
    try (var listener = Listener.to(client, host, "")) {
      listener.next();
      house.stop();
      var event = listener.next();
      assertThat(event.name()).isEqualTo("stopping");
      assertThat(listener.next().isEnd()).isTrue();
    }
  }

  private int say(String text) {
    var got = client.post("/api/table/chat", host, Map.of("request", client.fresh(), "text", text));
    assertThat(got.status()).as(got.text()).isEqualTo(200);
    return got.json().path("line").asInt();
  }

  private int streams() {
    var meters = client.get("/metrics", Client.NO_KEY).text();
    return (int)
        Double.parseDouble(meters.replaceAll("(?s).*\\necumene_streams (\\S+)\\n.*", "$1"));
  }
}
