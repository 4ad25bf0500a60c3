package ecumene.loss;

import ecumene.event.CardEvent.CardDiscarded;
import ecumene.facts.Civilization;
import ecumene.facts.Commodities;
import ecumene.table.Table;
import ecumene.world.Card;

/** Cards that go to the discard piles of their numbers (G21). */
public final class Discard {
  private Discard() {}

  public static void commodities(Table table, Civilization seat, Commodities cards) {
    for (var commodity : cards) {
      card(table, seat, table.world().cards().copyOf(commodity, seat)); // RU.11
    }
  }

  public static void card(Table table, Civilization seat, Card card) {
    table.world().cards().discard(seat, card);
    table.tell(new CardDiscarded(seat, card));
  }
}
