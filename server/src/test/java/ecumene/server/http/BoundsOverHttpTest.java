package ecumene.server.http;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.server.setting.Setting;
import ecumene.server.setting.Settings;
import ecumene.server.store.StoredTouch;
import ecumene.server.store.TableId;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What somebody can not do to a server however long they try. */
@Timeout(120)
class BoundsOverHttpTest {
  private static final String POST =
      "POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n";

  @TempDir private Path folder;

  private static Socket connect(House house) throws IOException {
    var socket = new Socket(InetAddress.getLoopbackAddress(), house.port());
    socket.setSoTimeout(30_000);
    return socket;
  }

  private static void write(Socket socket, String text) throws IOException {
    socket.getOutputStream().write(text.getBytes(ISO_8859_1));
  }

  /** How long the connection lives on while a byte is sent now and then. */
  private static Duration dripUntilClosed(Socket socket, String drop) throws Exception {
    long begun = System.nanoTime();
    try {
      for (int i = 0; i < 200; i++) {
        write(socket, drop);
        Thread.sleep(100);
      }
    } catch (SocketException closed) {
      return Duration.ofNanos(System.nanoTime() - begun);
    }
    throw new AssertionError("it was never closed");
  }

  @Test
  void aHeadThatNeverEndsIsNotWaitedFor() throws Exception {
    try (var house = House.in(folder, House.OPEN.with(Setting.HEADER_SECONDS, "1"));
        var socket = connect(house)) {
      write(socket, "GET /health HTTP/1.1\r\nHost: a\r\nX: ");
      assertThat(dripUntilClosed(socket, "x")).isLessThan(Duration.ofSeconds(6));
    }
  }

  @Test
  void norIsTheHeadOfASecondRequest() throws Exception {
    try (var house = House.in(folder, House.OPEN.with(Setting.HEADER_SECONDS, "1"));
        var socket = connect(house)) {
      write(socket, "GET /health/live HTTP/1.1\r\nHost: a\r\n\r\n");
      assertThat(socket.getInputStream().read()).isEqualTo('H');
      Thread.sleep(3000); // nothing is asked, which is no sin
      write(socket, "GET /health HTTP/1.1\r\nHost: a\r\nX: ");
      assertThat(dripUntilClosed(socket, "x")).isLessThan(Duration.ofSeconds(6));
    }
  }

  @Test
  void aBodyThatStopsIsNotWaitedForHoweverMuchOfItHasCome() throws Exception {
    try (var house = House.in(folder, House.OPEN.with(Setting.BODY_SECONDS, "2"));
        var socket = connect(house)) {
      write(socket, POST + "Content-Length: 60000\r\n\r\n" + " ".repeat(50_000));
      long begun = System.nanoTime();
      assertThat(isClosed(socket)).isTrue();
      assertThat(System.nanoTime() - begun).isLessThan(Duration.ofSeconds(10).toNanos());
    }
  }

  @Test
  void norABodyThatNobodyWants() throws Exception {
    try (var house = House.in(folder, House.OPEN.with(Setting.BODY_SECONDS, "2"));
        var socket = connect(house)) {
      write(socket, "POST /nothing HTTP/1.1\r\nHost: a\r\nContent-Length: 60000\r\n\r\n");
      assertThat(dripUntilClosed(socket, "x")).isLessThan(Duration.ofSeconds(10));
    }
  }

  /** Reads whatever comes; whether that ends before the patience does. */
  private static boolean isClosed(Socket socket) throws IOException {
    try {
      while (socket.getInputStream().read() >= 0) {
        assertThat(socket.isConnected()).isTrue();
      }
      return true;
    } catch (SocketException reset) {
      return true;
    }
  }

  @Test
  void whoDoesNotTakeAnAnswerIsClosed() throws Exception {
    var hurried = House.OPEN.with(Setting.ANSWER_BYTES_PER_SECOND, "100000000");
    try (var house = House.in(folder, hurried);
        var socket = new Socket()) {
      socket.setReceiveBufferSize(4096);
      socket.setSoTimeout(60_000);
      socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), house.port()));
      var asked = "GET /api/openapi.json HTTP/1.1\r\nHost: a\r\n\r\n".repeat(400);
      Thread.startVirtualThread(() -> ask(socket, asked));
      for (int i = 0; i < 60 && !slowOnesWereClosed(house); i++) {
        Thread.sleep(1000);
      }
      assertThat(slowOnesWereClosed(house)).isTrue();
    }
  }

  private static void ask(Socket socket, String asked) {
    try {
      write(socket, asked);
    } catch (IOException closed) {
      assertThat(asked).isNotEmpty(); // as it should be
    }
  }

  private static boolean slowOnesWereClosed(House house) {
    return house.client().get("/metrics", Client.NO_KEY).text().contains("ecumene_slow_closed 1.0");
  }

  // Rates

  @Test
  void manyKeysOfASeatAreOnePerson() {
    var settings =
        House.OPEN.with(Setting.MESSAGES_PER_SECOND, "1").with(Setting.REQUESTS_PER_SECOND, "0");
    try (var house = House.in(folder, settings)) {
      var client = house.client();
      var table = house.open(House.five(1));
      var seat = house.claim(table, "minoa");
      var anna = Map.of("name", "anna", "password", "correct horse");
      client.post("/api/accounts", Client.NO_KEY, anna);
      var session = client.post("/api/sessions", Client.NO_KEY, anna).word("key");
      assertThat(client.post("/api/me/seats", session, Map.of("key", seat)).status())
          .isEqualTo(200);
      var open = Map.of("table", table.path("table").asString(), "seat", "minoa");
      var second = client.post("/api/me/open", session, open).word("key");
      assertThat(second).hasSize(24);
      int refused = 0;
      for (int i = 0; i < 14; i++) {
        var said = Map.of("request", client.fresh(), "text", "hello");
        var got = client.post("/api/table/chat", i % 2 == 0 ? seat : second, said);
        refused += got.status() == 429 ? 1 : 0;
      }
      assertThat(refused).isGreaterThan(5);
    }
  }

  @Test
  void theRecordOfATableCanNotBeFlooded() {
    try (var house = House.in(folder, House.OPEN.with(Setting.NOTES_PER_HOUR, "6"))) {
      var table = house.open(House.five(1));
      var host = table.path("host").asString();
      int refused = 0;
      for (int i = 0; i < 20; i++) {
        var path = i % 2 == 0 ? "/api/table/pause" : "/api/table/resume";
        var got = house.client().post(path, host, Map.of("request", house.client().fresh()));
        refused += got.status() == 429 ? 1 : 0;
      }
      assertThat(refused).isEqualTo(14);
      var said = Map.of("request", house.client().fresh(), "text", "hello");
      assertThat(house.client().post("/api/table/chat", host, said).status()).isEqualTo(200);
    }
  }

  @Test
  void tablesForBotsAloneCountSeveralTimes() {
    try (var house = House.in(folder, House.OPEN.with(Setting.TABLES_PER_HOUR, "11"))) {
      var bots = new HashMap<String, String>();
      for (var seat : new String[] {"minoa", "egypt", "hellas", "hatti", "assyria"}) {
        bots.put(seat, "random");
      }
      house.open(House.five(1, bots));
      house.open(House.five(1, bots));
      house.open(House.five(1));
      var more = house.client().post("/api/tables", Client.NO_KEY, House.five(1));
      assertThat(more.error()).isEqualTo("429 too-many");
    }
  }

  @Test
  void nobodyHasNamesLookedUpBeyondTheLimitOfTables() {
    try (var house = House.in(folder, House.OPEN.with(Setting.TABLES_PER_HOUR, "1"))) {
      var table = House.five(1);
      house.open(table);
      table.put("webhook", "https://127.0.0.1/hook"); // which is refused when it is looked up
      var got = house.client().post("/api/tables", Client.NO_KEY, table);
      assertThat(got.error()).isEqualTo("429 too-many");
    }
  }

  // Space

  @Test
  void withoutSpaceNoTableIsOpenedAndOthersPlayOn() throws Exception {
    String seat;
    try (var house = House.in(folder, settings("500"))) {
      seat = house.claim(house.open(House.five(1)), "minoa");
    }
    try (var house = House.in(folder, settings("999999999"))) {
      var got = house.client().post("/api/tables", Client.NO_KEY, House.five(1));
      assertThat(got.error()).isEqualTo("503 unavailable");
      assertThat(got.word("message")).contains("no space for new tables");
      var said = Map.of("request", house.client().fresh(), "text", "we play on");
      assertThat(house.client().post("/api/table/chat", seat, said).status()).isEqualTo(200);
    }
  }

  private static Settings settings(String megabytes) {
    return House.OPEN.with(Setting.FREE_MEGABYTES, megabytes);
  }

  @Test
  void theStreamOfADeletedTableEnds() throws Exception {
    try (var house = House.in(folder)) {
      var table = house.open(House.five(1));
      var spectator = table.path("spectator").asString();
      var request = house.client().request("/api/table/stream", spectator).GET().build();
      var stream = house.client().http().send(request, BodyHandlers.ofLines());
      var touch =
          new StoredTouch(new TableId(table.path("table").asString()), Instant.ofEpochMilli(1));
      do { // this server may note that somebody looks on
        house.store().noteTouched(touch.table(), Instant.ofEpochMilli(1));
      } while (!house.store().delete(touch));
      try (var lines = stream.body()) {
        assertThat(lines.anyMatch("event: no-key"::equals)).isTrue();
      }
    }
  }

  @Test
  void olderTalkIsAskedFor() {
    try (var house = House.in(folder)) {
      var host = house.open(House.five(1)).path("host").asString();
      for (int i = 0; i < 250; i++) {
        var said = Map.of("request", house.client().fresh(), "text", "no " + i);
        assertThat(house.client().post("/api/table/chat", host, said).status()).isEqualTo(200);
      }
      int from = house.client().get("/api/table", host).json().path("chat").path("from").asInt();
      assertThat(from).isGreaterThanOrEqualTo(50);
      var older = house.client().get("/api/table/chat?before=" + from, host).json().path("chat");
      assertThat(older.path("from").asInt() + older.path("list").size()).isEqualTo(from);
    }
  }
}
