package ecumene.phase;

import ecumene.ability.AbilityTurn;
import ecumene.table.Script;
import ecumene.world.AstOrder;
import ecumene.world.World;
import org.jspecify.annotations.Nullable;

/**
 * Special abilities: one player after the other, furthest on the A.S.T. first; nobody acts early.
 *
 * @rule P10
 */
final class SpecialAbilities implements PhaseRule {
  private final Turns turns = new Turns(AstOrder::byPosition, AbilityTurn::new); // P10.6, P10.7

  @Override
  public @Nullable Script next(World world, int done) {
    return turns.next(world, done);
  }
}
