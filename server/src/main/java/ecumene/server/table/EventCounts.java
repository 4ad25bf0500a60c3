package ecumene.server.table;

import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** How many events had been told after so many lines, and after those before. */
record EventCounts(int lines, int events, @Nullable EventCounts before) {

  EventCounts and(int eventsThen) {
    return new EventCounts(lines + 1, eventsThen, this);
  }

  /** The fewest there were at any time since so many lines; empty if that is not known. */
  OptionalInt fewestSince(int then) {
    int fewest = events;
    for (var at = this; at != null; at = at.before) {
      fewest = Math.min(fewest, at.events);
      if (at.lines <= then) {
        return OptionalInt.of(fewest);
      }
    }
    return OptionalInt.empty();
  }
}
