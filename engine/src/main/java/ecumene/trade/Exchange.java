package ecumene.trade;

import ecumene.event.TradeEvent.CardsExchanged;
import ecumene.event.TradeEvent.OfferLapsed;
import ecumene.facts.Civilization;
import ecumene.facts.Seats;
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
    dropHollowOffers(Seats.of(offer.from(), partner), table);
  }

  /** Offers whose cards are gone no longer stand. */
  private static void dropHollowOffers(Seats traders, Table table) {
    var world = table.world();
    for (var offer : world.market().offers()) {
      if (traders.contains(offer.from())
          && !offer.gives().isPartOf(world.cards().bundle(offer.from()))) {
        world.trade(world.market().without(offer));
        table.tell(new OfferLapsed(offer.number()));
      }
    }
  }
}
