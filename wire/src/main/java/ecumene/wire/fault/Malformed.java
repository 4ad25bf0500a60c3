package ecumene.wire.fault;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.exc.StreamReadException;

/** What is no JSON at all, in our words: Jackson tells most of it apart by its message alone. */
final class Malformed {
  private static final String OTHERWISE = "this is no JSON";

  /** How Jackson's messages begin, and what we say; the gap is for what they name. */
  private static final Map<Pattern, String> SENTENCES = sentences();

  private Malformed() {}

  private static Map<Pattern, String> sentences() {
    var sentences = new LinkedHashMap<Pattern, String>();
    sentences.put(Pattern.compile("Unexpected end"), "the document ends too early");
    sentences.put(
        Pattern.compile("Unexpected character \\('(\\P{Cntrl})'"), "'%s' does not belong here");
    sentences.put(
        Pattern.compile("Unrecognized token '(\\P{Cntrl}{1,40})'"),
        "'%s' is no JSON; words stand in quotes");
    sentences.put(
        Pattern.compile("Unexpected close marker '(.)'"),
        "'%s' does not close what was opened last");
    sentences.put(
        Pattern.compile("Duplicate Object property \"(\\P{Cntrl}{0,80})\""), "'%s' is named twice");
    sentences.put(
        Pattern.compile("Illegal unquoted character"),
        "what is in quotes can not contain this character as it is; a line must not end there");
    sentences.put(
        Pattern.compile("Unrecognized character escape"), "there is no such escape in JSON");
    sentences.put(
        Pattern.compile("Non-standard token '(\\w+)'|Invalid numeric value"),
        "this is no number of JSON");
    sentences.put(Pattern.compile(".* nesting depth"), "this is nested too deeply");
    sentences.put(Pattern.compile("Number value length"), "the number is too long");
    sentences.put(Pattern.compile("String value length"), "the text is too long");
    sentences.put(Pattern.compile("Name (value )?length"), "the name is too long");
    return sentences;
  }

  static boolean is(JacksonException complaint) {
    return complaint instanceof StreamReadException
        || complaint instanceof StreamConstraintsException;
  }

  /** Whether it knows line and column. */
  static boolean isLocated(JacksonException complaint) {
    var at = complaint.getLocation();
    return at != null && at.getLineNr() > 0;
  }

  static String reason(JacksonException complaint) {
    return located(sentence(complaint.getOriginalMessage()), complaint);
  }

  /** With line and column. */
  static String located(String sentence, JacksonException complaint) {
    if (!isLocated(complaint)) {
      return sentence;
    }
    var at = complaint.getLocation();
    return "line %d, column %d: %s".formatted(at.getLineNr(), at.getColumnNr(), sentence);
  }

  private static String sentence(String message) {
    for (var known : SENTENCES.entrySet()) {
      var found = known.getKey().matcher(message);
      if (found.lookingAt()) {
        return found.groupCount() == 0
            ? known.getValue()
            : known.getValue().formatted(found.group(1));
      }
    }
    return OTHERWISE;
  }
}
