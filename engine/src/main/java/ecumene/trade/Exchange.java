package ecumene.trade;

import ecumene.event.TradeEvent.CardsExchanged;
import ecumene.facts.Civilization;
import ecumene.table.Table;
import ecumene.world.Bundle;
import ecumene.world.Offer;

/**
 * Both sides have agreed and the cards change hands at once; nobody else sees them.
 *
 * @rule P7.6
 */
final class Exchange {
  private Exchange() {}

  static void carryOut(Offer offer, Civilization partner, Bundle returns, Table table) {
    var world = table.world();
    var cards = world.cards();
    var given = cards.copiesOf(offer.gives(), offer.from());
    var returned = cards.copiesOf(returns, partner); // RU.80
    given.forEach(card -> cards.trade(offer.from(), partner, card)); // P7.8
    returned.forEach(card -> cards.trade(partner, offer.from(), card));
    world.trade(world.market().without(offer));
    table.tell(new CardsExchanged(offer.number(), offer.from(), offer.gives(), partner, returns));
  }
}
