package ecumene.table;

import ecumene.facts.Civilization;
import java.util.ArrayList;
import java.util.List;

/** Replays a journal; where it ends, the rule is suspended. */
final class JournaledReplies implements Replies {
  private final Checkpoint from;
  private final List<Reply> replies;
  private final int[] answered = new int[Civilization.COUNT];
  private int next;

  JournaledReplies(Checkpoint from, Journal journal) {
    this.from = from;
    this.replies = journal.replies();
  }

  @Override
  public Given next(List<Question<?>> open) {
    if (next == replies.size()) {
      throw new Suspended(identified(open));
    }
    var reply = replies.get(next++);
    for (var question : open) {
      if (question.seat() == reply.seat() && id(question).equals(reply.question())) {
        answered[reply.seat().index()]++;
        return new Given(question, reply.answer());
      }
    }
    throw new Diverged(reply, open);
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

  private List<Open> identified(List<Question<?>> questions) {
    var open = new ArrayList<Open>(questions.size());
    for (var question : questions) {
      open.add(new Open(id(question), question));
    }
    return List.copyOf(open);
  }

  private QuestionId id(Question<?> question) {
    return QuestionId.of(from, answered[question.seat().index()], question);
  }
}
