package ecumene.phase;

import ecumene.table.Script;
import ecumene.trade.TradeStep;
import ecumene.world.World;
import org.jspecify.annotations.Nullable;

/**
 * Trade: everybody at the same time, one action after the other, until all are done.
 *
 * @rule P7
 */
final class TradePhase implements PhaseRule {

  @Override
  public @Nullable Script next(World world, int done) {
    if (done == 0) {
      return TradeStep::open;
    }
    return TradeStep.isOver(world) ? null : new TradeStep();
  }
}
