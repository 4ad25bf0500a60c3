package ecumene.server.store;

import static ecumene.server.store.Tables.digest;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.facts.Civilization;
import ecumene.server.store.Store.Attachment;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

/** What every store does with accounts and what is found under their names. */
interface AccountContract {

  Store store();

  /** One that is kept in the store. */
  TableId table();

  @Test
  default void anAccountHasItsNameAlone() {
    assertThat(store().addAccount("anna", "hash")).isTrue();
    assertThat(store().addAccount("anna", "other")).isFalse();

    assertThat(store().passwordHash("anna")).isEqualTo("hash");
    assertThat(store().passwordHash("Anna")).isNull();
  }

  @Test
  default void aSessionEnds() {
    store().addAccount("anna", "hash");
    var expiring = digest();
    var closed = digest();
    var day = Duration.ofDays(1).toMillis();
    store().openSession(expiring, "anna", Instant.ofEpochMilli(day));
    store().openSession(closed, "anna", Instant.ofEpochMilli(day));

    assertThat(store().account(expiring, Instant.ofEpochMilli(day - 1))).isEqualTo("anna");
    assertThat(store().account(expiring, Instant.ofEpochMilli(day))).isNull();
    assertThat(store().account(closed, Instant.ofEpochMilli(1))).isEqualTo("anna");
    store().closeSession(closed);
    assertThat(store().account(closed, Instant.ofEpochMilli(1))).isNull();
    assertThat(store().account(digest(), Instant.ofEpochMilli(1))).isNull();
  }

  @Test
  default void expiredSessionsAreDropped() {
    store().addAccount("anna", "hash");
    var session = digest();
    store().openSession(session, "anna", Instant.ofEpochMilli(1_000));
    assertThat(store().account(digest(), Instant.ofEpochMilli(Duration.ofDays(1).toMillis())))
        .isNull();

    assertThat(store().account(session, Instant.ofEpochMilli(999))).isNull();
  }

  @Test
  default void seatsAreFoundUnderAName() {
    store().addAccount("anna", "hash");
    store().addAccount("bela", "hash");
    var rome = new Attachment(table(), Civilization.ROME);
    var saba = new Attachment(table(), Civilization.SABA);
    store().attach("anna", saba);
    store().attach("anna", rome);
    store().attach("anna", rome);
    store().attach("bela", rome);

    assertThat(store().attached("anna")).containsExactlyInAnyOrder(rome, saba);
    store().detach(rome);
    assertThat(store().attached("anna")).containsExactly(saba);
    assertThat(store().attached("bela")).isEmpty();
  }
}
