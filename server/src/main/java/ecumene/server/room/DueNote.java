package ecumene.server.room;

import ecumene.server.store.Store;
import ecumene.server.store.TableId;
import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** When the store has somebody look at a table, whatever happens to this process. */
final class DueNote {
  /** What is due sooner than this is put off where that costs nothing. */
  private static final Duration SOON = Timekeeper.LEASE.dividedBy(2);

  private final TableId id;
  private final Store store;
  private @Nullable Instant noted;

  DueNote(TableId id, Store store) {
    this.id = id;
    this.store = store;
  }

  void note(@Nullable Instant due) {
    store.noteDue(id, due);
    noted = due;
  }

  /** What to note with the log if the table is due then; null: what is noted will do. */
  @Nullable Instant withLog(@Nullable Instant due, Instant now) {
    boolean stands =
        noted != null
            && (due == null || !noted.isAfter(due))
            && (noted.equals(due) || !noted.isBefore(now.plus(SOON)));
    return stands ? null : due;
  }

  /** This was noted with the log. */
  void notedWithLog(@Nullable Instant due) {
    noted = due == null ? noted : due;
  }

  /** Looking too early does no harm, so the store need not hear when it is put off. */
  void noteIfEarlier(@Nullable Instant due) {
    if (due != null && (noted == null || due.isBefore(noted))) {
      note(due);
    }
  }
}
