package ecumene.table;

import ecumene.event.Event;
import ecumene.table.Outcome.Done;
import ecumene.table.Outcome.Waiting;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A rule that is being played on a copy of its checkpoint's world. */
final class Run {
  private final Checkpoint from;
  private final World world;
  private final Draws draws;
  private final List<Event> events = new ArrayList<>();
  private final JournaledReplies replies;

  /** Where it waits, if it can go on from there. */
  private @Nullable Settlement settlement;

  /** How often it has waited. */
  private int pauses;

  Run(Checkpoint from, JournaledReplies replies) {
    this.from = from;
    this.replies = replies;
    world = from.world().copy();
    draws = from.draws().copy();
  }

  /** Plays the rule as far as the replies reach. */
  Outcome play(Script rule) {
    try {
      rule.play(new Table(world, draws, replies, events::add));
    } catch (Suspended suspended) {
      return waiting(suspended);
    }
    replies.end();
    return new Done(List.copyOf(events), new Checkpoint(world, draws, from.ordinal() + 1));
  }

  private Waiting waiting(Suspended suspended) {
    pauses++;
    settlement = suspended.settlement();
    var told = List.copyOf(events);
    return settlement == null
        ? new Waiting(told, suspended.open(), world, draws, null)
        : new Waiting(told, suspended.open(), world.copy(), draws.copy(), new Pause(this, pauses));
  }

  /**
   * A place where a run waits. The run can go on from there once, and then is elsewhere.
   *
   * @param number of all places where the run has waited
   */
  record Pause(Run run, int number) {

    /**
     * Goes on with the journal, which has one more reply; null when what comes next can only be
     * found by running the rule again.
     */
    @Nullable Waiting goOn(Journal longer) {
      synchronized (run) {
        return number == run.pauses ? run.goOn(longer) : null;
      }
    }
  }

  private @Nullable Waiting goOn(Journal longer) {
    var settled = settlement;
    pauses++;
    if (settled == null) {
      return null;
    }
    replies.goOn(longer);
    try {
      settled.resume();
    } catch (Suspended suspended) {
      return waiting(suspended);
    }
    return null; // the settlement is over, and the rest of the rule is unknown here
  }
}
