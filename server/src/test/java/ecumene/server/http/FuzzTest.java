package ecumene.server.http;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever is sent, the server does not fail, and the table does not change. */
class FuzzTest {
  private static final int COUNT = 10_000;
  private static final List<String> PATHS =
      List.of(
          "/api/table/replies",
          "/api/table/undo",
          "/api/table/chat",
          "/api/table/name",
          "/api/table/bot",
          "/api/table/judge",
          "/api/table/draft",
          "/api/table/advice",
          "/api/table/claim",
          "/api/table/pause",
          "/api/table/seats/egypt/renew",
          "/api/tables",
          "/api/imports",
          "/api/sessions",
          "/api/me/open",
          "/api/table/history/x");
  private static final String BODY =
      "{\"request\":\"r-1\",\"question\":\"0123456789abcdef\",\"answer\":{\"list\":[]},"
          + "\"text\":\"x\",\"to\":\"egypt\",\"bot\":null}";

  private final Random random = new Random(7);

  @Test
  void nothingMalformedDoesAnything(@TempDir Path folder) throws Exception {
    try (var house = House.in(folder)) {
      var table = house.open(House.five(1));
      var key = house.claim(table, "minoa");
      house.question(key);
      var host = table.path("host").asString();
      int before = house.client().get("/api/table", host).json().path("line").asInt();
      var statuses = new TreeMap<Integer, Integer>();
      try (var wire = new Connection(house.port())) {
        for (int i = 0; i < COUNT; i++) {
          statuses.merge(wire.send(request(i % 2 == 0 ? key : host)), 1, Integer::sum);
        }
      }
      assertThat(statuses.keySet()).as("%s", statuses).allMatch(it -> it >= 400 && it < 500);
      assertThat(house.client().get("/api/table", host).json().path("line").asInt())
          .isEqualTo(before);
    }
  }

  private byte[] request(String key) {
    var body = body();
    var path = PATHS.get(random.nextInt(PATHS.size()));
    var head =
        switch (random.nextInt(12)) {
          case 0 -> "PUT " + path + " HTTP/1.1";
          case 1 -> "POST /%2e%2e/" + garbage(8) + " HTTP/1.1";
          case 2 -> "POST " + path + "/" + random.nextInt() + " HTTP/1.1";
          default -> "POST " + path + " HTTP/1.1";
        };
    var authorization =
        switch (random.nextInt(8)) {
          case 0 -> "Authorization: Bearer " + garbage(24);
          case 1 -> "Authorization: Basic " + key;
          default -> "Authorization: Bearer " + key;
        };
    var type = random.nextInt(10) == 0 ? "text/html" : "application/json";
    var request =
        "%s\r\nHost: localhost\r\n%s\r\nContent-Type: %s\r\nContent-Length: %d\r\n\r\n"
            .formatted(head, authorization, type, body.length());
    return (request + body).getBytes(ISO_8859_1);
  }

  /** Something that is almost right, and never is. */
  private String body() {
    int at = random.nextInt(BODY.length());
    return switch (random.nextInt(6)) {
      case 0 -> BODY.substring(0, at);
      case 1 -> BODY.substring(0, at) + garbage(4) + BODY.substring(at) + "!";
      case 2 -> "[".repeat(random.nextInt(2000)) + BODY;
      case 3 -> BODY + BODY;
      case 4 -> "{\"" + garbage(5) + "\":" + random.nextLong() + "}";
      default -> BODY.replace("\"r-1\"", List.of("1", "null", "[]", "{}", "true").get(at % 5));
    };
  }

  private String garbage(int length) {
    return random
        .ints(length, 'A', 'z')
        .filter(it -> it != '\\' && it != '%')
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  /** Sends bytes as they are, and reads the status of each answer. */
  private static final class Connection implements AutoCloseable {
    private final int port;
    private Socket socket;

    Connection(int port) throws IOException {
      this.port = port;
      socket = connect();
    }

    private Socket connect() throws IOException {
      var fresh = new Socket(InetAddress.getLoopbackAddress(), port);
      fresh.setTcpNoDelay(true);
      fresh.setSoTimeout(20_000);
      return fresh;
    }

    int send(byte[] request) throws IOException {
      socket.getOutputStream().write(request);
      var head = head();
      if (head.isEmpty()) { // the answer before was the last of its connection
        socket.close();
        socket = connect();
        socket.getOutputStream().write(request);
        head = head();
      }
      int length = Integer.parseInt(head.replaceAll("(?is).*\r\ncontent-length: (\\d+).*", "$1"));
      socket.getInputStream().readNBytes(length);
      if (head.toLowerCase(Locale.ROOT).contains("connection: close")) {
        socket.close();
        socket = connect();
      }
      return Integer.parseInt(head.substring(9, 12));
    }

    private String head() throws IOException {
      var head = new StringBuilder();
      while (head.indexOf("\r\n\r\n") < 0) {
        int next = socket.getInputStream().read();
        if (next < 0 && head.isEmpty()) {
          return "";
        }
        if (next < 0) {
          throw new IOException("closed after: " + head);
        }
        head.append((char) next);
      }
      return head.toString();
    }

    @Override
    public void close() throws IOException {
      socket.close();
    }
  }
}
