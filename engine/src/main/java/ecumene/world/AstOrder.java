package ecumene.world;

import ecumene.facts.Civilization;
import java.util.List;

/** The orders in which players take their turns. */
public final class AstOrder {
  private AstOrder() {}

  /** Furthest on the A.S.T. first, ranking breaking ties (1.9). */
  public static List<Civilization> byPosition(World world) {
    return world.seats().sortedBy(seat -> -world.space(seat));
  }
}
