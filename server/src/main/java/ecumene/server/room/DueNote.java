package ecumene.server.room;

import ecumene.server.store.Store;
import ecumene.server.store.TableId;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** When the store has somebody look at a table, whatever happens to this process. */
final class DueNote {
  /** What is due sooner than this is put off where that costs nothing. */
  private static final long SOON = Timekeeper.LEASE / 2;

  private final TableId id;
  private final Store store;
  private @Nullable Long written;

  DueNote(TableId id, Store store) {
    this.id = id;
    this.store = store;
  }

  void write(@Nullable Long due) {
    store.noteDue(id, due == null ? null : Instant.ofEpochMilli(due));
    written = due;
  }

  /** What to write with the log if the table is due then; null: what is written will do. */
  @Nullable Long withLog(@Nullable Long due, long now) {
    boolean stands =
        written != null
            && (due == null || written <= due)
            && (written.equals(due) || written >= now + SOON);
    return stands ? null : due;
  }

  /** This was written with the log. */
  void wrote(@Nullable Long due) {
    written = due == null ? written : due;
  }

  /** Looking too early does no harm, so the store need not hear when it is put off. */
  void writeIfEarlier(@Nullable Long due) {
    if (due != null && (written == null || due < written)) {
      write(due);
    }
  }
}
