package ecumene.table;

import ecumene.facts.Civilization;
import java.util.List;

/** Replays a journal; where it ends, the rule is suspended. */
final class JournaledReplies implements Replies {
  private final Checkpoint from;
  private final int[] answered = new int[Civilization.COUNT];

  /** How many of the replies, the first of them, nobody has judged. */
  private final int unjudged;

  private List<Reply> replies;
  private int next;

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
    if (next == replies.size()) {
      throw new Suspended(new OpenQuestions(from, open, answered));
    }
    var reply = replies.get(next++);
    for (var question : open) {
      if (question.seat() == reply.seat() && isMeant(question, reply, open)) {
        answered[reply.seat().index()]++;
        return new Given(question, reply.answer());
      }
    }
    throw new Diverged(reply, open);
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
