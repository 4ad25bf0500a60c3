package ecumene.server.http.routing;

import static ecumene.server.Problem.Kind.MALFORMED;

import ecumene.server.Problem;
import ecumene.server.key.Key;
import ecumene.server.name.Likeness;
import ecumene.table.Sentence;
import ecumene.wire.save.SeedParts;
import org.jspecify.annotations.Nullable;

/** What people may be called, and what they may say. */
public final class Validation {
  private static final int LONGEST_NAME = 40;
  private static final int LONGEST_REMARK = 1000;
  private static final String REQUEST = "[A-Za-z0-9-]{1,64}";

  private Validation() {}

  /** The name of a table or of a player. */
  public static String name(String name) {
    var place = Sentence.of("name");
    var stripped = text(place, name, LONGEST_NAME);
    if (!Likeness.isVisible(stripped)) {
      throw new Problem(MALFORMED, "{place}: it has nothing that can be seen", place);
    }
    return stripped;
  }

  /** The name of a player, whom others can tell from everybody else at the table. */
  public static String player(String name) {
    var stripped = name(name);
    if (Likeness.isHostOrTable(stripped)) {
      throw new Problem(MALFORMED, "name: it looks like that of the host or of the table");
    }
    return stripped;
  }

  public static String remark(String text) {
    return text(Sentence.of("text"), text, LONGEST_REMARK);
  }

  /** What a client calls its request. */
  public static String request(String request) {
    if (!request.matches(REQUEST)) {
      throw new Problem(MALFORMED, "request: it must have 1 to 64 letters, digits and '-'");
    }
    return request;
  }

  /** A key that a client has made itself. */
  public static Key key(String word) {
    var key = Key.parse(word);
    if (key == null) {
      throw new Problem(MALFORMED, "key: it must have 24 letters, digits, '-' and '_'");
    }
    return key;
  }

  /** What somebody adds to the seed of a game; null: nothing. */
  public static @Nullable String random(@Nullable String digits) {
    if (digits != null && !SeedParts.isValue(digits)) {
      throw new Problem(MALFORMED, "random: 32 hexadecimal digits belong here, in small letters");
    }
    return digits;
  }

  private static String text(Sentence place, String text, int longest) {
    var stripped = text.strip();
    if (stripped.isEmpty() || stripped.length() > longest) {
      throw new Problem(MALFORMED, "{place}: it must have 1 to {most} letters", place, longest);
    }
    if (stripped.codePoints().anyMatch(Validation::isUnreadable)) {
      throw new Problem(MALFORMED, "{place}: it has letters that can not be read", place);
    }
    return stripped;
  }

  /**
   * Control characters, those that turn the direction of what follows, halves of letters, and those
   * that every font draws as it likes.
   */
  private static boolean isUnreadable(int letter) {
    return switch (Character.getType(letter)) {
      case Character.CONTROL, Character.SURROGATE, Character.UNASSIGNED, Character.PRIVATE_USE ->
          true;
      case Character.FORMAT -> letter != 0x200d; // joins the parts of a picture
      default -> false;
    };
  }
}
