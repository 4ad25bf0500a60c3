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
      return new Outcome.Waiting(List.copyOf(events), suspended.open(), world, draws);
    }
    replies.end();
    return new Outcome.Done(List.copyOf(events), new Checkpoint(world, draws, from.ordinal() + 1));
  }

  /** Why the reply cannot be taken; null when it can. */
  public @Nullable Refusal judge(Reply reply) {
    return run().judge(reply);
  }

  /** The same with one more reply, which {@link #judge} has let pass. */
  public Resolution with(Reply reply) {
    return new Resolution(from, rule, journal.plus(reply));
  }
}
