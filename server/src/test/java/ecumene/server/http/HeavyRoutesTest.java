package ecumene.server.http;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.server.setting.Setting;
import ecumene.server.work.HeavyWork;
import ecumene.wire.Wire;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Work that is heavy does not stop work that is light, and is charged by what it costs. */
@Timeout(60)
class HeavyRoutesTest {
  private static final Path SAVED = Path.of("../fixtures/05-west-short.json.gz");

  private static final String IMPORT =
      """
      POST /api/imports HTTP/1.1\r
      Host: a\r
      Content-Type: application/json\r
      Content-Length: 6000\r
      \r
      """;

  @TempDir private Path folder;

  @Test
  void aReplyIsTakenWhileThereIsTooMuchHeavyWork() throws Exception {
    var work = new HeavyWork(1, 1, 1);
    var gate = new CountDownLatch(1);
    try (var house = House.in(folder, House.OPEN, work);
        var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var client = house.client();
      var table = house.open(House.five(1));
      var key = house.claim(table, "minoa");
      var asked = house.question(key);
      threads.execute(() -> work.run("others", () -> await(gate)));
      while (!work.isBusy()) {
        Thread.sleep(1);
      }
      threads.execute(() -> work.run("others", () -> true));
      while (work.waiting() == 0) {
        Thread.sleep(1);
      }
      var question = Map.of("question", asked.path("id").asString());
      for (var refused :
          List.of(
              client.get("/api/table/history", key),
              client.get("/api/table/history/1", key),
              client.get("/api/table/events", key),
              client.get("/api/table/export", key),
              client.post("/api/table/advice", key, question),
              client.post("/api/sessions", Client.NO_KEY, credentials()),
              client.post("/api/imports", Client.NO_KEY, imported()))) {
        assertThat(refused.error()).as(refused.text()).isEqualTo("503 busy");
        assertThat(refused.header("Retry-After")).isEqualTo("5");
      }
      assertThat(client.get("/metrics", Client.NO_KEY).text())
          .contains("ecumene_heavy_waiting 1", "ecumene_heavy_refused 7");
      assertThat(house.stay(key, asked).status()).isEqualTo(200);
      gate.countDown();
      while (work.waiting() > 0) {
        Thread.sleep(1);
      }
      assertThat(client.get("/api/table/history", key).status()).isEqualTo(200);
    } finally {
      gate.countDown();
    }
  }

  private static boolean await(CountDownLatch gate) {
    try {
      return gate.await(60, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private static Map<String, String> credentials() {
    return Map.of("name", "nobody", "password", "wrong horse");
  }

  private static Map<String, Object> imported() throws Exception {
    return Map.of("name", "Old", "saved", saved());
  }

  private static JsonNode saved() throws Exception {
    try (InputStream in = new GZIPInputStream(Files.newInputStream(SAVED))) {
      return Wire.JSON.readTree(in);
    }
  }

  // Costs

  private static int status(Socket socket, String request) throws Exception {
    socket.getOutputStream().write(request.getBytes(ISO_8859_1));
    var line = new String(socket.getInputStream().readNBytes(12), ISO_8859_1);
    return Integer.parseInt(line.substring(9));
  }

  @Test
  void anImportIsChargedByItsLengthBeforeItIsRead() {
    var settings = House.OPEN.with(Setting.REQUESTS_PER_SECOND, "10"); // 50 in a burst
    try (var house = House.in(folder, settings)) {
      var client = house.client();
      var nonsense = "x".repeat(250_000);
      assertThat(client.post("/api/imports", Client.NO_KEY, nonsense).status()).isEqualTo(400);
      assertThat(client.post("/api/imports", Client.NO_KEY, nonsense).status()).isEqualTo(429);
    }
  }

  @Test
  void anImportCountsAsATableBeforeItIsRead() {
    try (var house = House.in(folder, House.OPEN.with(Setting.TABLES_PER_HOUR, "1"))) {
      assertThat(house.client().post("/api/imports", Client.NO_KEY, "x").status()).isEqualTo(400);
      assertThat(house.client().post("/api/imports", Client.NO_KEY, "x").word("message"))
          .isEqualTo("too many new tables from this address");
    }
  }

  @Test
  void onlySoMuchIsImportedAtOnce() throws Exception {
    var settings =
        House.OPEN.with(Setting.IMPORT_BYTES, "10000").with(Setting.IMPORT_BYTES_AT_ONCE, "20000");
    try (var house = House.in(folder, settings);
        var slow = new Socket(InetAddress.getLoopbackAddress(), house.port());
        var next = new Socket(InetAddress.getLoopbackAddress(), house.port())) {
      slow.getOutputStream().write((IMPORT + "x".repeat(5999)).getBytes(ISO_8859_1));
      while (!isImporting(house, 5999)) { // what was said to come does not count
        Thread.sleep(1);
      }
      assertThat(status(next, IMPORT + "x".repeat(6000))).isEqualTo(503);
      assertThat(status(slow, "x")).isEqualTo(400);
      assertThat(isImporting(house, 0)).isTrue();
    }
  }

  private static boolean isImporting(House house, int bytes) {
    return house
        .client()
        .get("/metrics", Client.NO_KEY)
        .text()
        .contains("ecumene_import_bytes " + bytes + ".0");
  }
}
