package ecumene.server.store.sql;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import ecumene.server.store.Digest;
import ecumene.server.store.StoredKey;
import java.time.Instant;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Keys that were looked up, for every request looks one up. Only for a database that nobody else
 * writes: whatever may have changed a key must clear it, after the commit and before anybody hears
 * of that.
 */
public final class KeyCache {
  private static final int MOST = 20_000;

  private final Cache<Digest, Found> found = Caffeine.newBuilder().maximumSize(MOST).build();
  private final boolean keeps;
  private long clearings;

  /**
   * A key as it stands in the database.
   *
   * @param expires null: never
   */
  record Found(StoredKey key, @Nullable Instant expires) {
    boolean isOpen(Instant now) {
      return expires == null || expires.isAfter(now);
    }
  }

  private KeyCache(boolean keeps) {
    this.keeps = keeps;
  }

  public static KeyCache empty() {
    return new KeyCache(true);
  }

  /** One that keeps nothing, where others may change keys unheard. */
  public static KeyCache none() {
    return new KeyCache(false);
  }

  @Nullable StoredKey get(Digest digest, Instant now, Supplier<@Nullable Found> reading) {
    var known = found.getIfPresent(digest);
    if (known == null) {
      long before = clearings();
      known = reading.get();
      if (known != null) {
        put(digest, known, before);
      }
    }
    return known != null && known.isOpen(now) ? known.key : null;
  }

  private synchronized long clearings() {
    return clearings;
  }

  /** What was read before somebody has cleared it may have changed since. */
  private synchronized void put(Digest digest, Found read, long before) {
    if (keeps && before == clearings) {
      found.put(digest, read);
    }
  }

  public synchronized void clear() {
    clearings++;
    found.invalidateAll();
  }
}
