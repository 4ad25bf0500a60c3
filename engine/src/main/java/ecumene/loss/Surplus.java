package ecumene.loss;

import ecumene.facts.Civilization;
import ecumene.table.Table;
import ecumene.world.PopulationLimit;

/**
 * Tokens above the population limit, and tokens beside a city, leave the board.
 *
 * @rule P5.3
 */
public final class Surplus {
  private Surplus() {}

  public static void remove(Table table, Civilization seat) {
    var world = table.world();
    for (var area : world.areasOf(seat)) {
      int surplus = world.tokens(seat, area) - PopulationLimit.now(world, seat, area);
      if (surplus > 0) {
        Removal.tokens(table, seat, area, surplus);
      }
    }
  }
}
