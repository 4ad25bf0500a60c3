package ecumene.server.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.server.key.Key;
import ecumene.wire.Wire;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** A seat changes hands before everybody's eyes, or not at all. */
class ChangingHandsTest {
  private static final String CLAIM = "/api/table/claim";
  private static final String RENEW = "/api/table/seats/egypt/renew";
  private static final int RACES = 20;
  private static final int TALKERS = 3;
  private static final int WARM_UP_MILLIS = 50;

  private final House house;
  private final Client client;
  private final String host;
  private final String spectator;
  private final String invitation;

  ChangingHandsTest(@TempDir Path folder) {
    house = House.in(folder);
    client = house.client();
    var table = house.open(House.five(1, Map.of()));
    host = table.path("host").asString();
    spectator = table.path("spectator").asString();
    invitation = table.path("invitations").path("egypt").asString();
  }

  @AfterEach
  void stop() {
    house.close();
  }

  private long told(String what) {
    var chat = client.get("/api/table", spectator).json().path("chat").path("list");
    return chat.valueStream()
        .map(it -> it.path("note").path("what").asString(""))
        .filter(what::equals)
        .count();
  }

  private boolean isClaimed() {
    var seats = client.get("/api/table", spectator).json().path("table").path("seats");
    return seats.path("egypt").path("claimed").asBoolean();
  }

  private String claim(String shown) {
    var got = client.post(CLAIM, shown, Map.of());
    assertThat(got.status()).as(got.text()).isEqualTo(200);
    return got.word("key");
  }

  private Client.Got renew(String request) {
    return client.post(RENEW, host, Map.of("request", request));
  }

  private void assertOpen(String key) {
    assertThat(client.get("/api/table", key).status()).isEqualTo(200);
  }

  private void assertShut(String key) {
    assertThat(client.get("/api/table", key).error()).isEqualTo("401 no-key");
  }

  @Test
  void theSameKeyLeavesATraceEachTime() {
    var own = Map.of("key", Key.fresh().word());
    assertThat(client.post(CLAIM, invitation, own).status()).isEqualTo(200);
    claim(renew("a").word("invitation"));
    var again = renew("b").word("invitation");
    assertThat(isClaimed()).isFalse();

    assertThat(client.post(CLAIM, again, own).status()).isEqualTo(200);
    assertThat(isClaimed()).isTrue();
    assertThat(told("claimed")).isEqualTo(3);
    assertThat(told("link-renewed")).isEqualTo(2);
  }

  @Test
  void noInvitationIsMadeUp() {
    var key = claim(invitation);
    var got =
        client.post(CLAIM, Key.fresh().word(), Map.of("key", key, "name", "Somebody", "x", 1));
    assertThat(got.status()).isEqualTo(400);
    got = client.post(CLAIM, Key.fresh().word(), Map.of("key", key, "name", "Somebody"));
    assertThat(got.error()).isEqualTo("401 no-key");
    assertThat(told("claimed")).isEqualTo(1);
  }

  @Test
  void aWordThatIsTakenRenewsNothing() {
    var key = claim(invitation);
    client.post("/api/table/chat", host, Map.of("request", "word", "text", "hello"));

    assertThat(renew("word").error()).isEqualTo("409 reused");
    assertOpen(key);
    assertThat(told("link-renewed")).isZero();
  }

  @Test
  void whoeverIsFasterWithAWordARenewalIsToldOrNone() throws Exception {
    var key = claim(invitation);
    long renewals = 0;
    try (var threads = Executors.newVirtualThreadPerTaskExecutor();
        var other = new Client(house.port())) {
      for (int round = 0; round < RACES; round++) {
        var word = "race-" + round;
        Callable<Client.Got> chat =
            () -> other.post("/api/table/chat", host, Map.of("request", word, "text", "x"));
        Callable<Client.Got> renewal = () -> renew(word);
        var both = new ArrayList<Future<Client.Got>>();
        for (var each : round % 2 == 0 ? List.of(chat, renewal) : List.of(renewal, chat)) {
          both.add(threads.submit(each));
        }
        var renewed = both.get(round % 2 == 0 ? 1 : 0).get();
        var said = both.get(round % 2 == 0 ? 0 : 1).get();
        assertThat(List.of(renewed.status(), said.status())).containsExactlyInAnyOrder(200, 409);
        if (renewed.status() == 200) {
          renewals++;
          assertShut(key);
          key = claim(renewed.word("invitation"));
        } else {
          assertOpen(key);
        }
        assertThat(told("link-renewed")).isEqualTo(renewals);
      }
    }
  }

  @Test
  void anEarlierRenewalWithdrawsNothingMore() {
    var first = renew("a");
    assertThat(renew("a").json()).isEqualTo(first.json());
    assertThat(client.post(CLAIM, invitation, Map.of()).error()).isEqualTo("401 no-key");
    var key = claim(first.word("invitation"));

    var again = renew("a");
    assertThat(again.json().path("line")).isEqualTo(first.json().path("line"));
    assertThat(again.json().has("invitation")).isFalse();
    assertOpen(key);
    assertThat(told("link-renewed")).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({"leave,", "bot,bot:house", "chat,text:hello", "name,name:Ghost", "undo,"})
  void aBodyThatDripsIsJudgedByWhatTheKeyOpensThen(String path, @Nullable String more)
      throws Exception {
    var key = claim(invitation);
    var body = Wire.JSON.createObjectNode().put("request", "drip");
    if (more != null) {
      var property = more.split(":", 2);
      body.put(property[0], property[1]);
    }
    var text = body.toString();
    int before = line();
    try (var socket = new Socket(InetAddress.getLoopbackAddress(), house.port())) {
      var out = socket.getOutputStream();
      out.write(
          """
          POST /api/table/%s HTTP/1.1\r
          Host: 127.0.0.1\r
          Authorization: Bearer %s\r
          Content-Type: application/json\r
          Content-Length: %d\r
          Connection: close\r
          \r
          %s\
          """
              .formatted(path, key, text.length(), text.charAt(0))
              .getBytes(UTF_8));
      out.flush();
      Thread.sleep(200); // until it waits for the rest
      var renewed = renew("r");
      assertThat(renewed.status()).as(renewed.text()).isEqualTo(200);
      out.write(text.substring(1).getBytes(UTF_8));
      out.flush();
      var in = new BufferedReader(new InputStreamReader(socket.getInputStream(), UTF_8));
      assertThat(in.readLine()).startsWith("HTTP/1.1 401");
    }
    assertThat(line()).isEqualTo(before + 1);
  }

  @Test
  void whatIsUnderWayComesBeforeTheRenewalOrNotAtAll() throws Exception {
    var unspent = invitation;
    int heard = 0;
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int round = 0; round < RACES; round++) {
        var key = claim(unspent);
        var ends = new AtomicBoolean();
        var talk = new ArrayList<Future<Integer>>();
        for (int talker = 0; talker < TALKERS; talker++) {
          var word = "talk-" + round + "-" + talker + "-";
          talk.add(threads.submit(() -> chatter(key, word, ends)));
        }
        Thread.sleep(WARM_UP_MILLIS);
        unspent = renew("renewal-" + round).word("invitation");
        ends.set(true);
        for (var talker : talk) {
          heard += talker.get();
        }
      }
    }
    assertThat(heard).isPositive();
    var holder = false;
    for (var remark : chat()) {
      var what = remark.path("note").path("what").asString("");
      holder = what.isEmpty() ? holder : what.equals("claimed");
      assertThat(holder || !remark.path("from").asString().equals("egypt"))
          .as("somebody speaks for a seat that nobody has: %s", remark)
          .isTrue();
    }
  }

  /** All that was said, from the beginning. */
  private List<JsonNode> chat() {
    var all = new ArrayList<JsonNode>();
    int from = Integer.MAX_VALUE;
    while (from > 0) {
      var part = client.get("/api/table/chat?before=" + from, spectator).json().path("chat");
      all.addAll(0, part.path("list").valueStream().toList());
      from = part.path("from").asInt();
    }
    return all;
  }

  /** Talks until it is told to end; how often that was heard. */
  private int chatter(String key, String word, AtomicBoolean ends) {
    int heard = 0;
    try (var talker = new Client(house.port())) {
      for (int n = 0; !ends.get(); n++) {
        var said = Map.of("request", word + n, "text", "x");
        heard += talker.post("/api/table/chat", key, said).status() == 200 ? 1 : 0;
      }
    }
    return heard;
  }

  private int line() {
    JsonNode scene = client.get("/api/table", spectator).json();
    return scene.path("line").asInt();
  }
}
