package ecumene.phase;

import static ecumene.facts.Advance.CARTOGRAPHY;
import static ecumene.facts.Advance.MINING;
import static ecumene.facts.Advance.RHETORIC;
import static ecumene.facts.Advance.WONDER_OF_THE_WORLD;

import ecumene.facts.Advance;
import ecumene.facts.Civilization;
import ecumene.facts.Setup;
import ecumene.loss.Treasury;
import ecumene.phase.BuyCard.Bought;
import ecumene.table.Script;
import ecumene.table.Table;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.List;

/**
 * One player buys further trade cards, one at a time, and looks at each before deciding on the
 * next.
 *
 * @rule P6.3
 */
record CardPurchases(Civilization seat) implements Script {

  /** What an advance lets its holder buy, as often as the treasury reaches. */
  private record Licence(Advance advance, Bought offer) {}

  private static final Bought FOR_ALL = new Bought(9, 15);
  private static final List<Licence> LICENCES =
      List.of(
          new Licence(CARTOGRAPHY, new Bought(2, 5)), // cartography.1
          new Licence(RHETORIC, new Bought(3, 9)), // rhetoric.1
          new Licence(MINING, new Bought(6, 13)), // mining.1
          new Licence(CARTOGRAPHY, new Bought(7, 13)), // cartography.1
          new Licence(MINING, new Bought(8, 13))); // mining.1

  @Override
  public void play(Table table) {
    boolean wonderUsed = false;
    for (var offers = offers(wonderUsed, table.world()); !offers.isEmpty(); ) {
      var bought = table.ask(new BuyCard(seat, offers, table.world().treasury(seat)));
      if (bought.isNothing()) {
        return;
      }
      wonderUsed = wonderUsed || bought.price() == 0;
      if (bought.price() > 0) {
        Treasury.pay(table, seat, bought.price());
      }
      TradeCardsAcquisition.drawFrom(bought.stack(), seat, table);
      offers = offers(wonderUsed, table.world());
    }
  }

  private List<Bought> offers(boolean wonderUsed, World world) {
    var offers = new ArrayList<Bought>();
    if (!wonderUsed && world.holds(seat, WONDER_OF_THE_WORLD)) {
      for (int stack = world.citiesOnBoard(seat) + 1; stack <= Setup.STACKS; stack++) {
        offers.add(new Bought(stack, 0)); // wonder-of-the-world.1, wonder-of-the-world.2
      }
    }
    for (var licence : LICENCES) {
      if (world.holds(seat, licence.advance())) {
        offers.add(licence.offer());
      }
    }
    offers.add(FOR_ALL);
    offers.removeIf(offer -> offer.price() > world.treasury(seat));
    return offers;
  }
}
