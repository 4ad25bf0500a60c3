package ecumene.phase;

import static ecumene.facts.Advance.MILITARY;
import static java.util.Comparator.comparing;

import ecumene.facts.Civilization;
import ecumene.movement.MoveTokens;
import ecumene.table.Script;
import ecumene.table.Table;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Movement: one player after the other, highest census first; holders of Military after all others.
 *
 * @rule P3
 */
final class Movement implements PhaseRule {

  @Override
  public @Nullable Script next(World world, int done) {
    var order = order(world);
    return done < order.size() ? table -> move(order.get(done), table) : null;
  }

  static List<Civilization> order(World world) {
    var order = new ArrayList<>(world.seats().list());
    order.sort(
        comparing((Civilization seat) -> world.holds(seat, MILITARY)) // military.1
            .thenComparing(
                Comparator.comparingInt((Civilization seat) -> world.progress().census(seat))
                    .reversed())); // ties: ranking
    return order;
  }

  private static void move(Civilization seat, Table table) {
    var orders = table.ask(new MoveTokens(seat, table.world().inPublic()));
    orders.carryOut(seat, table);
  }
}
