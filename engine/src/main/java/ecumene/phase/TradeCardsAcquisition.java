package ecumene.phase;

import ecumene.event.CardEvent.CardDrawn;
import ecumene.facts.Civilization;
import ecumene.table.Script;
import ecumene.table.Table;
import ecumene.world.World;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Trade cards acquisition: fewest cities first, everybody draws a card from each stack up to the
 * number of own cities; then, in the same order, everybody may buy more.
 *
 * @rule P6
 */
final class TradeCardsAcquisition implements PhaseRule {
  private final Turns purchases = new Turns(TradeCardsAcquisition::order, CardPurchases::new);

  @Override
  public @Nullable Script next(World world, int done) {
    return done == 0
        ? TradeCardsAcquisition::draw // P6.1
        : purchases.next(world, done - 1); // P6.3
  }

  /** Fewest cities first, ranking breaking ties. */
  static List<Civilization> order(World world) {
    return world.seats().sortedBy(world::citiesOnBoard);
  }

  /** Everybody draws one card from each stack up to the number of own cities. */
  static void draw(Table table) {
    for (var seat : order(table.world())) {
      for (int stack = 1; stack <= table.world().citiesOnBoard(seat); stack++) {
        drawFrom(stack, seat, table);
      }
    }
  }

  /** From an empty stack comes water (P6.2). */
  static void drawFrom(int stack, Civilization seat, Table table) {
    var card = table.world().cards().drawOrWater(seat, stack);
    table.tell(new CardDrawn(seat, stack, card));
  }
}
