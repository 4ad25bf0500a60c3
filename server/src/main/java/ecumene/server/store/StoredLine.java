package ecumene.server.store;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;

/**
 * A line of a table's log.
 *
 * @param at when it was written, to the millisecond
 * @param request whose effect this is, unique at its table; null: nobody asked for it
 * @param text the line itself, as JSON
 */
public record StoredLine(Instant at, @Nullable String request, String text) {

  public StoredLine {
    at = at.truncatedTo(ChronoUnit.MILLIS);
  }
}
