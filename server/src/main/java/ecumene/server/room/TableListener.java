package ecumene.server.room;

import ecumene.facts.Civilization;
import ecumene.server.store.TableId;
import ecumene.server.table.TableState;

/** Hears what this process has written to the log of a table. Must be quick. */
public interface TableListener {
  void written(TableId table, TableState now);

  /** Time was up: the clock has answered for this seat, or has a bot play it. */
  default void timedOut(TableId table, Civilization seat) {}
}
