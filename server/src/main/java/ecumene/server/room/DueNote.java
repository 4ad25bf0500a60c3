package ecumene.server.room;

import ecumene.server.store.Store;
import ecumene.server.store.TableId;
import org.jspecify.annotations.Nullable;

/** When the store has somebody look at a table, whatever happens to this process. */
final class DueNote {
  private final TableId id;
  private final Store store;
  private @Nullable Long written;

  DueNote(TableId id, Store store) {
    this.id = id;
    this.store = store;
  }

  void write(@Nullable Long due) {
    store.due(id, due);
    written = due;
  }

  /** Looking too early does no harm, so the store need not hear when it is put off. */
  void writeIfEarlier(@Nullable Long due) {
    if (due != null && (written == null || due < written)) {
      write(due);
    }
  }
}
