package ecumene.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.server.key.Key;
import ecumene.wire.Wire;
import ecumene.wire.save.Commitment;
import ecumene.wire.save.PhaseLine;
import ecumene.wire.save.SavedGame;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Persons come to a table, add to its seed, and can check what became of it. */
class GatheringOverHttpTest {
  private static final String ONE = "00112233445566778899aabbccddeeff";
  private static final String OTHER = "ffeeddccbbaa99887766554433221100";

  private final House house;
  private final Client client;

  GatheringOverHttpTest(@TempDir Path folder) {
    house = House.in(folder);
    client = house.client();
  }

  @AfterEach
  void stop() {
    house.close();
  }

  private JsonNode open(Map<String, Object> more) {
    var wanted = new HashMap<>(House.five(1));
    wanted.put("terms", Map.of("ast-table", "basic", "length", "short", "turn-limit", 1));
    wanted.putAll(more);
    return house.open(wanted);
  }

  private Client.Got claim(JsonNode table, String seat, String key, String random) {
    var invitation = table.path("invitations").path(seat).asString();
    return client.post(
        "/api/table/claim", invitation, Map.of("name", seat, "key", key, "random", random));
  }

  private JsonNode scene(String key) {
    return client.get("/api/table", key).json().path("table");
  }

  private JsonNode begun(String key) throws InterruptedException {
    for (int i = 0; i < 400 && scene(key).has("gathering"); i++) {
      Thread.sleep(25);
    }
    var table = scene(key);
    assertThat(table.has("gathering")).isFalse();
    return table;
  }

  private SavedGame playedToTheEnd(String... players) {
    while (!scene(players[0]).path("phase").isNull()) {
      for (var player : players) {
        var questions = client.get("/api/table", player).json().path("questions");
        questions.forEach(asked -> house.takeAdvice(player, asked));
      }
    }
    return SavedGame.read(client.get("/api/table/export", players[0]).text());
  }

  @Test
  void theSecretIsBoundFirstAndAllHaveAPartInTheSeed() throws Exception {
    var table = open(Map.of("gather", true));
    var id = table.path("table").asString();
    var commitment = table.path("commitment").asString();
    var invitation = table.path("invitations").path("egypt").asString();
    assertThat(client.get("/api/table/commitment", invitation).json().toString())
        .isEqualTo(
            """
            {"table":"%s","commitment":"%s","gathering":true}\
            """
                .formatted(id, commitment));

    var minoa = Key.fresh().word();
    var egypt = Key.fresh().word();
    assertThat(claim(table, "minoa", minoa, ONE).status()).isEqualTo(200);
    assertThat(scene(minoa).path("gathering").asBoolean()).isTrue();
    assertThat(client.post("/api/table/leave", minoa, Map.of("request", "l")).error())
        .isEqualTo("409 not-now");
    assertThat(claim(table, "egypt", egypt, OTHER).status()).isEqualTo(200);
    var begun = begun(egypt);
    assertThat(begun.path("commitment").asString()).isEqualTo(commitment);
    assertThat(begun.path("contributions").toString())
        .isEqualTo("{\"minoa\":\"%s\",\"egypt\":\"%s\"}".formatted(ONE, OTHER));
    assertThat(client.get("/api/table/commitment", invitation).error()).isEqualTo("401 no-key");

    var game = playedToTheEnd(minoa, egypt).game();
    var parts = Objects.requireNonNull(game.seedParts());
    assertThat(game.table()).isEqualTo(id);
    assertThat(Commitment.of(id, parts)).isEqualTo(commitment);
    assertThat(parts.seed()).isEqualTo(game.seed());
    assertThat(scene(egypt).path("secret").asString()).isEqualTo(parts.secret());
  }

  @Test
  void aClaimThatIsSentAgainIsAnsweredAlike() {
    var table = open(Map.of("gather", true));
    var key = Key.fresh().word();
    var first = claim(table, "egypt", key, ONE);
    int line = client.get("/api/table", key).json().path("line").asInt();
    assertThat(claim(table, "egypt", key, ONE).json()).isEqualTo(first.json());
    assertThat(client.get("/api/table", key).json().path("line").asInt()).isEqualTo(line);
    assertThat(claim(table, "egypt", key, OTHER).error()).isEqualTo("409 reused");
  }

  @Test
  void theHostBeginsAndOnlyTheHost() throws Exception {
    var table = open(Map.of("gather", true));
    var key = Key.fresh().word();
    claim(table, "egypt", key, ONE);
    var host = table.path("host").asString();
    var begin = Map.of("request", "begin");
    assertThat(client.post("/api/table/begin", key, begin).error()).isEqualTo("403 wrong-role");
    var line = client.post("/api/table/begin", host, begin);
    assertThat(line.status()).as(line.text()).isEqualTo(200);
    assertThat(client.post("/api/table/begin", host, begin).json()).isEqualTo(line.json());
    assertThat(begun(host).path("silent").toString()).isEqualTo("[\"minoa\"]");
    assertThat(client.post("/api/table/begin", host, Map.of("request", "again")).error())
        .isEqualTo("409 not-now");
  }

  @Test
  void whoPlaysAloneAddsAtOnce() {
    var bots = new HashMap<String, Object>();
    for (var seat : new String[] {"minoa", "hellas", "hatti", "assyria"}) {
      bots.put(seat, "random");
    }
    var table = open(Map.of("bots", bots, "random", ONE));
    var seen = scene(table.path("spectator").asString());
    assertThat(seen.path("contributions").toString()).isEqualTo("{\"egypt\":\"" + ONE + "\"}");
    assertThat(seen.has("silent")).isFalse();
    assertThat(seen.path("commitment").asString()).isEqualTo(table.path("commitment").asString());
  }

  @Test
  void withoutTheFieldItBeginsAtOnceAndSaysThatNobodyAdded() {
    var seen = scene(open(Map.of()).path("spectator").asString());
    assertThat(seen.has("gathering")).isFalse();
    assertThat(seen.path("contributions").toString()).isEqualTo("{}");
    assertThat(seen.path("silent").toString()).isEqualTo("[\"minoa\",\"egypt\"]");
  }

  @Test
  void whatIsNoValueIsRefused() {
    var wanted = new HashMap<>(House.five(1));
    wanted.put("random", ONE);
    var body = Wire.JSON.writeValueAsString(wanted);
    assertThat(client.post("/api/tables", Client.NO_KEY, body).word("message"))
        .startsWith("random: it is for a game of one person");
    var table = open(Map.of("gather", true));
    assertThat(claim(table, "egypt", Key.fresh().word(), "AB").error()).isEqualTo("400 malformed");
    assertThat(claim(table, "egypt", Key.fresh().word(), ONE).status()).isEqualTo(200);
  }

  /** Whoever forges a file is not told what would have been right. */
  @Test
  void anImportIsMarkedAndAForgedOneLearnsNothing() {
    var bots = new HashMap<String, Object>();
    for (var seat : new String[] {"minoa", "egypt", "hellas", "hatti", "assyria"}) {
      bots.put(seat, "random");
    }
    var played = open(Map.of("bots", bots));
    var saved = playedToTheEnd(played.path("spectator").asString());
    var file = (ObjectNode) Wire.JSON.readTree(saved.write());
    var phases = saved.phases();
    var forged = new ArrayList<>(phases);
    var last = phases.getLast();
    forged.set(phases.size() - 1, new PhaseLine(last.turn(), last.phase(), "0123456789abcdef"));
    var other =
        new SavedGame(saved.schema(), saved.game(), saved.journal(), forged, saved.snapshot());
    var refused =
        client.post(
            "/api/imports",
            Client.NO_KEY,
            Map.of("name", "F", "saved", Wire.JSON.readTree(other.write())));
    assertThat(refused.error()).isEqualTo("400 malformed");
    assertThat(refused.text()).contains("comes out otherwise").doesNotContain(last.hash());

    var opened = client.post("/api/imports", Client.NO_KEY, Map.of("name", "I", "saved", file));
    assertThat(opened.status()).as(opened.text()).isEqualTo(201);
    var spectator = opened.word("spectator");
    assertThat(scene(spectator).path("imported").asBoolean()).isTrue();
    assertThat(scene(spectator).has("contributions")).isFalse();
    var again = SavedGame.read(client.get("/api/table/export", spectator).text()).game();
    assertThat(again.imported()).isTrue();
    assertThat(again.seedParts()).isNull();
    assertThat(again.table()).isEqualTo(opened.word("table"));
  }
}
