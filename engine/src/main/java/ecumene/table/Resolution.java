package ecumene.table;

import ecumene.event.Event;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One rule being carried out: where it started and what was answered since. It is a value; running
 * it changes nothing but a copy of the checkpoint's world.
 */
public record Resolution(Checkpoint from, Script rule, Journal journal) {

  public static Resolution of(Checkpoint from, Script rule) {
    return new Resolution(from, rule, Journal.EMPTY);
  }

  /** Plays the rule from its checkpoint as far as the answers reach. */
  public Outcome run() {
    var world = from.world().copy();
    var draws = from.draws().copy();
    var events = new ArrayList<Event>();
    var replies = new JournaledReplies(from, journal);
    try {
      rule.play(new Table(world, draws, replies, events::add));
    } catch (Suspended suspended) {
      return new Outcome.Waiting(List.copyOf(events), suspended.open());
    }
    replies.end();
    return new Outcome.Done(List.copyOf(events), new Checkpoint(world, draws, from.ordinal() + 1));
  }

  /** Why the reply cannot be taken; null when it can. */
  public @Nullable Refusal judge(Reply reply) {
    if (run() instanceof Outcome.Waiting waiting) {
      for (var open : waiting.open()) {
        if (open.id().equals(reply.question()) && open.question().seat() == reply.seat()) {
          return open.question().judgeAny(reply.answer());
        }
      }
    }
    return new Refusal("RU.8", "that question is no longer open");
  }

  /** The same with one more reply, which {@link #judge} has let pass. */
  public Resolution with(Reply reply) {
    return new Resolution(from, rule, journal.plus(reply));
  }
}
