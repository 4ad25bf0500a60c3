package ecumene.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.server.key.Key;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Who takes a seat with a key of their own can not lose it, whatever happens to the answer. */
class ClaimTest {
  private final House house;
  private final Client client;
  private final JsonNode table;
  private final String invitation;
  private final String key = Key.fresh().word();

  ClaimTest(@TempDir Path folder) {
    house = House.in(folder);
    client = house.client();
    table = house.open(House.five(1));
    invitation = table.path("invitations").path("egypt").asString();
  }

  @AfterEach
  void stop() {
    house.close();
  }

  private Client.Got claim(String shown, String wanted) {
    var name = shown.equals(invitation) ? "Anna" : "Ben";
    return client.post("/api/table/claim", shown, Map.of("name", name, "key", wanted));
  }

  private JsonNode scene() {
    return client.get("/api/table", key).json();
  }

  @Test
  void theSameClaimIsAnsweredAlike() {
    var first = claim(invitation, key);
    assertThat(first.word("seat")).isEqualTo("egypt");
    assertThat(first.word("key")).isEqualTo(key);
    int lines = scene().path("line").asInt();

    var second = claim(invitation, key);
    assertThat(second.status()).isEqualTo(200);
    assertThat(second.json()).isEqualTo(first.json());
    assertThat(scene().path("line").asInt()).isEqualTo(lines);
    assertThat(claim(invitation, Key.fresh().word()).error()).isEqualTo("401 no-key");
  }

  @Test
  void whatWasBegunIsFinished() {
    client.post("/api/table/claim", invitation, Map.of("key", key)); // and its name is lost

    assertThat(claim(invitation, key).status()).isEqualTo(200);
    var seat = scene().path("table").path("seats").path("egypt");
    assertThat(seat.path("claimed").asBoolean()).isTrue();
    assertThat(seat.path("name").asString()).isEqualTo("Anna");
  }

  @Test
  void aKeyStandsForOneThing() {
    claim(invitation, key);
    var minoa = table.path("invitations").path("minoa").asString();
    assertThat(claim(minoa, key).error()).isEqualTo("400 malformed");
    assertThat(claim(minoa, table.path("host").asString()).error()).isEqualTo("400 malformed");
    assertThat(claim(minoa, "short").error()).isEqualTo("400 malformed");
    assertThat(claim(key, key).error()).isEqualTo("403 wrong-role");
    assertThat(claim(invitation, table.path("host").asString()).error()).isEqualTo("401 no-key");
    assertThat(claim(minoa, Key.fresh().word()).word("seat")).isEqualTo("minoa");
  }

  @Test
  void aWithdrawnKeyIsNotClaimedAgain() {
    claim(invitation, key);
    client.post(
        "/api/table/seats/egypt/renew",
        table.path("host").asString(),
        Map.of("request", client.fresh()));
    assertThat(claim(invitation, key).error()).isEqualTo("401 no-key");
  }

  @Test
  void nobodyAtTheTableIsCalledAlike() {
    claim(invitation, key);
    var minoa = table.path("invitations").path("minoa").asString();
    for (var name : new String[] {"Anna", "\u0410nna", "ANNA", "An\u2060na"}) {
      var got = client.post("/api/table/claim", minoa, Map.of("name", name));
      assertThat(got.status()).as(got.text()).isIn(400, 409);
    }
    assertThat(client.post("/api/table/claim", minoa, Map.of("name", "Gospodarz")).error())
        .isEqualTo("400 malformed");
    assertThat(client.post("/api/table/claim", minoa, Map.of("name", "\u2800")).error())
        .isEqualTo("400 malformed");
    var other = client.post("/api/table/claim", minoa, Map.of("name", "Ben")).word("key");

    var taken = client.post("/api/table/name", other, Map.of("request", "a", "name", "anna"));
    assertThat(taken.error()).isEqualTo("409 not-now");
    var host = client.post("/api/table/name", other, Map.of("request", "b", "name", "h\u043est"));
    assertThat(host.error()).isEqualTo("400 malformed");
    var own = client.post("/api/table/name", key, Map.of("request", "c", "name", "anna"));
    assertThat(own.status()).as(own.text()).isEqualTo(200);
  }
}
