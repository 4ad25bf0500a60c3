package ecumene.server.store;

import static ecumene.server.store.Tables.digest;
import static ecumene.server.store.Tables.lines;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.facts.Civilization;
import ecumene.server.store.AccountStore.Attachment;
import ecumene.server.store.AccountStore.Device;
import ecumene.server.store.AccountStore.SeatKey;
import ecumene.server.store.StoredKey.Role;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What every store does with accounts and what is found under their names. */
interface AccountContract {
  Instant SOON = Instant.ofEpochMilli(1);
  Instant DAY = Instant.ofEpochMilli(Duration.ofDays(1).toMillis());

  Store store();

  /** One that is kept in the store. */
  TableId table();

  private AccountStore accounts() {
    return store().accounts();
  }

  private Digest session(String account, @Nullable Digest device) {
    var session = new StoredSession(digest(), account, SOON, DAY, device);
    assertThat(accounts().openSession(session, "hash")).isTrue();
    return session.digest();
  }

  private StoredKey seat(Civilization civilization) {
    var key = new StoredKey(digest(), table(), Role.SEAT, civilization, null);
    Tables.keep(store(), List.of(key));
    return key;
  }

  private StoredKey minted(Civilization seat) {
    return new StoredKey(digest(), table(), Role.SEAT, seat, null);
  }

  private boolean opens(StoredKey key) {
    return store().key(key.digest(), SOON) != null;
  }

  @Test
  default void anAccountHasItsNameAlone() {
    assertThat(accounts().add("anna", "hash")).isTrue();
    assertThat(accounts().add("anna", "other")).isFalse();

    assertThat(accounts().passwordHash("anna")).isEqualTo("hash");
    assertThat(accounts().passwordHash("Anna")).isNull();
  }

  // Sessions

  @Test
  default void aSessionEnds() {
    accounts().add("anna", "hash");
    var expiring = session("anna", null);
    var closed = session("anna", null);

    assertThat(accounts().account(expiring, DAY.minusMillis(1))).isEqualTo("anna");
    assertThat(accounts().account(expiring, DAY)).isNull();
    assertThat(accounts().account(closed, SOON)).isEqualTo("anna");
    accounts().closeSession("anna", closed);
    assertThat(accounts().account(closed, SOON)).isNull();
    assertThat(accounts().account(digest(), SOON)).isNull();
  }

  @Test
  default void expiredSessionsAreDropped() {
    accounts().add("anna", "hash");
    var session = session("anna", null);
    assertThat(accounts().account(digest(), DAY)).isNull();

    assertThat(accounts().account(session, SOON)).isNull();
  }

  @Test
  default void sessionsAreListed() {
    accounts().add("anna", "hash");
    accounts().add("bela", "hash");
    var device = digest();
    var own = session("anna", device);
    session("bela", null);

    assertThat(accounts().sessions("anna", SOON))
        .containsExactly(new StoredSession(own, "anna", SOON, DAY, device));
    assertThat(accounts().sessions("anna", DAY)).isEmpty();
  }

  @Test
  default void noSessionBeginsWithAPasswordOfThePast() {
    accounts().add("anna", "hash");
    var session = session("anna", null);
    assertThat(accounts().changePassword("anna", "hash", "other", session)).isTrue();

    var late = new StoredSession(digest(), "anna", SOON, DAY, null);
    assertThat(accounts().openSession(late, "hash")).isFalse();
    assertThat(accounts().account(late.digest(), SOON)).isNull();
    assertThat(accounts().changePassword("anna", "hash", "third", session)).isFalse();
    assertThat(accounts().passwordHash("anna")).isEqualTo("other");
  }

  @Test
  default void aNewPasswordEndsWhatTheOldOneBegan() {
    accounts().add("anna", "hash");
    var here = digest();
    var there = digest();
    var own = session("anna", here);
    var other = session("anna", there);
    var key = seat(Civilization.ROME);
    accounts().attach("anna", key.digest());
    var ownKey = minted(Civilization.ROME);
    var otherKey = minted(Civilization.ROME);
    accounts().addKey(ownKey, "anna", own, SOON);
    accounts().addKey(otherKey, "anna", other, SOON);

    accounts().changePassword("anna", "hash", "new", own);
    assertThat(accounts().account(own, SOON)).isEqualTo("anna");
    assertThat(accounts().account(other, SOON)).isNull();
    assertThat(opens(ownKey)).isTrue();
    assertThat(opens(otherKey)).isFalse();
    assertThat(opens(key)).isTrue();
    assertThat(accounts().knows("anna", here)).isTrue();
    assertThat(accounts().knows("anna", there)).isFalse();
  }

  @Test
  default void everythingCanBeEndedAtOnce() {
    accounts().add("anna", "hash");
    var own = session("anna", null);
    var other = session("anna", digest());
    var attached = seat(Civilization.ROME);
    var foreign = seat(Civilization.SABA);
    accounts().attach("anna", attached.digest());
    var minted = minted(Civilization.ROME);
    accounts().addKey(minted, "anna", own, SOON);
    accounts().add("bela", "hash");
    accounts().attach("bela", attached.digest());
    accounts().attach("bela", foreign.digest());

    accounts().closeAll("anna", own);
    assertThat(accounts().attached("bela"))
        .containsExactly(new Attachment(table(), Civilization.SABA));
    assertThat(accounts().account(own, SOON)).isEqualTo("anna");
    assertThat(accounts().account(other, SOON)).isNull();
    assertThat(accounts().devices("anna")).isEmpty();
    assertThat(opens(attached)).isFalse();
    assertThat(opens(minted)).isFalse();
    assertThat(opens(foreign)).isTrue();
    assertThat(accounts().attached("anna"))
        .containsExactly(new Attachment(table(), Civilization.ROME));
  }

  @Test
  default void aDeviceIsKnownToItsAccountAlone() {
    accounts().add("anna", "hash");
    accounts().add("bela", "hash");
    var device = digest();
    session("anna", device);

    assertThat(accounts().knows("anna", device)).isTrue();
    assertThat(accounts().knows("bela", device)).isFalse();
    assertThat(accounts().devices("anna")).containsExactly(new Device(device, SOON));
  }

  @Test
  default void oneDeviceOrOneKeyCanBeEnded() {
    accounts().add("anna", "hash");
    accounts().add("bela", "hash");
    var here = digest();
    var there = digest();
    var own = session("anna", here);
    var other = session("anna", there);
    var first = seat(Civilization.ROME);
    var second = seat(Civilization.ROME);
    accounts().attach("anna", first.digest());

    accounts().forget("bela", there);
    accounts().withdraw("bela", first.digest());
    assertThat(accounts().account(other, SOON)).isEqualTo("anna");
    assertThat(opens(first)).isTrue();

    accounts().forget("anna", there);
    accounts().withdraw("anna", first.digest());
    assertThat(accounts().account(other, SOON)).isNull();
    assertThat(accounts().knows("anna", there)).isFalse();
    assertThat(accounts().account(own, SOON)).isEqualTo("anna");
    assertThat(accounts().knows("anna", here)).isTrue();
    assertThat(opens(first)).isFalse();
    assertThat(opens(second)).isTrue();
  }

  @Test
  default void ofADeletedAccountNothingIsLeft() {
    accounts().add("anna", "hash");
    var device = digest();
    var session = session("anna", device);
    var key = seat(Civilization.ROME);
    accounts().attach("anna", key.digest());
    var minted = minted(Civilization.ROME);
    accounts().addKey(minted, "anna", session, SOON);

    accounts().delete("anna");
    assertThat(accounts().passwordHash("anna")).isNull();
    assertThat(accounts().account(session, SOON)).isNull();
    assertThat(accounts().knows("anna", device)).isFalse();
    assertThat(accounts().attached("anna")).isEmpty();
    assertThat(opens(minted)).isFalse();
    assertThat(opens(key)).isTrue();
    assertThat(accounts().attach("anna", key.digest())).isFalse();
    assertThat(accounts().add("anna", "hash")).isTrue();
    assertThat(accounts().attached("anna")).isEmpty();
  }

  // Seats

  @Test
  default void seatsAreFoundUnderAName() {
    accounts().add("anna", "hash");
    accounts().add("bela", "hash");
    var rome = seat(Civilization.ROME);
    var saba = seat(Civilization.SABA);
    assertThat(accounts().attach("anna", saba.digest())).isTrue();
    assertThat(accounts().attach("anna", rome.digest())).isTrue();
    assertThat(accounts().attach("anna", rome.digest())).isTrue();
    assertThat(accounts().attach("bela", rome.digest())).isTrue();

    assertThat(accounts().attached("anna"))
        .containsExactlyInAnyOrder(
            new Attachment(table(), Civilization.ROME), new Attachment(table(), Civilization.SABA));
    var invitation = new StoredKey(digest(), table(), Role.INVITATION, Civilization.ROME, "open");
    var renewed = List.<KeyChange>of(new KeyChange.Renewed(invitation));
    assertThat(store().append(table(), 0, lines("a"), renewed, null).join()).isTrue();
    assertThat(accounts().attached("anna"))
        .containsExactly(new Attachment(table(), Civilization.SABA));
    assertThat(accounts().attached("bela")).isEmpty();
  }

  @Test
  default void onlyAKeyOfASeatIsAttached() {
    accounts().add("anna", "hash");
    var host = new StoredKey(digest(), table(), Role.HOST, null, null);
    var invitation = new StoredKey(digest(), table(), Role.INVITATION, Civilization.ROME, "open");
    Tables.keep(store(), List.of(host, invitation));

    assertThat(accounts().attach("anna", host.digest())).isFalse();
    assertThat(accounts().attach("anna", invitation.digest())).isFalse();
    assertThat(accounts().attach("anna", digest())).isFalse();
    assertThat(accounts().attached("anna")).isEmpty();
  }

  @Test
  default void aSessionMakesKeysOfItsSeatsThatEndWithIt() {
    accounts().add("anna", "hash");
    accounts().add("bela", "hash");
    var session = session("anna", null);
    var foreign = session("bela", null);
    var taken = seat(Civilization.ROME);
    accounts().attach("anna", taken.digest());
    var key = minted(Civilization.ROME);

    assertThat(accounts().addKey(minted(Civilization.SABA), "anna", session, SOON)).isFalse();
    assertThat(accounts().addKey(minted(Civilization.ROME), "bela", foreign, SOON)).isFalse();
    assertThat(accounts().addKey(minted(Civilization.ROME), "anna", foreign, SOON)).isFalse();
    assertThat(accounts().addKey(key, "anna", session, SOON)).isTrue();
    var seat = new Attachment(table(), Civilization.ROME);
    assertThat(accounts().keys("anna", SOON))
        .containsExactlyInAnyOrder(
            new SeatKey(taken.digest(), seat, null, SOON),
            new SeatKey(key.digest(), seat, session, SOON));
    assertThat(store().key(key.digest(), DAY.minusMillis(1))).isEqualTo(key);
    assertThat(store().key(key.digest(), DAY)).isNull();
    assertThat(accounts().keys("anna", DAY))
        .containsExactly(new SeatKey(taken.digest(), seat, null, SOON));

    assertThat(accounts().attach("anna", key.digest())).isTrue();
    assertThat(accounts().attach("bela", key.digest())).isFalse();

    accounts().closeSession("anna", session);
    assertThat(opens(key)).isFalse();
    assertThat(accounts().addKey(minted(Civilization.ROME), "anna", session, SOON)).isFalse();
  }
}
