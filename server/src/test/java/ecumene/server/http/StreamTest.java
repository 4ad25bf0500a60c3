package ecumene.server.http;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.server.setting.Setting;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
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
    house = House.in(folder, House.OPEN.with(Setting.STREAMS_PER_ADDRESS, "19"));
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
    for (int i = 0; i < 19; i++) {
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
    awaitNoStreams(); // though nothing is written
  }

  @Test
  void whoAsksForMoreOnAStreamIsSentAway() throws Exception {
    try (var socket = new Socket(InetAddress.getLoopbackAddress(), house.port())) {
      socket.setSoTimeout(20_000);
      var request = "GET /api/table/stream HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer " + host;
      socket.getOutputStream().write((request + "\r\n\r\n").getBytes(US_ASCII));
      assertThat(socket.getInputStream().read()).isEqualTo('H');
      socket.getOutputStream().write("GET /health HTTP/1.1\r\n".getBytes(US_ASCII));
      awaitNoStreams();
    }
  }

  private void awaitNoStreams() throws InterruptedException {
    for (int i = 0; i < 100 && streams() > 0; i++) {
      Thread.sleep(50);
    }
    assertThat(streams()).isZero();
  }

  @Test
  void nineteenSeeEverythingInTheSameOrder() throws Exception {
    var plan = House.five(1, Map.of());
    plan.put("players", 18);
    plan.put("side", "both");
    var eighteen = house.open(plan);
    var keys = new ArrayList<String>();
    keys.add(eighteen.path("spectator").asString());
    eighteen
        .path("invitations")
        .propertyNames()
        .forEach(seat -> keys.add(house.claim(eighteen, seat)));
    assertThat(keys).hasSize(19);
    var listeners = new ArrayList<Listener>();
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (var key : keys) {
        listeners.add(Listener.to(client, key, ""));
      }
      var lines = new ArrayList<Future<Integer>>();
      for (var key : keys.subList(1, keys.size())) {
        for (int i = 0; i < 10; i++) {
          var text = "word " + i + " of " + lines.size();
          lines.add(threads.submit(() -> say(key, text)));
        }
      }
      int last = 0;
      for (var line : lines) {
        last = Math.max(last, line.get());
      }
      var heard = new ArrayList<List<String>>();
      for (var listener : listeners) {
        heard.add(words(listener, last));
      }
      assertThat(heard.getFirst()).hasSize(lines.size()).doesNotHaveDuplicates();
      assertThat(heard).allMatch(heard.getFirst()::equals);
    } finally {
      listeners.forEach(Listener::close);
    }
  }

  /** What is said up to this line. */
  private static List<String> words(Listener listener, int last) throws InterruptedException {
    var words = new ArrayList<String>();
    int seen = -1;
    while (seen < last) {
      var scene = listener.next().json();
      assertThat(scene.path("line").asInt()).isGreaterThanOrEqualTo(seen);
      seen = scene.path("line").asInt();
      for (var remark : scene.path("chat").path("list")) {
        if (remark.path("text").asString().startsWith("word ")) {
          words.add(remark.path("text").asString());
        }
      }
    }
    return words;
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
    return say(host, text);
  }

  private int say(String key, String text) {
    var got = client.post("/api/table/chat", key, Map.of("request", client.fresh(), "text", text));
    assertThat(got.status()).as(got.text()).isEqualTo(200);
    return got.json().path("line").asInt();
  }

  private int streams() {
    var meters = client.get("/metrics", Client.NO_KEY).text();
    return (int)
        Double.parseDouble(meters.replaceAll("(?s).*\\necumene_streams (\\S+)\\n.*", "$1"));
  }
}
