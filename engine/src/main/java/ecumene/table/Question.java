package ecumene.table;

import ecumene.event.Ruled;
import ecumene.facts.Civilization;
import org.jspecify.annotations.Nullable;

/**
 * What one seat is asked. A question is an immutable value made only of what the seat may know, and
 * it alone decides which answers are legal.
 *
 * @param <A> the kind of answer it takes
 */
public interface Question<A extends Answer> extends Ruled {

  Civilization seat();

  /** The statement that has this asked. */
  @Override
  String rule();

  Class<A> answerType();

  /** Why the answer is not allowed; null when it is. */
  @Nullable Refusal judge(A answer);

  /** The answer, when there is only one; null when the seat has a choice (RU.6). */
  @Nullable A forced();

  /** Some legal answer, every one of them possible. */
  A anyAnswer(Dice dice);

  /**
   * Whether the game waits for the answer; otherwise the seat may answer, and play goes on without.
   */
  default boolean isAwaited() {
    return true;
  }

  /**
   * Whether the fingerprint alone tells it from every other question of the game, so that it stays
   * the same question while others act.
   */
  default boolean isLasting() {
    return false;
  }

  /** Whether those who are asked at the same time have turns, and may wait for them (1.11). */
  default boolean hasTurns() {
    return true;
  }

  /** The content in one number, the same on every machine. */
  Fingerprint fingerprint();

  /** Judges an answer of any kind. */
  default @Nullable Refusal judgeAny(Answer answer) {
    return answerType().isInstance(answer)
        ? judge(answerType().cast(answer))
        : new Refusal(rule(), "that is not an answer to this question");
  }
}
