package ecumene.table;

/** Thrown when a bot or a script, which answer inline, give an answer that is not allowed. */
public final class IllegalAnswer extends RuntimeException {
  private static final long serialVersionUID = 1;

  IllegalAnswer(Question<?> question, Answer answer, Refusal refusal) {
    super(refusal + " (" + answer + " to " + question + ")");
  }
}
