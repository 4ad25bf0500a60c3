package ecumene.server.store;

import static ecumene.server.store.Tables.digest;
import static ecumene.server.store.Tables.lines;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.facts.Civilization;
import ecumene.server.store.KeyChange.Exchanged;
import ecumene.server.store.KeyChange.Renewed;
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

  /** Keeps these keys, at the same table or another. */
  private void keep(StoredKey... keys) {
    Tables.keep(store(), List.of(keys));
  }

  private boolean change(int line, KeyChange... changes) {
    return store().append(table(), line, lines("a"), List.of(changes), null).join();
  }

  private StoredKey key(Role role) {
    var seat = role == Role.HOST ? null : Civilization.ROME;
    return new StoredKey(digest(), table(), role, seat, role == Role.INVITATION ? "open" : null);
  }

  @Test
  default void anInvitationIsSpentOnceAndWithItsLine() {
    var invitation = key(Role.INVITATION);
    var seat = key(Role.SEAT);
    keep(invitation);

    assertThat(change(0, new Exchanged(invitation.digest(), seat))).isTrue();
    assertThat(change(1, new Exchanged(invitation.digest(), key(Role.SEAT)))).isFalse();
    assertThat(store().keys(table())).containsExactly(seat);
    assertThat(store().lines(table(), 0)).hasSize(1);
  }

  @Test
  default void nothingIsSpentForAKeyThatIsThere() {
    var invitation = key(Role.INVITATION);
    var host = key(Role.HOST);
    keep(invitation, host);
    var seat = new StoredKey(host.digest(), table(), Role.SEAT, Civilization.ROME, null);

    assertThat(change(0, new Exchanged(invitation.digest(), seat))).isFalse();
    assertThat(store().keys(table())).containsExactlyInAnyOrder(invitation, host);
    assertThat(store().lines(table(), 0)).isEmpty();
  }

  @Test
  default void aLineThatIsLateChangesNoKeys() {
    var seat = key(Role.SEAT);
    keep(seat);
    assertThat(change(0)).isTrue();

    assertThat(change(0, new Renewed(key(Role.INVITATION)))).isFalse();
    assertThat(store().keys(table())).containsExactly(seat);
  }

  @Test
  default void whoLosesKeepsNobodyElseFromTheirKeys() {
    var invitation = key(Role.INVITATION);
    keep(invitation);
    var claims = new ArrayList<CompletableFuture<Boolean>>();
    for (int n = 0; n < 8; n++) {
      var change = new Exchanged(invitation.digest(), key(Role.SEAT));
      claims.add(store().append(table(), 0, lines("a"), List.of(change), null));
      claims.add(store().append(new TableId(Tables.word()), 0, lines("b")));
    }

    assertThat(claims.stream().filter(CompletableFuture::join)).hasSize(9);
    assertThat(store().keys(table())).hasSize(1);
    assertThat(store().lines(table(), 0)).hasSize(1);
  }

  @Test
  default void severalChangesAreMadeInTheirOrder() {
    var invitation = key(Role.INVITATION);
    var again = key(Role.INVITATION);
    var seat = key(Role.SEAT);
    keep(invitation);

    assertThat(
            change(
                0,
                new Exchanged(invitation.digest(), key(Role.SEAT)),
                new Renewed(again),
                new Exchanged(again.digest(), seat)))
        .isTrue();
    assertThat(store().keys(table())).containsExactly(seat);
  }

  @Test
  default void aRenewedSeatHasItsInvitationAlone() {
    var host = key(Role.HOST);
    var other = new StoredKey(digest(), table(), Role.SEAT, Civilization.SABA, null);
    keep(key(Role.SEAT), key(Role.SEAT), other, host);
    var invitation = key(Role.INVITATION);
    assertThat(change(0, new Renewed(invitation))).isTrue();

    assertThat(store().keys(table())).containsExactlyInAnyOrder(invitation, other, host);
  }
}
