package ecumene.game;

import ecumene.phase.Phase;
import ecumene.table.Checkpoint;
import ecumene.table.Outcome.Done;
import org.jspecify.annotations.Nullable;

/**
 * Where play stands between two resolutions.
 *
 * @param phase null after the last
 * @param done how many resolutions of the phase are over
 */
public record Point(Checkpoint at, @Nullable Phase phase, int done) {

  Point after(Done resolved) {
    return new Point(resolved.next(), phase, done + 1);
  }

  Point beginning(@Nullable Phase next) {
    return new Point(at, next, 0);
  }
}
