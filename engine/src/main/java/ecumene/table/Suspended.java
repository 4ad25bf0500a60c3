package ecumene.table;

import org.jspecify.annotations.Nullable;

/** Thrown through a rule that waits for an answer; it has no stack because nobody reads it. */
final class Suspended extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final transient OpenQuestions open;
  private transient @Nullable Settlement settlement;

  Suspended(OpenQuestions open) {
    super("waiting for an answer", null, false, false);
    this.open = open;
  }

  OpenQuestions open() {
    return open;
  }

  /** The settlement that can go on with the answer; null when the rule has to be run again. */
  @Nullable Settlement settlement() {
    return settlement;
  }

  Suspended within(Settlement waiting) {
    settlement = waiting;
    return this;
  }
}
