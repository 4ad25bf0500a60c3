package ecumene.server.http.routes;

import static ecumene.server.Problem.Kind.UNAVAILABLE;

import ecumene.server.Problem;
import ecumene.server.setting.Setting;
import ecumene.server.setting.Settings;
import ecumene.server.store.Store;
import ecumene.server.store.StoreFailed;
import ecumene.server.store.StoreSpace;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.OptionalLong;

/** Whether the store has space for new tables; those that are there play on without. */
public final class SpaceForTables {
  private static final long MEGABYTE = 1_000_000;
  private static final Duration FRESH = Duration.ofSeconds(5);

  private final Store store;
  private final InstantSource clock;
  private final long most;
  private final long floor;
  private Instant next = Instant.EPOCH;
  private volatile StoreSpace known = new StoreSpace(0, OptionalLong.empty());

  public SpaceForTables(Store store, Settings settings, InstantSource clock) {
    this.store = store;
    this.clock = clock;
    int megabytes = settings.number(Setting.STORE_MEGABYTES);
    most = megabytes == 0 ? Long.MAX_VALUE : megabytes * MEGABYTE;
    floor = settings.number(Setting.FREE_MEGABYTES) * MEGABYTE;
  }

  /** Throws a problem if no table may be opened. */
  void check() {
    var now = now();
    if (now.used() >= most || now.free().orElse(Long.MAX_VALUE) < floor) {
      throw new Problem(
          UNAVAILABLE, "the server has no space for new tables; those that are there play on");
    }
  }

  /** How many bytes the store had when it last said so. */
  public long lastUsed() {
    try {
      return now().used();
    } catch (StoreFailed unread) { // other meters tell of that
      return known.used();
    }
  }

  /** Not older than a few seconds, or than the store's last answer. */
  private synchronized StoreSpace now() {
    var at = clock.instant();
    if (!at.isBefore(next)) {
      next = at.plus(FRESH); // who comes next need not wait for a store that fails
      known = store.space();
    }
    return known;
  }
}
