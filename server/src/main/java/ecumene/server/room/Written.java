package ecumene.server.room;

import ecumene.server.store.TableId;
import ecumene.server.table.TableState;

/** Hears what this process has written to the log of a table. Must be quick. */
public interface Written {
  void written(TableId table, TableState now);
}
