package ecumene.server.room;

import ecumene.facts.Civilization;
import ecumene.server.store.TableId;
import ecumene.server.table.TableState;

/**
 * Hears what this process has written to the log of a table. Must be quick, for whoever wrote it
 * waits; what takes longer is handed on, as {@code Notices} does.
 */
public interface TableListener {
  void written(TableId table, TableState now);

  /** Time was up, and the clock has answered a question of this seat. */
  default void timedOut(TableId table, Civilization seat) {}

  /** A bot plays this seat from now on, because its player is away. */
  default void stoodIn(TableId table, Civilization seat) {}

  /** The rules do not play the log any more as it was played, so some of it does not count. */
  default void rewound(TableId table) {}
}
