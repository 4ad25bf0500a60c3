package ecumene.server.room;

import ecumene.server.store.Store;
import ecumene.server.store.TableId;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Tables that somebody has had played again a short while ago; only a few are kept. */
final class Archive {
  private static final int MOST = 16;

  private final Store store;
  private final Map<TableId, Shelf> shelves = new LinkedHashMap<>();

  /** Where one table is kept. */
  private static final class Shelf {
    private @Nullable Past past;
    private long used;
  }

  Archive(Store store) {
    this.store = store;
  }

  /** The first so many lines of a table. */
  Past past(TableId table, int lines, long now) {
    var shelf = shelf(table, now);
    synchronized (shelf) {
      var known = shelf.past;
      if (known != null && known.lines() > lines) {
        return Past.read(table, store, lines);
      }
      var past = known == null ? Past.read(table, store, lines) : known.goOn(store, lines);
      shelf.past = past;
      return past;
    }
  }

  /** Those that were used last are at the end. */
  private synchronized Shelf shelf(TableId table, long now) {
    var known = shelves.remove(table);
    var shelf = known == null ? new Shelf() : known;
    shelf.used = now;
    shelves.put(table, shelf);
    if (shelves.size() > MOST) {
      shelves.remove(shelves.keySet().iterator().next());
    }
    return shelf;
  }

  /** Throws away what nobody has used since. */
  synchronized void forget(long since) {
    shelves.values().removeIf(shelf -> shelf.used < since);
  }
}
