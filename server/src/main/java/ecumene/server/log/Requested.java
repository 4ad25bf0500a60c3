package ecumene.server.log;

import ecumene.server.Problem;
import ecumene.server.store.BodyHash;

/**
 * A request that wants a line.
 *
 * @param word unique at the table
 * @param body what was asked for, so that the word is not taken for another thing
 */
public record Requested(String word, BodyHash body) {

  /** Throws a problem if the same word has asked for something else before. */
  void checkSame(BodyHash before) {
    if (!before.equals(body)) {
      throw new Problem(
          Problem.Kind.REUSED, "this request was made before, and asked for something else");
    }
  }
}
