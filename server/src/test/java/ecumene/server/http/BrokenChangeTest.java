package ecumene.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.server.key.Key;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** What breaks off between a line and the keys that change with it was never begun. */
class BrokenChangeTest {
  private static final String BREAK =
      "CREATE TRIGGER broken BEFORE INSERT ON keys BEGIN SELECT RAISE(ABORT, 'broken'); END";
  private static final String MEND = "DROP TRIGGER broken";
  private static final String CLAIM = "/api/table/claim";
  private static final String RENEW = "/api/table/seats/egypt/renew";
  private static final Map<String, String> REQUEST = Map.of("request", "renewal");

  @TempDir private Path folder;

  private void inDatabase(String statement) throws SQLException {
    var file = "jdbc:sqlite:" + folder.resolve("ecumene.db");
    try (var connection = DriverManager.getConnection(file);
        var change = connection.createStatement()) {
      change.execute(statement);
    }
  }

  private static List<String> told(House house, JsonNode table) {
    var scene = house.client().get("/api/table", table.path("spectator").asString()).json();
    return scene
        .path("chat")
        .path("list")
        .valueStream()
        .map(it -> it.path("note").path("what").asString())
        .toList();
  }

  private static int status(House house, String key) {
    return house.client().get("/api/table", key).status();
  }

  @Test
  void lineAndKeysAreBothThereOrNeither() throws SQLException {
    JsonNode table;
    String key;
    try (var house = House.in(folder)) {
      table = house.open(House.five(1, Map.of()));
      key = house.claim(table, "egypt");
    }
    var host = table.path("host").asString();
    var minoa = table.path("invitations").path("minoa").asString();
    var own = Map.of("key", Key.fresh().word());

    inDatabase(BREAK);
    try (var house = House.in(folder)) {
      assertThat(house.client().post(RENEW, host, REQUEST).status()).isEqualTo(503);
      assertThat(house.client().post(CLAIM, minoa, own).status()).isEqualTo(503);
      assertThat(status(house, key)).isEqualTo(200);
      assertThat(status(house, String.valueOf(own.get("key")))).isEqualTo(401);
      assertThat(told(house, table)).containsExactly("claimed");
    }

    inDatabase(MEND);
    try (var house = House.in(folder)) {
      assertThat(status(house, key)).isEqualTo(200);
      assertThat(house.client().post(RENEW, host, REQUEST).status()).isEqualTo(200);
      assertThat(house.client().post(CLAIM, minoa, own).status()).isEqualTo(200);
      assertThat(status(house, key)).isEqualTo(401);
      assertThat(status(house, String.valueOf(own.get("key")))).isEqualTo(200);
      assertThat(told(house, table)).containsExactly("claimed", "link-renewed", "claimed");
    }
  }
}
