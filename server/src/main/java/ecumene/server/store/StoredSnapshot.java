package ecumene.server.store;

import org.jspecify.annotations.Nullable;

/**
 * Spares reading a log from its beginning. It is never the truth: without it, all lines are read.
 *
 * @param lines how many lines of the log it stands for
 * @param rules the version of rules and facts by which these lines come to it; null: nobody knows
 */
public record StoredSnapshot(int lines, String text, @Nullable String rules) {

  /** The same, of which nobody asks any more how it has come about. */
  public StoredSnapshot unchecked() {
    return new StoredSnapshot(lines, text, null);
  }
}
