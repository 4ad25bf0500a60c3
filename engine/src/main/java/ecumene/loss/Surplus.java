package ecumene.loss;

import ecumene.facts.Area;
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
    table.world().areasOf(seat).forEach(area -> remove(table, seat, area));
  }

  /** From one area. */
  public static void remove(Table table, Civilization seat, Area area) {
    var world = table.world();
    int surplus = world.tokens(seat, area) - PopulationLimit.now(world, seat, area);
    Removal.tokens(table, seat, area, surplus);
  }
}
