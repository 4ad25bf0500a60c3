package ecumene.table;

import org.jspecify.annotations.Nullable;

/** A question that waits for its answer. */
public final class Open {
  private final Question<?> question;
  private final Checkpoint from;
  private final int answered;
  private @Nullable QuestionId id;

  /** After so many questions to the seat that it has answered since then. */
  Open(Question<?> question, Checkpoint from, int answered) {
    this.question = question;
    this.from = from;
    this.answered = answered;
  }

  public Question<?> question() {
    return question;
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
