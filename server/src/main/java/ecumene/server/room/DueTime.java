package ecumene.server.room;

import ecumene.server.store.Store;
import ecumene.server.store.TableId;
import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** When the store has somebody look at a table, whatever happens to this process. */
final class DueTime {
  /** What is due sooner than this is put off where that costs nothing. */
  private static final Duration SOON = Timekeeper.LEASE.dividedBy(2);

  private final TableId id;
  private final Store store;
  private @Nullable Instant stored;

  DueTime(TableId id, Store store) {
    this.id = id;
    this.store = store;
  }

  void set(@Nullable Instant due) {
    store.setDue(id, due);
    stored = due;
  }

  /** What to store with the log if the table is due then; null: what is stored will do. */
  @Nullable Instant withLog(@Nullable Instant due, Instant now) {
    boolean stands =
        stored != null
            && (due == null || !stored.isAfter(due))
            && (stored.equals(due) || !stored.isBefore(now.plus(SOON)));
    return stands ? null : due;
  }

  /** This was stored with the log. */
  void wasStoredWithLog(@Nullable Instant due) {
    stored = due == null ? stored : due;
  }

  /** Looking too early does no harm, so the store need not hear when it is put off. */
  void setIfEarlier(@Nullable Instant due) {
    if (due != null && (stored == null || due.isBefore(stored))) {
      set(due);
    }
  }
}
