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
 * @param stamp what it has come to; null: it does not play, or it is older
 */
public record StoredLine(
    Instant at,
    @Nullable String request,
    @Nullable BodyHash body,
    String text,
    @Nullable Stamp stamp) {

  public StoredLine {
    at = at.truncatedTo(ChronoUnit.MILLIS);
  }

  public StoredLine(Instant at, @Nullable String request, String text) {
    this(at, request, null, text, null);
  }

  /** The digits of the body; null: there are none. */
  public @Nullable String bodyDigits() {
    return body == null ? null : body.digits();
  }

  /** The same line, with what it has come to. */
  public StoredLine stamped(Stamp stamp) {
    return new StoredLine(at, request, body, text, stamp);
  }

  /** The hash of the position after it; null: there is none. */
  public @Nullable Long position() {
    return stamp == null ? null : stamp.position();
  }

  /** The version of rules and facts; null: there is none. */
  public @Nullable String rules() {
    return stamp == null ? null : stamp.rules();
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
