package ecumene.server.http;

import static java.util.stream.Collectors.toMap;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import ecumene.server.http.routing.Route;
import ecumene.server.setting.Setting;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.JsonNode;

/** What holds for every answer, the page, and what those who run the server ask. */
class DispatcherTest {
  private final House house;
  private final Client client;

  DispatcherTest(@TempDir Path folder) {
    house = House.in(folder);
    client = house.client();
  }

  @AfterEach
  void stop() {
    house.close();
  }

  @Test
  void everyAnswerTellsBrowsersWhatNotToDo() {
    for (var path :
        new String[] {
          "/", "/table", "/api", "/api/table", "/nothing", "/health", "/%zz", "/a/../b"
        }) {
      var got =
          path.equals("/%zz")
              ? client.send(client.request("/x", Client.NO_KEY).header("X", "y".repeat(9000)).GET())
              : client.get(path, Client.NO_KEY);
      assertThat(got.header("Content-Security-Policy"))
          .as(path)
          .startsWith("default-src 'self';")
          .contains("frame-ancestors 'none'");
      assertThat(got.header("X-Content-Type-Options")).isEqualTo("nosniff");
      assertThat(got.header("Referrer-Policy")).isEqualTo("no-referrer");
      assertThat(got.header("Permissions-Policy")).contains("camera=()");
      assertThat(got.header("Cross-Origin-Opener-Policy")).isEqualTo("same-origin");
      assertThat(got.header("Cross-Origin-Resource-Policy")).isEqualTo("same-origin");
      assertThat(got.header("Set-Cookie")).isNull();
      assertThat(got.header("Server")).isNull();
    }
  }

  @Test
  void thePageIsCachedByItsNames() {
    var index = client.get("/table", Client.NO_KEY);
    assertThat(index.header("Content-Type")).isEqualTo("text/html; charset=utf-8");
    assertThat(index.header("Cache-Control")).isEqualTo("no-cache");
    assertThat(index.text()).contains("A page for tests");
    var tag = String.valueOf(index.header("ETag"));
    var again = client.send(client.request("/", Client.NO_KEY).header("If-None-Match", tag).GET());
    assertThat(again.status()).isEqualTo(304);

    var path = "/assets/index-a1B2c3D4.js";
    var asset =
        client.send(client.request(path, Client.NO_KEY).header("Accept-Encoding", "gzip").GET());
    assertThat(asset.header("Cache-Control")).isEqualTo("public, max-age=31536000, immutable");
    assertThat(asset.header("Content-Type")).startsWith("text/javascript");
    assertThat(asset.header("Content-Encoding")).isEqualTo("gzip");
    assertThat(asset.text().length()).isLessThan(client.get(path, Client.NO_KEY).text().length());
    assertThat(client.get("/../logback.xml", Client.NO_KEY).status()).isNotEqualTo(200);
    assertThat(client.get("/assets", Client.NO_KEY).error()).isEqualTo("404 not-found");
  }

  @Test
  void theDescriptionListsEveryRouteOfTheProtocol() throws Exception {
    var described = new TreeSet<String>();
    var paths = client.get("/api/openapi.json", Client.NO_KEY).json().path("paths");
    for (var path : paths.propertyNames()) {
      paths.path(path).propertyNames().forEach(method -> described.add(method + " " + path));
    }
    for (var path : Files.readString(Path.of("../docs/protocol.md")).split("[`\\s?]+", -1)) {
      if (path.startsWith("/api/")) {
        var pattern =
            path.replace("/egypt/", "/{seat}/")
                .replace("/17", "/{line}")
                .replace("/0f1e2d3c4b5a", "/{id}");
        assertThat(described).as(path).anyMatch(it -> it.endsWith(" " + pattern));
      }
    }
    assertThat(described)
        .contains("get /health", "get /metrics", "get /api", "delete /api/sessions")
        .hasSizeGreaterThan(30);
    assertThat(paths.toString()).contains("\"busy, stopping, unavailable, damaged\"");
    var page = client.get("/api", Client.NO_KEY).text();
    for (var route : described) {
      var words = route.split(" ", -1);
      assertThat(page).contains(words[0].toUpperCase(Locale.ROOT) + " " + words[1]);
    }
  }

  @Test
  void theProtocolSaysWhatCostsMoreThanUsual() throws Exception {
    var described = new TreeMap<String, String>();
    var paths = client.get("/api/openapi.json", Client.NO_KEY).json().path("paths");
    for (var path : paths.propertyNames()) {
      for (var method : paths.path(path).propertyNames()) {
        var route = paths.path(path).path(method);
        var cost = price(route.path("x-cost").asInt(), route.path("x-cost-growth"));
        if (!cost.equals("" + Route.USUAL_COST)) {
          described.put(method.toUpperCase(Locale.ROOT) + " " + path, cost);
        }
      }
    }
    var documented =
        Pattern.compile("(?m)^\\| `([A-Z]+ /api/\\S+)` \\| (\\d+[^|]*) \\|$")
            .matcher(Files.readString(Path.of("../docs/protocol.md")))
            .results()
            .collect(toMap(row -> row.group(1), row -> row.group(2)));
    assertThat(documented).isEqualTo(described).hasSizeGreaterThan(5);
  }

  private static String price(int cost, JsonNode growth) {
    return growth.isMissingNode() ? "" + cost : cost + ", and " + growth.asString();
  }

  @Test
  void allIsWell() {
    var health = client.get("/health", Client.NO_KEY);
    assertThat(health.status()).isEqualTo(200);
    assertThat(health.word("store")).isEqualTo("writable");
    house.open(House.five(1));
    assertThat(client.get("/metrics", Client.NO_KEY).text())
        .contains(
            "ecumene_requests_total{method=\"POST\",route=\"/api/tables\",status=\"201\"} 1.0")
        .contains("ecumene_rooms 1.0")
        .contains("ecumene_commits ");
  }

  @Test
  void aStoppedServerTakesNothing() {
    house.stop();
    assertThatThrownBy(() -> client.get("/health", Client.NO_KEY))
        .isInstanceOf(UncheckedIOException.class);
  }

  @Test
  void nothingSecretIsLogged() throws Exception {
    var log = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
    var lines = new ListAppender<ILoggingEvent>();
    lines.start();
    log.addAppender(lines);
    var own = (Logger) LoggerFactory.getLogger("ecumene");
    log.setLevel(Level.INFO);
    own.setLevel(Level.DEBUG);
    try {
      var account = Map.of("name", "anna", "password", "correct horse");
      client.post("/api/accounts", Client.NO_KEY, account);
      client.post("/api/sessions", Client.NO_KEY, account);
      var table = house.open(House.five(1));
      var key = house.claim(table, "minoa");
      house.stay(key, house.question(key));
      client.post("/api/table/chat", key, Map.of("request", "a", "text", "between us"));
      client.post("/api/table/chat", key, "{\"request\":\"a\",\"text\":\"between us\"");
      assertThat(lines.list).isNotEmpty();
      assertThat(lines.list)
          .extracting(ILoggingEvent::getFormattedMessage)
          .noneMatch(it -> it.contains(key))
          .noneMatch(it -> it.contains("correct horse"))
          .noneMatch(it -> it.contains("between us"))
          .noneMatch(it -> it.contains(table.path("host").asString()));
    } finally {
      log.setLevel(Level.WARN);
      own.setLevel(null);
      log.detachAppender(lines);
    }
  }

  @Test
  void anAddressHasItsLimits(@TempDir Path other) {
    var strict =
        House.OPEN
            .with(Setting.TABLES_PER_HOUR, "2")
            .with(Setting.REQUESTS_PER_SECOND, "5")
            .with(Setting.MESSAGES_PER_SECOND, "1");
    try (var limited = House.in(other, strict)) {
      var table = limited.open(House.five(1));
      limited.open(House.five(1));
      var third = limited.client().post("/api/tables", Client.NO_KEY, House.five(1));
      assertThat(third.error()).isEqualTo("429 too-many");
      var host = table.path("host").asString();
      var codes = new TreeSet<String>();
      for (int i = 0; i < 12; i++) {
        var got = limited.client().get("/api/table", host);
        codes.add(got.status() == 200 ? "200" : got.word("message"));
      }
      assertThat(codes).contains("200", "too many requests of this player");
      for (int i = 0; i < 25; i++) {
        codes.add(limited.client().get("/health", Client.NO_KEY).word("message"));
      }
      assertThat(codes).contains("too many requests from this address");
    }
  }
}
