package ecumene.table;

import ecumene.facts.Seats;
import ecumene.table.Pace.StopWaiting;
import ecumene.table.Pace.WaitForTurn;
import org.jspecify.annotations.Nullable;

/** A question that waits for its answer. */
public final class Open {
  private final Question<?> question;
  private final Checkpoint from;
  private final int answered;
  private final Seats before;
  private final boolean isWaiting;
  private @Nullable QuestionId id;

  /**
   * After so many questions to the seat that it has answered since then.
   *
   * @param before whose turns come before the seat's
   */
  Open(Question<?> question, Checkpoint from, int answered, Seats before, boolean isWaiting) {
    this.question = question;
    this.from = from;
    this.answered = answered;
    this.before = before;
    this.isWaiting = isWaiting;
  }

  public Question<?> question() {
    return question;
  }

  /** Whom the seat can wait for: those asked at the same time whose turns come before (RU.88). */
  public Seats before() {
    return before;
  }

  /** Whom the seat waits for; nobody unless it has said so. */
  public Seats waitsFor() {
    return isWaiting ? before : Seats.NONE;
  }

  /** Why the answer is illegal; null when it is legal. */
  public @Nullable Refusal judge(Answer answer) {
    return answer instanceof Pace pace ? judgePace(pace) : question.judgeAny(answer);
  }

  private @Nullable Refusal judgePace(Pace pace) {
    return switch (pace) {
      case WaitForTurn() when before.isEmpty() ->
          new Refusal("RU.88", "there is nobody to wait for");
      case WaitForTurn() when isWaiting -> new Refusal("RU.88", "you are waiting already");
      case StopWaiting() when waitsFor().isEmpty() -> new Refusal("RU.88", "you are not waiting");
      case WaitForTurn(), StopWaiting() -> null;
    };
  }

  /** Worked out when somebody asks for it; if two threads do at once, either is as good. */
  public QuestionId id() {
    var known = id;
    if (known == null) {
      known = QuestionId.of(from, answered, question);
      id = known;
    }
    return known;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Open open && id().equals(open.id()) && question.equals(open.question);
  }

  @Override
  public int hashCode() {
    return id().hashCode();
  }

  @Override
  public String toString() {
    return id() + " " + question;
  }
}
