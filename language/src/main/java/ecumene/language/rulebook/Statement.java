package ecumene.language.rulebook;

/**
 * One numbered statement of the rules.
 *
 * @param id how it is cited, such as {@code P9.21}, {@code G4}, {@code tempest} or {@code
 *     pottery.1}
 * @param group under what the coverage report counts it, such as {@code P9} or {@code Chain 7}
 * @param text its words, in the lines in which they stand in the file
 */
public record Statement(String id, String group, String text, Place place) {
  Statement continuedBy(String line) {
    return new Statement(id, group, text + "\n" + line, place);
  }

  /** The id without its number: {@code P9}, {@code G}, {@code tempest}, {@code pottery}. */
  public String section() {
    return id.replaceFirst("\\.?\\d+$", "");
  }

  /** The last number of the id, 0 where the id is a name. */
  public int number() {
    var digits = id.replaceFirst(".*\\D", "");
    return digits.isEmpty() ? 0 : Integer.parseInt(digits);
  }

  /** Whether it is the next of the same section. */
  public boolean follows(Statement earlier) {
    return section().equals(earlier.section()) && number() == earlier.number() + 1;
  }

  /** As much of the text as fits on one line beside the id. */
  public String beginning() {
    var line = text.replace('\n', ' ');
    return line.length() <= 90 ? line : line.substring(0, 89) + "…";
  }
}
