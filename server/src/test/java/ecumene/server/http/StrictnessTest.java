package ecumene.server.http;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16BE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.server.setting.Setting;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is no HTTP, or no text, and who keeps others waiting. */
class StrictnessTest {
  private static final String GET = "GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n";

  private static final String TWO_LENGTHS =
      """
      POST /api/sessions HTTP/1.1\r
      Host: a\r
      Content-Length: 1\r
      Transfer-Encoding: chunked\r
      \r
      """;
  private static final String LONG_BODY =
      """
      POST /api/sessions HTTP/1.1\r
      Host: a\r
      Content-Type: application/json\r
      Content-Length: 60000\r
      \r
      """;

  @TempDir private Path folder;

  private static Socket connect(House house) throws IOException {
    var socket = new Socket(InetAddress.getLoopbackAddress(), house.port());
    socket.setSoTimeout(20_000);
    return socket;
  }

  /** The first line of the answer; empty: there is none. */
  private static String answer(Socket socket, String request) throws IOException {
    socket.getOutputStream().write(request.getBytes(ISO_8859_1));
    return firstLine(socket);
  }

  private static String firstLine(Socket socket) throws IOException {
    var line = new StringBuilder();
    for (int next = socket.getInputStream().read();
        next >= 0 && next != '\r';
        next = socket.getInputStream().read()) {
      line.append((char) next);
    }
    return line.toString();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "GET /health HTTP/1.1\nHost: localhost\r\n\r\n",
        "GET /health HTTP/1.1\r\nHost: localhost\n\r\n",
        "GET /health HTTP/1.1\r\nHost: localhost\r\n\n",
        "GET /health HTTP/1.1\r\nHost : localhost\r\n\r\n",
        "GET /health HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
        TWO_LENGTHS
      })
  void whatIsAlmostARequestIsNone(String request) throws IOException {
    try (var house = House.in(folder);
        var socket = connect(house)) {
      assertThat(answer(socket, request)).startsWith("HTTP/1.1 400");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"/%ff", "/api/table/%c0%af", "/%ed%a0%80", "/%2", "/%u0041", "/a%2fb"})
  void aPathIsUtf8(String path) throws IOException {
    try (var house = House.in(folder);
        var socket = connect(house)) {
      assertThat(answer(socket, GET.replace("/health", path))).startsWith("HTTP/1.1 400");
    }
  }

  @Test
  void aBodyIsUtf8() {
    try (var house = House.in(folder)) {
      var text = account("żółw");
      var wrong = new ArrayList<byte[]>();
      wrong.add(text.getBytes(UTF_16BE));
      wrong.add(account("\u00ff").getBytes(ISO_8859_1));
      wrong.add(account("\u00c0\u00af").getBytes(ISO_8859_1)); // a slash in two bytes
      wrong.add(account("\u00ed\u00a0\u0080").getBytes(ISO_8859_1)); // half a letter
      for (var body : wrong) {
        assertThat(open(house, body).text()).contains("malformed", "the text must be UTF-8");
      }
      assertThat(open(house, text.getBytes(UTF_8)).status()).isEqualTo(201);
    }
  }

  private static String account(String name) {
    return "{\"name\": \"" + name + "\", \"password\": \"correct horse\"}";
  }

  private static Client.Got open(House house, byte[] body) {
    return house
        .client()
        .send(
            house
                .client()
                .request("/api/accounts", Client.NO_KEY)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofByteArray(body)));
  }

  @Test
  void anAddressHasOnlySoManyConnections() throws Exception {
    var settings = House.OPEN.with(Setting.CONNECTIONS_PER_ADDRESS, "3");
    var open = new ArrayList<Socket>();
    try (var house = House.in(folder, settings)) {
      for (int i = 0; i < 3; i++) {
        var socket = connect(house);
        open.add(socket);
        assertThat(answer(socket, GET)).startsWith("HTTP/1.1 200");
      }
      assertThat(isRefused(house)).isTrue();
      open.removeLast().close();
      boolean isFree = !isRefused(house);
      for (int i = 0; i < 100 && !isFree; i++) {
        Thread.sleep(20);
        isFree = !isRefused(house);
      }
      assertThat(isFree).as("a place is free again").isTrue();
    } finally {
      for (var socket : open) {
        socket.close();
      }
    }
  }

  private static boolean isRefused(House house) {
    try (var socket = connect(house)) {
      return answer(socket, GET).isEmpty();
    } catch (IOException closed) {
      return true;
    }
  }

  @Test
  void aProxyOfOursHasAsManyAsItLikes() throws IOException {
    var settings =
        House.OPEN
            .with(Setting.CONNECTIONS_PER_ADDRESS, "1")
            .with(Setting.BEHIND_PROXY, "yes")
            .with(Setting.TRUSTED_PROXIES, "127.0.0.1");
    try (var house = House.in(folder, settings);
        var one = connect(house);
        var other = connect(house)) {
      assertThat(answer(one, GET)).startsWith("HTTP/1.1 200");
      assertThat(answer(other, GET)).startsWith("HTTP/1.1 200");
    }
  }

  @Test
  void aBodyComesAtSomeSpeed() throws Exception {
    var settings = House.OPEN.with(Setting.BYTES_PER_SECOND, "1000");
    try (var house = House.in(folder, settings);
        var socket = connect(house)) {
      socket.getOutputStream().write(LONG_BODY.getBytes(ISO_8859_1));
      long begun = System.nanoTime();
      Thread.startVirtualThread(() -> drip(socket));
      assertThat(firstLine(socket)).startsWith("HTTP/1.1 400");
      assertThat(System.nanoTime() - begun).isLessThan(15_000_000_000L);
      var rest = new ByteArrayOutputStream();
      for (int next = socket.getInputStream().read();
          next != '}' && next >= 0;
          next = socket.getInputStream().read()) {
        rest.write(next);
      }
      assertThat(rest.toString(UTF_8)).contains("too slowly");
    }
  }

  private static void drip(Socket socket) {
    try {
      for (int i = 0; i < 200; i++) {
        socket.getOutputStream().write(' ');
        Thread.sleep(100);
      }
    } catch (IOException closed) {
      // as it should be
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }
}
