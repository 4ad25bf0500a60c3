package ecumene.table;

import ecumene.table.Outcome.Waiting;
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
    return new Run(from, new JournaledReplies(from, journal)).play(rule);
  }

  /**
   * The same, where every reply was judged and all but the last led to this outcome: goes on from
   * there, if it can.
   */
  public Outcome runOn(Waiting before) {
    var next = before.pause() == null ? null : before.pause().goOn(journal);
    return next == null ? new Run(from, JournaledReplies.judged(from, journal)).play(rule) : next;
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
