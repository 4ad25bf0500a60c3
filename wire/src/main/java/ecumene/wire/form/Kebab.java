package ecumene.wire.form;

import java.util.Locale;
import java.util.regex.Pattern;

/** Names as they stand in a document: TakeDamage and TAKE_DAMAGE are both take-damage. */
public final class Kebab {
  private static final Pattern NEW_WORD = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])|_");

  private Kebab() {}

  public static String of(String name) {
    return NEW_WORD.matcher(name).replaceAll("-").toLowerCase(Locale.ROOT);
  }

  /** As in a sentence: an Advance is "an advance", a CalamityCard "a calamity card". */
  static String inWords(Class<?> type) {
    var words = of(type.getSimpleName()).replace('-', ' ');
    return ("aeiou".indexOf(words.charAt(0)) < 0 ? "a " : "an ") + words;
  }
}
