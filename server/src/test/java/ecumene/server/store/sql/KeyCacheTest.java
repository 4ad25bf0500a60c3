package ecumene.server.store.sql;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.server.store.Digest;
import ecumene.server.store.StoredKey;
import ecumene.server.store.StoredKey.Role;
import ecumene.server.store.TableId;
import ecumene.server.store.sql.KeyCache.Found;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class KeyCacheTest {
  private static final Digest DIGEST = new Digest("1");
  private static final Instant NOON = Instant.ofEpochSecond(43_200);

  private final KeyCache cache = KeyCache.empty();
  private int reads;

  private @Nullable Found read(@Nullable Instant expires) {
    reads++;
    return new Found(new StoredKey(DIGEST, new TableId("t"), Role.SPECTATOR, null, null), expires);
  }

  @Test
  void aKeyIsReadOnce() {
    assertThat(cache.get(DIGEST, NOON, () -> read(null))).isNotNull();
    assertThat(cache.get(DIGEST, NOON, () -> read(null))).isNotNull();
    assertThat(reads).isOne();
  }

  @Test
  void whatMayHaveChangedIsReadAgain() {
    assertThat(cache.get(DIGEST, NOON, () -> read(null))).isNotNull();
    cache.clear();
    assertThat(cache.get(DIGEST, NOON, () -> null)).isNull();
  }

  @Test
  void whatWasReadBeforeAChangeIsNotKept() {
    cache.get(
        DIGEST,
        NOON,
        () -> {
          var old = read(null);
          cache.clear(); // by who has withdrawn it meanwhile
          return old;
        });
    assertThat(cache.get(DIGEST, NOON, () -> null)).isNull();
  }

  @Test
  void whatIsNotThereMayComeAtAnyTime() {
    assertThat(cache.get(DIGEST, NOON, () -> null)).isNull();
    assertThat(cache.get(DIGEST, NOON, () -> read(null))).isNotNull();
  }

  @Test
  void aKeyExpires() {
    var end = NOON.plusSeconds(1);
    assertThat(cache.get(DIGEST, NOON, () -> read(end))).isNotNull();
    assertThat(cache.get(DIGEST, end, () -> read(end))).isNull();
    assertThat(reads).isOne();
  }

  @Test
  void whereOthersChangeKeysNothingIsKept() {
    var none = KeyCache.none();
    assertThat(none.get(DIGEST, NOON, () -> read(null))).isNotNull();
    assertThat(none.get(DIGEST, NOON, () -> null)).isNull();
  }
}
