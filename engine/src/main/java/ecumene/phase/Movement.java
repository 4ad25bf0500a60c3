package ecumene.phase;

import static ecumene.facts.Advance.MILITARY;

import ecumene.facts.Civilization;
import ecumene.movement.MoveTokens;
import ecumene.table.Script;
import ecumene.table.Table;
import ecumene.world.World;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Movement: one player after the other, highest census first; holders of Military after all others.
 *
 * @rule P3
 */
final class Movement implements PhaseRule {
  private static final int AFTER_ALL_OTHERS = 1000; // far above any census

  private final Turns turns = new Turns(Movement::order, seat -> table -> move(seat, table));

  @Override
  public @Nullable Script next(World world, int done) {
    return turns.next(world, done);
  }

  static List<Civilization> order(World world) {
    return world
        .seats()
        .sortedBy(
            seat ->
                (world.holds(seat, MILITARY) ? AFTER_ALL_OTHERS : 0) // military.1
                    - world.progress().census(seat)); // P3.11
  }

  private static void move(Civilization seat, Table table) {
    var orders = table.ask(new MoveTokens(seat, table.world().inPublic()));
    orders.carryOut(seat, table);
  }
}
