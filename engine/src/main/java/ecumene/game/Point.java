package ecumene.game;

import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.phase.Departure;
import ecumene.phase.Phase;
import ecumene.table.Checkpoint;
import ecumene.table.Outcome.Done;
import ecumene.table.Script;
import ecumene.world.World;
import org.jspecify.annotations.Nullable;

/**
 * Where play stands between two resolutions.
 *
 * @param phase null after the last
 * @param done how many resolutions of the phase are over
 * @param leaving who leaves the game at the end of the phase (RU.52)
 */
public record Point(Checkpoint at, @Nullable Phase phase, int done, Seats leaving) {

  /** Where nobody wants to leave. */
  public Point(Checkpoint at, @Nullable Phase phase, int done) {
    this(at, phase, done, Seats.NONE);
  }

  World world() {
    return at.world();
  }

  /** What is to be resolved now; null when the phase is over. Who wants to leave does so then. */
  @Nullable Script script() {
    if (phase == null) {
      return null;
    }
    var script = phase.next(world(), done);
    return script == null && !leaving.isEmpty()
        ? new Departure(leaving.first(), phase) // RU.52
        : script;
  }

  Point after(Done resolved) {
    var next = resolved.next();
    return new Point(next, phase, done + 1, leaving.and(next.world().seats()));
  }

  Point nextPhase() {
    return new Point(at, phase == null ? null : phase.following(world()), 0);
  }

  Point withLeaving(Civilization seat) {
    return new Point(at, phase, done, leaving.with(seat));
  }

  Mark mark(Phase begun) {
    return new Mark(world().progress().turn(), begun, world().hash());
  }
}
