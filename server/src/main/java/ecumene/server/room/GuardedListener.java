package ecumene.server.room;

import ecumene.facts.Civilization;
import ecumene.server.store.TableId;
import ecumene.server.table.TableState;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Tells another listener, whose faults harm nobody: what it hears of is on disk already. */
record GuardedListener(TableListener listener) implements TableListener {
  private static final Logger LOG = LoggerFactory.getLogger(GuardedListener.class);

  @Override
  public void written(TableId table, TableState now) {
    guard(table, () -> listener.written(table, now));
  }

  @Override
  public void timedOut(TableId table, Civilization seat) {
    guard(table, () -> listener.timedOut(table, seat));
  }

  @Override
  public void stoodIn(TableId table, Civilization seat) {
    guard(table, () -> listener.stoodIn(table, seat));
  }

  @Override
  public void rewound(TableId table) {
    guard(table, () -> listener.rewound(table));
  }

  private static void guard(TableId table, Runnable news) {
    try {
      news.run();
    } catch (RuntimeException | Error failed) {
      LOG.error("table {}: a listener failed", table, failed);
    }
  }
}
