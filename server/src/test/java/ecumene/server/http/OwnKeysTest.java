package ecumene.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** A person sees what opens something under their name, and ends whatever of it they like. */
class OwnKeysTest {
  private static Client.Got end(Client client, String session, String id) {
    return client.send(client.request("/api/me/keys/" + id, session).DELETE());
  }

  private static String id(JsonNode list, Predicate<JsonNode> which) {
    return list.valueStream().filter(which).findFirst().orElseThrow().path("id").asString();
  }

  private static String session(Client client, String name) {
    var credentials = Map.of("name", name, "password", "correct horse");
    client.post("/api/accounts", Client.NO_KEY, credentials); // unless it is there
    return client.post("/api/sessions", Client.NO_KEY, credentials).word("key");
  }

  @Test
  void eachOfThemCanBeEndedAlone(@TempDir Path folder) {
    try (var house = House.in(folder)) {
      var client = house.client();
      var table = house.open(House.five(1));
      var session = session(client, "anna");
      var other = session(client, "anna");
      var taken = house.claim(table, "minoa");
      client.post("/api/me/seats", session, Map.of("key", taken));
      var seat = Map.of("table", table.path("table").asString(), "seat", "minoa");
      var made = client.post("/api/me/open", session, seat).word("key");
      var mine = client.get("/api/me/keys", session).json();
      assertThat(mine.path("devices")).hasSize(2);
      assertThat(mine.path("keys")).hasSize(2).allMatch(it -> it.path("made").asLong() > 0);
      var foreign = session(client, "bela");
      Stream.of("sessions", "devices", "keys")
          .flatMap(part -> mine.path(part).valueStream())
          .forEach(
              it ->
                  assertThat(end(client, foreign, it.path("id").asString()).error())
                      .isEqualTo("404 not-found"));

      var elsewhere = id(mine.path("sessions"), it -> !it.path("own").asBoolean());
      assertThat(end(client, session, elsewhere).status()).isEqualTo(200);
      assertThat(client.get("/api/me", other).error()).isEqualTo("401 no-key");
      assertThat(client.get("/api/me", session).status()).isEqualTo(200);

      var invited = id(mine.path("keys"), it -> !it.has("session"));
      assertThat(end(client, session, invited).status()).isEqualTo(200);
      assertThat(client.get("/api/table", taken).error()).isEqualTo("401 no-key");
      assertThat(client.get("/api/table", made).status()).isEqualTo(200);

      var own = mine.path("sessions").valueStream().filter(it -> it.path("own").asBoolean());
      var device = own.findFirst().orElseThrow().path("device").asString();
      assertThat(end(client, session, device).status()).isEqualTo(200);
      assertThat(client.get("/api/me", session).error()).isEqualTo("401 no-key");
      assertThat(client.get("/api/table", made).error()).isEqualTo("401 no-key");
    }
  }
}
