package ecumene.server.http;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.server.setting.Setting;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Viewers who do not read what they are told. */
class SlowViewerTest {
  private static final String LONG = "x".repeat(400);
  private static final int MOST = 6_000;

  @TempDir private Path folder;

  /** A stream whose reader does nothing. */
  private static Socket stream(House house, String key) throws IOException {
    var socket = new Socket();
    socket.setReceiveBufferSize(4096);
    socket.setSoTimeout(20_000);
    socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), house.port()));
    var request = "GET /api/table/stream HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer " + key;
    socket.getOutputStream().write((request + "\r\n\r\n").getBytes(US_ASCII));
    return socket;
  }

  private static int say(House house, String host) {
    var client = house.client();
    var got = client.post("/api/table/chat", host, Map.of("request", client.fresh(), "text", LONG));
    assertThat(got.status()).as(got.text()).isEqualTo(200);
    return got.json().path("line").asInt();
  }

  private static int meter(House house, String name) {
    var meters = house.client().get("/metrics", Client.NO_KEY).text();
    return (int) Double.parseDouble(meters.replaceAll("(?s).*\\n" + name + " (\\S+)\\n.*", "$1"));
  }

  /** Speaks until nothing more is made for the one who reads nothing; returns the last line. */
  private static int sayUntilStuck(House house, String host, Listener other) throws Exception {
    for (int said = 0; said < MOST; said += 20) {
      int before = meter(house, "ecumene_scenes_total");
      int line = 0;
      for (int i = 0; i < 20; i++) {
        line = say(house, host);
        other.upTo(line);
      }
      if (meter(house, "ecumene_scenes_total") - before <= 20) {
        return line;
      }
    }
    throw new AssertionError("all that is told is kept for somebody who reads nothing");
  }

  @Test
  void whoReadsNothingKeepsOneEventWaitingAndIsThenToldTheNewest() throws Exception {
    try (var house = House.in(folder)) {
      var host = house.open(House.five(1)).path("host").asString();
      try (var other = Listener.to(house.client(), host, "");
          var slow = stream(house, host)) {
        int last = sayUntilStuck(house, host, other);
        assertThat(meter(house, "ecumene_streams")).isEqualTo(2);
        var lines = new BufferedReader(new InputStreamReader(slow.getInputStream(), UTF_8));
        int told = 0;
        while (told < last) {
          var line = requireNonNull(lines.readLine(), "the stream ended");
          if (line.startsWith("id: ")) {
            int next = Integer.parseInt(line.substring(4));
            assertThat(next).isGreaterThanOrEqualTo(told);
            told = next;
          }
        }
      }
    }
  }

  @Test
  void whoReadsNothingForLongIsSentAway() throws Exception {
    try (var house = House.in(folder, House.OPEN.with(Setting.ANSWER_SECONDS, "2"))) {
      var host = house.open(House.five(1)).path("host").asString();
      try (var other = Listener.to(house.client(), host, "");
          var slow = stream(house, host)) {
        sayUntilStuck(house, host, other);
        for (int i = 0; i < 200 && meter(house, "ecumene_streams") > 1; i++) {
          Thread.sleep(50);
        }
        assertThat(meter(house, "ecumene_streams")).isEqualTo(1);
        assertThat(slow.isConnected()).isTrue(); // it did not leave by itself
        other.upTo(say(house, host));
      }
    }
  }
}
