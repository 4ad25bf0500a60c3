package ecumene.phase;

import ecumene.table.Script;
import ecumene.world.World;
import org.jspecify.annotations.Nullable;

/**
 * What happens in a phase, as a sequence of scripts, each a resolution of its own. A rule is made
 * for one phase of one game.
 */
@FunctionalInterface
interface PhaseRule {

  /** The script that follows when so many of this phase are done; null when the phase is over. */
  @Nullable Script next(World world, int done);

  /** A phase of one script. */
  static PhaseRule of(Script only) {
    return (world, done) -> done == 0 ? only : null;
  }
}
