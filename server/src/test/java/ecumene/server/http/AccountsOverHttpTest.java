package ecumene.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.facts.Civilization;
import ecumene.server.key.Key;
import ecumene.server.key.Keys;
import ecumene.server.store.StoredTable;
import ecumene.server.store.TableId;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

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
  void aTableThatCanNotBeOpenedKeepsNobodyFromTheOthers() {
    var session = session();
    var broken = new TableId("broken");
    var key = Key.fresh();
    house
        .store()
        .create(
            new StoredTable(broken, Instant.EPOCH, "{}"),
            List.of(Keys.seat(key, broken, Civilization.MINOA)));
    client.post("/api/me/seats", session, Map.of("key", key.word()));
    var taken = house.claim(house.open(House.five(1)), "minoa");
    client.post("/api/me/seats", session, Map.of("key", taken));

    for (var path : List.of("/api/me", "/api/me/export")) {
      var got = client.get(path, session).json();
      assertThat(got.path("tables")).hasSize(1);
      assertThat(got.path("tables").get(0).path("name").asString()).isEqualTo("Tuesday");
      var unopened = got.path("unopened").get(0);
      assertThat(unopened.path("table").asString()).isEqualTo("broken");
      assertThat(unopened.path("seat").asString()).isEqualTo("minoa");
      assertThat(unopened.path("message").asString()).contains("opened by another version");
    }
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
    var hash = house.store().accounts().passwordHash("anna");
    assertThat(hash).startsWith("$argon2id$").doesNotContain("correct");
  }

  private String session() {
    var got = client.post("/api/sessions", Client.NO_KEY, ANNA);
    assertThat(got.status()).as(got.text()).isEqualTo(200);
    return got.word("key");
  }

  private static final Map<String, String> CHANGED =
      Map.of("name", "Anna", "password", "another horse");

  private Map<String, String> place(JsonNode table) {
    return Map.of("table", table.path("table").asString(), "seat", "minoa");
  }

  private Client.Got deleteKeys(String session) {
    return client.send(client.request("/api/me/keys", session).DELETE());
  }

  @Test
  void aKeyEndsWithTheSessionThatMadeIt() {
    var table = house.open(House.five(1));
    var session = session();
    var taken = house.claim(table, "minoa");
    client.post("/api/me/seats", session, Map.of("key", taken));
    var made = client.post("/api/me/open", session, place(table)).word("key");
    assertThat(client.get("/api/table", made).status()).isEqualTo(200);

    client.send(client.request("/api/sessions", session).DELETE());
    assertThat(client.get("/api/table", made).error()).isEqualTo("401 no-key");
    assertThat(client.get("/api/table", taken).status()).isEqualTo(200);
  }

  @Test
  void everybodySeesAndEndsTheirSessionsAndKeys() {
    var table = house.open(House.five(1));
    var session = session();
    var other = session();
    var taken = house.claim(table, "minoa");
    client.post("/api/me/seats", session, Map.of("key", taken));
    var made = client.post("/api/me/open", other, place(table)).word("key");

    var mine = client.get("/api/me/keys", session).json();
    assertThat(mine.path("sessions").valueStream().map(it -> it.path("own").asBoolean()))
        .containsExactlyInAnyOrder(true, false);
    assertThat(mine.path("keys")).hasSize(2);
    assertThat(mine.toString()).doesNotContain(session, other, taken, made);

    assertThat(deleteKeys(session).status()).isEqualTo(200);
    for (var key : List.of(taken, made)) {
      assertThat(client.get("/api/table", key).error()).isEqualTo("401 no-key");
    }
    assertThat(client.get("/api/me", other).error()).isEqualTo("401 no-key");
    var left = client.get("/api/me/keys", session).json();
    assertThat(left.path("sessions")).hasSize(1);
    assertThat(left.path("keys")).isEmpty();
    var again = client.post("/api/me/open", session, place(table)).word("key");
    assertThat(client.get("/api/table", again).status()).isEqualTo(200);
  }

  @Test
  void aStreamEndsWithItsKey() throws Exception {
    var table = house.open(House.five(1));
    var session = session();
    client.post("/api/me/seats", session, Map.of("key", house.claim(table, "minoa")));
    var made = client.post("/api/me/open", session, place(table)).word("key");
    try (var listener = Listener.to(client, made, "")) {
      client.send(client.request("/api/sessions", session).DELETE());
      var event = listener.next();
      while (event.name().equals("scene")) {
        event = listener.next();
      }
      assertThat(event.name()).isEqualTo("no-key");
    }
  }

  @Test
  void thePasswordCanBeChanged() {
    var session = session();
    var other = session();
    var wrong = Map.of("password", "wrong horse", "new-password", "another horse");
    assertThat(client.post("/api/me/password", session, wrong).error()).isEqualTo("403 wrong-role");
    var brief = Map.of("password", "correct horse", "new-password", "brief");
    assertThat(client.post("/api/me/password", session, brief).error()).isEqualTo("400 malformed");
    var right = Map.of("password", "correct horse", "new-password", "another horse");
    assertThat(client.post("/api/me/password", session, right).status()).isEqualTo(200);

    assertThat(client.get("/api/me", session).status()).isEqualTo(200);
    assertThat(client.get("/api/me", other).error()).isEqualTo("401 no-key");
    assertThat(client.post("/api/sessions", Client.NO_KEY, ANNA).error()).isEqualTo("401 no-key");
    assertThat(client.post("/api/sessions", Client.NO_KEY, CHANGED).status()).isEqualTo(200);
  }

  @Test
  void anAccountCanBeDeleted() {
    var table = house.open(House.five(1));
    var session = session();
    var taken = house.claim(table, "minoa");
    client.post("/api/me/seats", session, Map.of("key", taken));
    assertThat(client.post("/api/me/delete", session, Map.of("password", "wrong horse")).error())
        .isEqualTo("403 wrong-role");
    assertThat(client.get("/api/me", session).status()).isEqualTo(200);

    client.post("/api/me/delete", session, Map.of("password", "correct horse"));
    assertThat(client.get("/api/me", session).error()).isEqualTo("401 no-key");
    assertThat(client.post("/api/sessions", Client.NO_KEY, ANNA).error()).isEqualTo("401 no-key");
    assertThat(client.get("/api/table", taken).status()).isEqualTo(200);
  }

  @Test
  void allThatIsStoredIsShownToItsOwner() {
    var table = house.open(House.five(1));
    var session = session();
    var taken = house.claim(table, "minoa");
    var host = table.path("host").asString();
    client.post("/api/me/seats", session, Map.of("key", taken));
    client.post("/api/table/chat", taken, Map.of("request", "a", "text", "wine?", "to", "egypt"));
    client.post("/api/table/chat", host, Map.of("request", "b", "text", "hello"));

    var stored = client.get("/api/me/export", session).json();
    assertThat(stored.path("name").asString()).isEqualTo("anna");
    assertThat(stored.path("sessions")).hasSize(1);
    assertThat(stored.path("devices")).hasSize(1);
    assertThat(stored.path("keys")).hasSize(1);
    var seat = stored.path("tables").get(0);
    assertThat(seat.path("player").asString()).isEqualTo("Anna, minoa");
    assertThat(seat.path("said")).hasSize(1);
    assertThat(seat.path("said").get(0).path("text").asString()).isEqualTo("wine?");
    assertThat(stored.toString()).doesNotContain("argon2", taken, session);
  }
}
