package ecumene.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Accounts over HTTP. */
class AccountsOverHttpTest {
  private static final Map<String, String> ANNA =
      Map.of("name", "Anna", "password", "correct horse");

  private final House house;
  private final Client client;

  AccountsOverHttpTest(@TempDir Path folder) {
    house = House.in(folder);
    client = house.client();
    assertThat(client.post("/api/accounts", Client.NO_KEY, ANNA).status()).isEqualTo(201);
  }

  @AfterEach
  void stop() {
    house.close();
  }

  @Test
  void anAttachedSeatIsFoundOnEveryDevice() {
    var table = house.open(House.five(1));
    var session = session();
    var attached =
        client.post("/api/me/seats", session, Map.of("key", house.claim(table, "minoa")));
    assertThat(attached.status()).as(attached.text()).isEqualTo(200);

    var other = session();
    var me = client.get("/api/me", other).json();
    assertThat(me.path("name").asString()).isEqualTo("anna");
    var seat = me.path("tables").get(0);
    assertThat(seat.path("seat").asString()).isEqualTo("minoa");
    assertThat(seat.path("name").asString()).isEqualTo("Tuesday");
    assertThat(seat.path("turn").asInt()).isOne();

    var where = Map.of("table", table.path("table").asString(), "seat", "minoa");
    var key = client.post("/api/me/open", other, where).word("key");
    assertThat(client.get("/api/table", key).json().path("view").path("seat").asString())
        .isEqualTo("minoa");
    assertThat(
            client
                .post(
                    "/api/me/open",
                    other,
                    Map.of("table", table.path("table").asString(), "seat", "egypt"))
                .error())
        .isEqualTo("404 not-found");
  }

  @Test
  void aRenewedSeatIsAttachedToNobody() {
    var table = house.open(House.five(1));
    var session = session();
    client.post("/api/me/seats", session, Map.of("key", house.claim(table, "minoa")));
    client.post(
        "/api/table/seats/minoa/renew", table.path("host").asString(), Map.of("request", "r"));
    assertThat(client.get("/api/me", session).json().path("tables")).isEmpty();
  }

  @Test
  void onlyTheKeyOfASeatCanBeAttached() {
    var host = house.open(House.five(1)).path("host").asString();
    assertThat(client.post("/api/me/seats", session(), Map.of("key", host)).error())
        .isEqualTo("403 wrong-role");
  }

  @Test
  void aSessionCanBeEnded() {
    var session = session();
    assertThat(client.send(client.request("/api/sessions", session).DELETE()).status())
        .isEqualTo(200);
    assertThat(client.get("/api/me", session).error()).isEqualTo("401 no-key");
  }

  @Test
  void aNameIsTakenOnce() {
    var other = Map.of("name", "anna", "password", "another one");
    assertThat(client.post("/api/accounts", Client.NO_KEY, other).error()).isEqualTo("409 not-now");
    assertThat(client.post("/api/sessions", Client.NO_KEY, other).error()).isEqualTo("401 no-key");
    var brief = Map.of("name", "ben", "password", "short");
    assertThat(client.post("/api/accounts", Client.NO_KEY, brief).error())
        .isEqualTo("400 malformed");
  }

  @Test
  void onlyAHashOfThePasswordIsKept() {
    var hash = house.store().passwordHash("anna");
    assertThat(hash).startsWith("$argon2id$").doesNotContain("correct");
  }

  private String session() {
    var got = client.post("/api/sessions", Client.NO_KEY, ANNA);
    assertThat(got.status()).as(got.text()).isEqualTo(200);
    return got.word("key");
  }
}
