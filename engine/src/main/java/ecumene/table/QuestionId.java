package ecumene.table;

import java.util.HexFormat;

/**
 * Which question a reply answers. It stays the same while others reply and the question does not
 * change, and is never used twice in a game.
 */
public record QuestionId(long value) {

  /** The n-th question to a seat within a resolution, with this content. */
  static QuestionId of(Checkpoint from, int answered, Question<?> question) {
    var print = question.fingerprint();
    return new QuestionId(
        (question.isLasting() ? print : print.and(from.ordinal()).and(answered)).value());
  }

  /** From 16 hexadecimal digits. */
  public static QuestionId parse(String digits) {
    return new QuestionId(HexFormat.fromHexDigitsToLong(digits));
  }

  @Override
  public String toString() {
    return HexFormat.of().toHexDigits(value);
  }
}
