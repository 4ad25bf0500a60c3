package ecumene.server.name;

import static java.util.stream.Collectors.toUnmodifiableSet;

import com.ibm.icu.text.Normalizer2;
import com.ibm.icu.text.SpoofChecker;
import ecumene.language.Languages;
import java.util.Collection;
import java.util.Collections;
import java.util.Set;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * How a name looks, as Unicode has it (UTS 39). Two look alike that differ in letters which are
 * drawn alike, in capitals, in spaces or in what is not drawn at all.
 */
public final class Likeness {
  private static final SpoofChecker SHAPES =
      new SpoofChecker.Builder().setChecks(SpoofChecker.CONFUSABLE).build();

  /** Also takes away what is not drawn. */
  private static final Normalizer2 FOLDED = Normalizer2.getNFKCCasefoldInstance();

  private static final int BLANK_BRAILLE = 0x2800;

  /** How those look who are no players, in every language. */
  private static final Set<String> OTHERS =
      StreamSupport.stream(Languages.PACKAGED.spliterator(), false)
          .flatMap(language -> of(language.name("speaker", "host")).stream())
          .collect(toUnmodifiableSet());

  private Likeness() {}

  /** Whether there is something to be seen. */
  public static boolean isVisible(String name) {
    return FOLDED.normalize(name).codePoints().anyMatch(Likeness::isDrawn);
  }

  private static boolean isDrawn(int letter) {
    return switch (Character.getType(letter)) {
      case Character.SPACE_SEPARATOR,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.CONTROL,
          Character.FORMAT,
          Character.NON_SPACING_MARK,
          Character.ENCLOSING_MARK,
          Character.COMBINING_SPACING_MARK ->
          false;
      default -> letter != BLANK_BRAILLE;
    };
  }

  /** Whether it looks like the host, in any language. */
  public static boolean isHost(String name) {
    return !Collections.disjoint(of(name), OTHERS);
  }

  /** Whether it looks like one of these. */
  public static boolean isAmong(String name, Collection<String> others) {
    var own = of(name);
    return others.stream().anyMatch(other -> !Collections.disjoint(own, of(other)));
  }

  /**
   * Several, for a capital may look like another letter than the small one does: "I" like "l", "i"
   * like neither.
   */
  private static Set<String> of(String name) {
    var drawn = drawn(name);
    return Stream.of(shape(drawn), shape(folded(drawn)), folded(shape(drawn)))
        .collect(toUnmodifiableSet());
  }

  private static String drawn(String name) {
    return name.codePoints()
        .filter(it -> Character.getType(it) != Character.FORMAT)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  private static String shape(String name) {
    return closed(SHAPES.getSkeleton(name));
  }

  private static String folded(String name) {
    return closed(FOLDED.normalize(name));
  }

  private static String closed(String name) {
    return name.codePoints()
        .filter(it -> !Character.isWhitespace(it) && !Character.isSpaceChar(it))
        .filter(it -> it != BLANK_BRAILLE)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }
}
