package ecumene.server.store;

import static ecumene.server.store.Tables.digest;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.facts.Civilization;
import ecumene.server.store.StoredKey.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

/** What every store does with keys. */
interface KeyContract {

  Store store();

  /** One that is kept in the store. */
  TableId table();

  @Test
  default void anInvitationIsSpentOnce() {
    var invitation = new StoredKey(digest(), table(), Role.INVITATION, Civilization.ROME, "open");
    var seat = new StoredKey(digest(), table(), Role.SEAT, Civilization.ROME, null);
    var thief = new StoredKey(digest(), table(), Role.SEAT, Civilization.ROME, null);
    assertThat(store().exchange(List.of(), invitation)).isTrue();

    assertThat(store().exchange(List.of(invitation.digest()), seat)).isTrue();
    assertThat(store().exchange(List.of(invitation.digest()), thief)).isFalse();
    assertThat(store().exchange(List.of(seat.digest(), invitation.digest()), thief)).isFalse();
    assertThat(store().keys(table())).containsExactly(seat);
  }

  @Test
  default void nothingIsSpentForAKeyThatIsThere() {
    var invitation = new StoredKey(digest(), table(), Role.INVITATION, Civilization.ROME, "open");
    var host = new StoredKey(digest(), table(), Role.HOST, null, null);
    store().exchange(List.of(), invitation);
    store().exchange(List.of(), host);
    var seat = new StoredKey(host.digest(), table(), Role.SEAT, Civilization.ROME, null);

    assertThat(store().exchange(List.of(invitation.digest()), seat)).isFalse();
    assertThat(store().keys(table())).containsExactlyInAnyOrder(invitation, host);
  }

  @Test
  default void ofManyWhoSpendAKeyOneDoes() {
    var invitation = new StoredKey(digest(), table(), Role.INVITATION, Civilization.ROME, "open");
    store().exchange(List.of(), invitation);
    var claims = new ArrayList<CompletableFuture<Boolean>>();
    for (int n = 0; n < 8; n++) {
      var seat = new StoredKey(digest(), table(), Role.SEAT, Civilization.ROME, null);
      claims.add(
          CompletableFuture.supplyAsync(
              () -> store().exchange(List.of(invitation.digest()), seat)));
    }

    assertThat(claims.stream().filter(CompletableFuture::join)).hasSize(1);
    assertThat(store().keys(table())).hasSize(1);
  }

  @Test
  default void aRenewedSeatHasItsInvitationAlone() {
    var seat = new StoredKey(digest(), table(), Role.SEAT, Civilization.ROME, null);
    var second = new StoredKey(digest(), table(), Role.SEAT, Civilization.ROME, null);
    var other = new StoredKey(digest(), table(), Role.SEAT, Civilization.SABA, null);
    var host = new StoredKey(digest(), table(), Role.HOST, null, null);
    List.of(seat, second, other, host).forEach(key -> store().exchange(List.of(), key));
    var invitation = new StoredKey(digest(), table(), Role.INVITATION, Civilization.ROME, "open");
    store().renew(invitation);

    assertThat(store().keys(table())).containsExactlyInAnyOrder(invitation, other, host);
  }
}
