package ecumene.table;

import java.util.List;

/** Where answers come from. */
@FunctionalInterface
public interface Replies {

  /** The next answer to any one of the open questions, which are never empty. */
  Given next(List<Question<?>> open);

  /** What several seats owed at the same time is settled, so nobody waits for a turn any more. */
  default void settled() {}

  /** Whether the answer that came last was judged before. */
  default boolean areJudged() {
    return false;
  }

  /** What is thrown when an answer that came from here is not allowed. */
  default RuntimeException refused(Given given, Refusal refusal) {
    return new IllegalAnswer(given.question(), given.answer(), refusal);
  }
}
