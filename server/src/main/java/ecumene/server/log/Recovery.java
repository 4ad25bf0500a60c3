package ecumene.server.log;

import ecumene.server.Problem;
import ecumene.server.store.Damage.Part;
import ecumene.server.store.Examined;
import ecumene.server.store.Store;
import ecumene.server.store.StoreFailed;
import ecumene.server.store.StoredLine;
import ecumene.server.store.TableId;
import ecumene.server.table.Line;
import ecumene.server.table.TableState;
import java.time.InstantSource;
import org.jspecify.annotations.Nullable;

/**
 * A table goes on that could not be read.
 *
 * @param kept what was played in so many lines counts
 * @param found what was damaged, and is set aside now
 * @param state from where it goes on
 */
public record Recovery(int kept, Examined found, TableState state) {

  /** Why nothing is done at a table that needs it. */
  public static Problem needed() {
    return new Problem(
        Problem.Kind.DAMAGED,
        "what is stored of this table is damaged; whoever runs the server has to mend it");
  }

  /**
   * Sets aside what is damaged, and has the game go on from before it.
   *
   * @param at the first line that does not count any more; null: the first that is damaged
   * @throws Problem if there is no such table, or it is damaged before that line, or not at all
   * @throws StoreFailed if its plan is damaged, or it could not be written
   */
  public static Recovery of(TableId id, Store store, InstantSource clock, @Nullable Integer at) {
    var start = LogStart.of(id, store);
    var found = store.repairs().examine(id);
    if (found == null) {
      throw new Problem(Problem.Kind.NOT_FOUND, "there is no such table");
    }
    int kept = at == null ? newestGood(found) : checked(at, found);
    var now = clock.instant();
    var lost = new StoredLine(now, null, new Line.Lost().write());
    var last = new StoredLine(now, null, new Line.Recovered(kept).write());
    store.repairs().mend(id, found, lost, last, now);
    return new Recovery(kept, found, TableLog.open(start.id(), store, clock).state());
  }

  /** From its snapshot on, if it has one; what is older is not needed. */
  private static int newestGood(Examined found) {
    if (found.damages().stream().allMatch(damage -> damage.part() == Part.SNAPSHOT)) {
      throw new StoreFailed("no line of this table is damaged; --at names one to go back to");
    }
    return Math.min(found.lines(), found.firstBad(found.snapshot()).orElse(found.lines()));
  }

  /** Whoever goes on from there reads all lines before it, or those since the snapshot. */
  private static int checked(int at, Examined found) {
    int from = at < found.snapshot() ? 0 : found.snapshot();
    int bad = found.firstBad(from).orElse(found.lines());
    if (at < 0 || at > found.lines() || at > bad) {
      throw new StoreFailed(
          "the table has %d lines, of which %d is the last to go on from"
              .formatted(found.lines(), Math.min(bad, found.lines())));
    }
    return at;
  }
}
