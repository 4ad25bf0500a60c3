package ecumene.table;

import java.util.AbstractList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The questions that a rule waits for. */
final class OpenQuestions extends AbstractList<Open> {
  private final Checkpoint from;
  private final List<Question<?>> questions;
  private final int[] answered;
  private final @Nullable Open[] opened;

  /** With the number of questions that each seat has answered in this resolution. */
  OpenQuestions(Checkpoint from, List<Question<?>> questions, int[] answered) {
    this.from = from;
    this.questions = questions;
    this.answered = answered.clone();
    opened = new @Nullable Open[questions.size()];
  }

  @Override
  public int size() {
    return opened.length;
  }

  @Override
  public Open get(int index) {
    var open = opened[index];
    if (open == null) {
      var question = questions.get(index);
      open = new Open(question, from, answered[question.seat().index()]);
      opened[index] = open;
    }
    return open;
  }

  /** The question that the reply is for; null when it is not among these. */
  @Nullable Question<?> answeredBy(Reply reply) {
    for (int i = 0; i < opened.length; i++) {
      if (questions.get(i).seat() == reply.seat() && get(i).id().equals(reply.question())) {
        return questions.get(i);
      }
    }
    return null;
  }
}
