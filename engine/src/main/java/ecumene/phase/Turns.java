package ecumene.phase;

import ecumene.facts.Civilization;
import ecumene.table.Script;
import ecumene.world.World;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** One player after the other, in an order that nothing changes while the phase lasts. */
final class Turns implements PhaseRule {
  private final Function<World, List<Civilization>> order;
  private final Function<Civilization, Script> turn;

  /** What the order is, if somebody has asked for it. */
  private @Nullable List<Civilization> seats;

  Turns(Function<World, List<Civilization>> order, Function<Civilization, Script> turn) {
    this.order = order;
    this.turn = turn;
  }

  @Override
  public @Nullable Script next(World world, int done) {
    if (seats == null) {
      seats = order.apply(world);
    }
    return done < seats.size() ? turn.apply(seats.get(done)) : null;
  }
}
