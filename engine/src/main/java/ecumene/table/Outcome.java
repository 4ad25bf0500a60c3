package ecumene.table;

import ecumene.event.Event;
import ecumene.world.World;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How far a rule has come, and what happened on the way. */
public sealed interface Outcome {

  List<Event> events();

  /** The questions that wait for an answer. */
  List<Open> open();

  /** Why the reply cannot be taken; null when it can. */
  default @Nullable Refusal judge(Reply reply) {
    for (var open : open()) {
      if (open.id().equals(reply.question()) && open.question().seat() == reply.seat()) {
        return open.question().judgeAny(reply.answer());
      }
    }
    return new Refusal("RU.8", "that question is no longer open");
  }

  /**
   * Somebody has to answer first.
   *
   * @param world as it stands in the middle of the rule
   * @param draws what has been drawn by now
   */
  record Waiting(List<Event> events, List<Open> open, World world, Draws draws)
      implements Outcome {}

  /** The rule has been carried out. */
  record Done(List<Event> events, Checkpoint next) implements Outcome {
    @Override
    public List<Open> open() {
      return List.of();
    }
  }
}
