package ecumene.server.name;

import static java.util.stream.Collectors.toUnmodifiableMap;
import static java.util.stream.Collectors.toUnmodifiableSet;

import com.ibm.icu.text.Normalizer2;
import com.ibm.icu.text.SpoofChecker;
import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.language.Language;
import ecumene.language.Languages;
import java.util.Collection;
import java.util.Collections;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
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

  /**
   * Letters that are blank, though Unicode has them as symbols: braille without a dot, a note
   * without a head, a place for an object, blank hieroglyphs.
   */
  private static final Set<Integer> BLANKS = Set.of(0x2800, 0x1d159, 0xfffc, 0x13441, 0x13442);

  /** How those look who are no players, in every language. */
  private static final Set<String> OTHERS =
      inEveryLanguage(
          language ->
              Stream.of(language.name("speaker", "host"), language.name("speaker", "table")));

  private static final Map<Civilization, Set<String>> CIVILIZATIONS =
      Stream.of(Civilization.values())
          .collect(
              toUnmodifiableMap(
                  seat -> seat, seat -> inEveryLanguage(it -> Stream.of(it.name(seat)))));

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
          Character.COMBINING_SPACING_MARK,
          Character.PRIVATE_USE,
          Character.UNASSIGNED ->
          false;
      default -> !BLANKS.contains(letter);
    };
  }

  /** Whether it looks like the host or the table itself, in any language. */
  public static boolean isHostOrTable(String name) {
    return !Collections.disjoint(of(name), OTHERS);
  }

  /** Whether it looks like one of these civilizations, in any language. */
  public static boolean isCivilization(String name, Seats seats) {
    var own = of(name);
    return seats.stream().anyMatch(seat -> !Collections.disjoint(own, looks(seat)));
  }

  private static Set<String> looks(Civilization seat) {
    return Objects.requireNonNull(CIVILIZATIONS.get(seat));
  }

  private static Set<String> inEveryLanguage(Function<Language, Stream<String>> names) {
    return StreamSupport.stream(Languages.PACKAGED.spliterator(), false)
        .flatMap(names)
        .flatMap(name -> of(name).stream())
        .collect(toUnmodifiableSet());
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
        .filter(it -> !BLANKS.contains(it))
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }
}
