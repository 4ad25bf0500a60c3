package ecumene.server.store;

import static ecumene.server.store.Tables.digest;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.facts.Civilization;
import ecumene.server.store.StoredKey.Role;
import ecumene.server.store.sql.SqlAccounts;
import ecumene.server.store.sql.SqlDevices;
import ecumene.server.store.sql.SqlSeats;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How much every store keeps under the name of an account, and how long. */
interface AccountBoundsContract {
  Instant BEGUN = Instant.ofEpochMilli(1);
  Instant END = Instant.ofEpochMilli(Duration.ofDays(1).toMillis());

  Store store();

  /** One that is kept in the store. */
  TableId table();

  private AccountStore accounts() {
    return store().accounts();
  }

  private StoredSession session(String account, Instant begun) {
    var session = new StoredSession(digest(), account, begun, END, digest());
    assertThat(accounts().openSession(session, "hash")).isTrue();
    return session;
  }

  private StoredKey rome() {
    return new StoredKey(digest(), table(), Role.SEAT, Civilization.ROME, null);
  }

  /** A key of a seat that is attached from then on. */
  private StoredKey attached(String account) {
    var key = rome();
    Tables.keep(store(), List.of(key));
    accounts().attach(account, key.digest());
    return key;
  }

  private StoredKey made(String account, StoredSession session, Instant at) {
    var key = rome();
    assertThat(accounts().addKey(key, account, session.digest(), at)).isTrue();
    return key;
  }

  private boolean opens(StoredKey key) {
    return store().key(key.digest(), BEGUN) != null;
  }

  @Test
  default void devicesOfLongAgoAreDropped() {
    accounts().add("anna", "hash");
    session("anna", BEGUN);
    accounts().account(digest(), BEGUN.plus(Duration.ofDays(365)));
    assertThat(accounts().devices("anna")).hasSize(1);
    accounts().account(digest(), END.plus(Duration.ofDays(366)));
    assertThat(accounts().devices("anna")).isEmpty();
  }

  @Test
  default void ofTooManySessionsAndDevicesTheOldestGo() {
    accounts().add("anna", "hash");
    accounts().add("bela", "hash");
    var foreign = session("bela", BEGUN);
    attached("anna");
    var begun = new ArrayList<StoredSession>();
    var keys = new ArrayList<StoredKey>();
    for (int n = 0; n < SqlAccounts.MOST + 2; n++) {
      begun.add(session("anna", BEGUN.plusMillis(n)));
      keys.add(made("anna", begun.getLast(), BEGUN.plusMillis(n)));
    }

    assertThat(accounts().sessions("anna", BEGUN))
        .containsExactlyInAnyOrderElementsOf(begun.subList(2, begun.size()));
    assertThat(accounts().devices("anna")).hasSize(SqlDevices.MOST);
    assertThat(opens(keys.get(1))).isFalse();
    assertThat(opens(keys.get(2))).isTrue();
    assertThat(accounts().account(foreign.digest(), BEGUN)).isEqualTo("bela");
    assertThat(accounts().devices("bela")).hasSize(1);
  }

  @Test
  default void ofTooManyKeysThatASessionMakesTheOldestGo() {
    accounts().add("anna", "hash");
    var session = session("anna", BEGUN);
    var taken = attached("anna");
    var made = new ArrayList<StoredKey>();
    for (int n = 0; n < SqlSeats.MOST_MADE + 1; n++) {
      made.add(made("anna", session, BEGUN.plusMillis(n)));
    }

    assertThat(opens(made.getFirst())).isFalse();
    assertThat(made.subList(1, made.size())).allMatch(this::opens);
    assertThat(opens(taken)).isTrue();
  }
}
