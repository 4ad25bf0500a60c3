package ecumene.server.table;

import org.jspecify.annotations.Nullable;

/** How many events had been told after so many lines, and after those before. */
record Told(int lines, int events, @Nullable Told before) {

  Told and(int eventsThen) {
    return new Told(lines + 1, eventsThen, this);
  }

  /** The fewest there were at any time since so many lines; −1 if that is not known. */
  int fewestSince(int then) {
    int fewest = events;
    for (var at = this; at != null; at = at.before) {
      fewest = Math.min(fewest, at.events);
      if (at.lines <= then) {
        return fewest;
      }
    }
    return -1;
  }
}
