package ecumene.table;

import ecumene.facts.Seats;
import java.util.AbstractList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The questions that a rule waits for, in the order in which those asked have their turns. */
final class OpenQuestions extends AbstractList<Open> {
  private final Checkpoint from;
  private final List<Question<?>> questions;
  private final int[] answered;
  private final Seats waiting;
  private final @Nullable Open[] opened;

  /**
   * With the number of questions that each seat has answered in this resolution.
   *
   * @param waiting who waits for the own turn, if anybody comes before
   */
  OpenQuestions(Checkpoint from, List<Question<?>> questions, int[] answered, Seats waiting) {
    this.from = from;
    this.questions = questions;
    this.answered = answered.clone();
    this.waiting = waiting;
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
      var seat = question.seat();
      open =
          new Open(
              question,
              from,
              answered[seat.index()],
              before(question, questions),
              waiting.contains(seat));
      opened[index] = open;
    }
    return open;
  }

  /** Whose turns come before this one's (1.11). */
  static Seats before(Question<?> question, List<Question<?>> open) {
    var before = Seats.NONE;
    for (int i = 0; question.hasTurns() && i < open.size(); i++) {
      if (open.get(i).seat() == question.seat()) {
        break;
      }
      before = before.with(open.get(i).seat());
    }
    return before;
  }

  /** The question that the reply is for; null when it is not among these. */
  @Nullable Open answeredBy(Reply reply) {
    for (int i = 0; i < opened.length; i++) {
      if (questions.get(i).seat() == reply.seat() && get(i).id().equals(reply.question())) {
        return get(i);
      }
    }
    return null;
  }
}
