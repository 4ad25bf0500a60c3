package ecumene.world;

import static java.util.Comparator.comparingInt;

import ecumene.facts.Civilization;
import java.util.ArrayList;
import java.util.List;

/** The orders in which players take their turns. */
public final class AstOrder {
  private AstOrder() {}

  /** Furthest on the A.S.T. first, ranking breaking ties (1.9). */
  public static List<Civilization> byPosition(World world) {
    var order = new ArrayList<>(world.seats().list());
    order.sort(comparingInt(world::space).reversed().thenComparingInt(Civilization::rank));
    return order;
  }
}
