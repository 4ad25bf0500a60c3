package ecumene.bots.house;

import static ecumene.phase.Need.HIGH_COST;
import static ecumene.phase.Need.MIDDLING_COST;

import ecumene.facts.Advance;
import ecumene.facts.Advances;
import ecumene.facts.AstRequirement;
import ecumene.facts.Civilization;
import ecumene.view.View;
import org.jspecify.annotations.Nullable;

/**
 * What the A.S.T. row of a seat asks for next that its advances do not yet meet: nothing, or one
 * more advance of some cost.
 */
final class Requirement {

  private final View view;
  private final Civilization seat;
  private final int ahead;
  private int advances;
  private int cheap;
  private int middling;
  private int high;
  private int points;

  Requirement(View view, Civilization seat, Advances owned, int ahead) {
    this.view = view;
    this.seat = seat;
    this.ahead = ahead;
    owned.forEach(this::count);
  }

  /** Counts an advance as had. */
  void count(Advance advance) {
    advances++;
    cheap += advance.cost() < MIDDLING_COST ? 1 : 0;
    middling += advance.cost() >= MIDDLING_COST ? 1 : 0;
    high += advance.cost() >= HIGH_COST ? 1 : 0;
    points += advance.points();
  }

  /** Whether this advance would bring the seat nearer to the next space it can not enter yet. */
  boolean asksFor(Advance advance) {
    var next = next();
    if (next == null) {
      return false;
    }
    if (next.advancesFrom200() > high) {
      return advance.cost() >= HIGH_COST;
    }
    if (next.advancesFrom100() > middling) {
      return advance.cost() >= MIDDLING_COST;
    }
    if (next.advancesUnder100() > cheap) {
      return advance.cost() < MIDDLING_COST;
    }
    return true;
  }

  boolean isMet() {
    return next() == null;
  }

  /** The requirement of the first of the next spaces that is not met; null if all are. */
  private @Nullable AstRequirement next() {
    var track = seat.track(view.astTable());
    int space = view.space(seat);
    for (int next = space + 1; next <= Math.min(space + ahead, track.finalSpace()); next++) {
      var requirement = AstRequirement.of(view.astTable(), track.epochOf(next));
      if (requirement.advances() > advances
          || requirement.advancesUnder100() > cheap
          || requirement.advancesFrom100() > middling
          || requirement.advancesFrom200() > high
          || requirement.points() > points) {
        return requirement;
      }
    }
    return null;
  }
}
