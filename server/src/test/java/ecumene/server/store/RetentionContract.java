package ecumene.server.store;

import static ecumene.server.store.Tables.digest;
import static ecumene.server.store.Tables.lines;
import static ecumene.server.store.Tables.texts;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.facts.Civilization;
import ecumene.server.store.StoredKey.Role;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How every store keeps tables and lets them go. */
interface RetentionContract {
  Store store();

  TableId table();

  private void append(List<StoredLine> lines) {
    assertThat(store().append(table(), 0, lines).join()).isTrue();
  }

  @Test
  default void aTableIsReviewedUntilItIsPutOff() {
    var at = Instant.ofEpochMilli(1_790_000_000_000L);
    assertThat(reviewed(Instant.EPOCH)).as("nobody knows of it yet").isTrue();
    store().noteTouched(table(), at);
    assertThat(reviewed(at.minusMillis(1))).isFalse();
    assertThat(store().toReview(at, 10_000)).contains(new StoredTouch(table(), at));
    store().putOffReview(table(), at.plusMillis(2));
    assertThat(reviewed(at.plusMillis(1))).isFalse();
    assertThat(reviewed(at.plusMillis(2))).isTrue();
  }

  private boolean reviewed(Instant now) {
    return store().toReview(now, 10_000).stream().anyMatch(it -> it.table().equals(table()));
  }

  @Test
  default void aDeletedTableTakesAllWithIt() {
    var other = Tables.in(store());
    var at = Instant.ofEpochMilli(1_790_000_000_000L);
    var key = new StoredKey(digest(), table(), Role.SEAT, Civilization.EGYPT, null);
    Tables.keep(store(), List.of(key));
    append(lines("a", "b", "c"));
    assertThat(store().append(other, 0, lines("a")).join()).isTrue();
    store().keep(table(), new StoredSnapshot(1, "{}", null));
    store().setDue(table(), at);
    var account = Tables.word();
    store().accounts().add(account, "hash");
    assertThat(store().accounts().attach(account, key.digest())).isTrue();

    store().noteTouched(table(), at);
    assertThat(store().delete(new StoredTouch(table(), at.minusMillis(1)))).isFalse();
    assertThat(store().table(table())).isNotNull();
    assertThat(store().delete(new StoredTouch(table(), at))).isTrue();
    assertThat(store().delete(new StoredTouch(table(), at))).as("again").isFalse();

    assertThat(store().table(table())).isNull();
    assertThat(store().key(key.digest(), Instant.EPOCH)).isNull();
    assertThat(store().snapshot(table())).isNull();
    assertThat(store().overdue(at, 10_000)).doesNotContain(table());
    assertThat(store().accounts().attached(account)).isEmpty();
    assertThat(store().bytes(table(), 3)).isEqualTo(3);
    assertThat(store().dropLines(2)).isTrue();
    assertThat(store().bytes(table(), 3)).isEqualTo(1);
    assertThat(store().dropLines(2)).isTrue();
    assertThat(store().bytes(table(), 3)).isZero();
    assertThat(store().dropLines(2)).isFalse();
    assertThat(texts(store(), other)).containsExactly("a");
  }

  @Test
  default void theStoreKnowsHowLongLinesAreAndHowLargeItIs() {
    append(lines("a", "żó", "ccc"));
    assertThat(store().bytes(table(), 0)).isZero();
    assertThat(store().bytes(table(), 2)).isEqualTo(5);
    assertThat(store().bytes(table(), 9)).isEqualTo(8);
    assertThat(Tables.line("żó😀").bytes()).isEqualTo(8);
    assertThat(store().space().used()).isGreaterThan(1000);
  }
}
