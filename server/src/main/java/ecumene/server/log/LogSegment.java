package ecumene.server.log;

import ecumene.server.store.Stamp;
import ecumene.server.store.StoredLine;
import ecumene.server.store.TableId;
import ecumene.server.table.Line;
import ecumene.server.table.TableState;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.core.JacksonException;

/** Lines of a log that follow one another. What was rewound later does not count. */
final class LogSegment {
  private static final Logger LOG = LoggerFactory.getLogger(LogSegment.class);

  private final TableId table;
  private final int first;
  private final List<StoredLine> stored;

  private final List<@Nullable Line> lines = new ArrayList<>();

  /** For each line, the fewest lines to which one of those after it rewinds; and for all. */
  private final int[] rewound;

  /**
   * @param first the number of the first of these lines
   */
  LogSegment(TableId table, int first, List<StoredLine> stored) {
    this.table = table;
    this.first = first;
    this.stored = stored;
    for (int i = 0; i < stored.size(); i++) {
      lines.add(read(first + i, stored.get(i)));
    }
    rewound = new int[stored.size() + 1];
    int fewest = Integer.MAX_VALUE;
    for (int i = stored.size() - 1; i >= 0; i--) {
      rewound[i + 1] = fewest;
      var line = lines.get(i);
      fewest = line == null ? fewest : Math.min(fewest, line.rewindsTo());
    }
    rewound[0] = fewest;
  }

  private @Nullable Line read(int number, StoredLine line) {
    try {
      return Line.read(line.text());
    } catch (JacksonException unreadable) {
      LOG.warn("table {}: line {} can not be read: {}", table, number, FailureCause.of(unreadable));
      return null;
    }
  }

  int size() {
    return stored.size();
  }

  StoredLine stored(int index) {
    return stored.get(index);
  }

  /** Null: nobody can read it, or it was rewound and has been left out. */
  @Nullable Line line(int index) {
    return lines.get(index);
  }

  /** Whether one of these lines rewinds what came before them. */
  boolean rewindsEarlier() {
    return rewound[0] < first;
  }

  /**
   * The table after one more of these lines; null: the rules do not play it as they did. A problem
   * if a newer version has written it, for which it may well be right.
   */
  @Nullable TableState play(TableState now, int index) {
    var line = lines.get(index);
    boolean isRewound = first + index >= rewound[index + 1];
    if (line == null && !isRewound && !Line.isKnown(stored.get(index).text())) {
      throw LogStart.ofAnotherVersion();
    }
    boolean counts = line != null && !(isRewound && line.isPlay());
    var next = counts ? play(now, line, stored.get(index).at()) : null;
    if (next != null && !isRewound && isOther(next, stored.get(index).stamp())) {
      LOG.warn("table {}: line {} comes out otherwise", table, now.lines());
      return null;
    }
    if (next == null && isRewound) {
      lines.set(index, null);
      return now.afterNothing();
    }
    return next;
  }

  private static boolean isOther(TableState next, @Nullable Stamp stamp) {
    return stamp != null && stamp.position() != next.game().hash();
  }

  /** Rules that have changed may be at a loss in any way with what was once answered. */
  private @Nullable TableState play(TableState now, Line line, Instant at) {
    try {
      return now.after(line, at);
    } catch (RuntimeException unplayable) {
      LOG.warn(
          "table {}: line {} can not be played: {}",
          table,
          now.lines(),
          FailureCause.of(unplayable));
      return null;
    }
  }
}
