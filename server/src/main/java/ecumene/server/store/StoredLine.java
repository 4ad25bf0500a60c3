package ecumene.server.store;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;

/**
 * A line of a table's log.
 *
 * @param at when it was written, to the millisecond
 * @param request whose effect this is, unique at its table; null: nobody asked for it
 * @param body what the request asked for; null: nobody asked for it, or it is older
 * @param text the line itself, as JSON
 */
public record StoredLine(
    Instant at, @Nullable String request, @Nullable BodyHash body, String text) {

  public StoredLine {
    at = at.truncatedTo(ChronoUnit.MILLIS);
  }

  public StoredLine(Instant at, @Nullable String request, String text) {
    this(at, request, null, text);
  }

  /** The digits of the body; null: there are none. */
  public @Nullable String bodyDigits() {
    return body == null ? null : body.digits();
  }

  /** How long the line is as UTF-8. */
  public int bytes() {
    int bytes = 0;
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      bytes += letter < 0x80 ? 1 : letter < 0x800 || Character.isSurrogate(letter) ? 2 : 3;
    }
    return bytes;
  }
}
