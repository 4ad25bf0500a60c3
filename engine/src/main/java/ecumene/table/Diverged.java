package ecumene.table;

import java.util.List;

/** Thrown when a journaled reply does not fit the questions that the rules ask now. */
public final class Diverged extends RuntimeException {
  private static final long serialVersionUID = 1;

  Diverged(Reply reply, List<Question<?>> open) {
    super("the journal has " + reply + " where the rules ask " + open);
  }

  Diverged(Reply reply, Refusal refusal) {
    super("the journal has " + reply + ", which is refused: " + refusal);
  }

  Diverged(List<Reply> left) {
    super("the rules have come to their end and the journal goes on with " + left.getFirst());
  }
}
