package ecumene.server.log;

import ecumene.server.rules.RulesVersion;
import ecumene.server.store.Store;
import ecumene.server.store.StoredLine;
import ecumene.server.store.TableId;
import ecumene.server.table.Line;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * What was played since the newest beginning of a phase does not count any more.
 *
 * @param to how many lines there were when the phase began
 * @param failed the index of the line that the rules do not play as they did
 * @param end how many lines there are
 */
record Rewinding(int to, int failed, int end) {

  /** The lines that say so, and which rules and facts have changed since. */
  List<StoredLine> lines(TableId table, Store store, Instant at) {
    var lines = new ArrayList<Line>(List.of(new Line.Rewound(to)));
    var then = store.rules(table, failed);
    if (then != null) {
      var changed = RulesVersion.running().changedSince(RulesVersion.read(then));
      if (!changed.isEmpty()) {
        lines.add(new Line.RulesChanged(changed));
      }
    }
    return lines.stream().map(line -> new StoredLine(at, null, line.write())).toList();
  }
}
