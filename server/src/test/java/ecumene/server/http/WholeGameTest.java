package ecumene.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import ecumene.server.setting.Setting;
import ecumene.server.store.TestPostgres;
import ecumene.server.store.kind.Stores;
import ecumene.wire.Wire;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** A whole small game over HTTP: two clients who take the server's advice, and three bots. */
class WholeGameTest {
  @Test
  void withSqlite(@TempDir Path folder) throws Exception {
    try (var house = House.in(folder)) {
      play(house);
    }
  }

  @Test
  void withPostgres() throws Exception {
    try (var house = House.on(Stores.open(TestPostgres.fresh()))) {
      play(house);
    }
  }

  @Test
  void aChatElsewhereIsToldWhoIsToMove(@TempDir Path folder) throws Exception {
    var notices = new LinkedBlockingQueue<String>();
    var chat = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    chat.createContext(
        "/",
        exchange -> {
          notices.add(Wire.JSON.readTree(exchange.getRequestBody()).path("text").asString());
          exchange.sendResponseHeaders(204, -1);
          exchange.close();
        });
    chat.start();
    try (var house = House.in(folder, House.OPEN.with(Setting.WEBHOOK_LOCAL, "yes"))) {
      var wanted = House.five(1);
      wanted.put("webhook", "http://127.0.0.1:" + chat.getAddress().getPort() + "/");
      house.open(wanted);
      assertThat(notices.poll(20, TimeUnit.SECONDS)).matches("Tuesday: .* (is|are) to move");
    } finally {
      chat.stop(0);
    }
  }

  private static void play(House house) throws Exception {
    var client = house.client();
    var table = house.open(House.five(4));
    var host = table.path("host").asString();
    var players = new String[] {house.claim(table, "minoa"), house.claim(table, "egypt")};
    assertThat(client.get("/api/table/export", host).error()).isEqualTo("409 not-now");
    var end = System.nanoTime() + TimeUnit.SECONDS.toNanos(90);
    while (!client.get("/api/table", host).json().path("table").path("phase").isNull()) {
      assertThat(System.nanoTime()).as("in time").isLessThan(end);
      for (var player : players) {
        client
            .get("/api/table", player)
            .json()
            .path("questions")
            .forEach(it -> house.takeAdvice(player, it));
      }
    }
    var scene = client.get("/api/table", host).json();
    assertThat(scene.path("table").path("result")).hasSize(5);
    verify(house, host, scene);
  }

  private static void verify(House house, String host, JsonNode scene) {
    var client = house.client();
    var history = client.get("/api/table/history", host).json().path("lines");
    assertThat(history.size()).isGreaterThan(10);
    int line = history.get(history.size() / 2).path("line").asInt();
    var then = client.get("/api/table/history/" + line, host).json();
    assertThat(then.path("line").asInt()).isEqualTo(line);
    assertThat(client.get("/api/table/events?before=10", host).json().path("events").path("list"))
        .hasSize(10);

    var export = client.get("/api/table/export", host);
    assertThat(export.status()).isEqualTo(200);
    var seed = scene.path("table").path("seed");
    assertThat(export.json().path("game").path("seed")).isEqualTo(seed);
    var again = Wire.JSON.createObjectNode().put("name", "again");
    again.set("saved", export.json());
    var restored = client.post("/api/imports", Client.NO_KEY, again.toString());
    assertThat(restored.status()).as(restored.text()).isEqualTo(201);
    var copy = client.get("/api/table", restored.word("host")).json();
    assertThat(copy.path("table").path("result")).isEqualTo(scene.path("table").path("result"));

    again.withObject("saved").withObject("game").put("players", 6);
    assertThat(client.post("/api/imports", Client.NO_KEY, again.toString()).error())
        .isEqualTo("400 malformed");
  }
}
