package ecumene.table;

import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.table.Pace.StopWaiting;
import ecumene.table.Pace.WaitForTurn;
import java.util.List;

/** Replays a journal; where it ends, the rule is suspended. */
final class JournaledReplies implements Replies {
  private final Checkpoint from;
  private final int[] answered = new int[Civilization.COUNT];

  /** How many of the replies, the first of them, nobody has judged. */
  private final int unjudged;

  private List<Reply> replies;
  private int next;

  /** Who has said to wait for the own turn, and not answered in this settlement since. */
  private Seats waiting = Seats.NONE;

  JournaledReplies(Checkpoint from, Journal journal) {
    this(from, journal, journal.replies().size());
  }

  private JournaledReplies(Checkpoint from, Journal journal, int unjudged) {
    this.from = from;
    this.unjudged = unjudged;
    replies = journal.replies();
  }

  /** Where all these replies were judged, by the very questions that will be asked. */
  static JournaledReplies judged(Checkpoint from, Journal journal) {
    return new JournaledReplies(from, journal, 0);
  }

  /** There are more replies by now, which were judged. */
  void goOn(Journal longer) {
    replies = longer.replies();
  }

  @Override
  public boolean areJudged() {
    return next > unjudged;
  }

  @Override
  public Given next(List<Question<?>> open) {
    while (next < replies.size() && replies.get(next).answer() instanceof Pace pace) {
      var reply = replies.get(next++);
      take(pace, questionOf(reply, open), open);
    }
    if (next == replies.size()) {
      throw new Suspended(new OpenQuestions(from, open, answered, waiting));
    }
    var reply = replies.get(next++);
    var question = questionOf(reply, open);
    answered[reply.seat().index()]++;
    waiting = waiting.without(reply.seat());
    return new Given(question, reply.answer());
  }

  @Override
  public void settled() {
    waiting = Seats.NONE;
  }

  private Question<?> questionOf(Reply reply, List<Question<?>> open) {
    for (var question : open) {
      if (question.seat() == reply.seat() && isMeant(question, reply, open)) {
        return question;
      }
    }
    throw new Diverged(reply, open);
  }

  /** Somebody waits for the own turn from now on, or no longer; the question stays open. */
  private void take(Pace pace, Question<?> question, List<Question<?>> open) {
    var seat = question.seat();
    var refusal = areJudged() ? null : opened(question, open).judge(pace);
    if (refusal != null) {
      throw refused(new Given(question, pace), refusal);
    }
    waiting =
        switch (pace) {
          case WaitForTurn() -> waiting.with(seat);
          case StopWaiting() -> waiting.without(seat);
        };
  }

  private Open opened(Question<?> question, List<Question<?>> open) {
    return new OpenQuestions(from, open, answered, waiting).get(open.indexOf(question));
  }

  /** A reply that was judged by the only question there is need not be compared with it again. */
  private boolean isMeant(Question<?> question, Reply reply, List<Question<?>> open) {
    return (areJudged() && open.size() == 1) || id(question).equals(reply.question());
  }

  @Override
  public Diverged refused(Given given, Refusal refusal) {
    return new Diverged(replies.get(next - 1), refusal);
  }

  /** Replies beyond the end of the rule are a divergence too. */
  void end() {
    if (next < replies.size()) {
      throw new Diverged(replies.subList(next, replies.size()));
    }
  }

  private QuestionId id(Question<?> question) {
    return QuestionId.of(from, answered[question.seat().index()], question);
  }
}
