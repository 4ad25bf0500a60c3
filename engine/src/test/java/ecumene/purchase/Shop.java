package ecumene.purchase;

import static ecumene.facts.Advance.ANATOMY;
import static ecumene.facts.Advance.ASTRONAVIGATION;
import static ecumene.facts.Advance.CARTOGRAPHY;
import static ecumene.facts.Advance.COINAGE;
import static ecumene.facts.Advance.EMPIRICISM;
import static ecumene.facts.Advance.LIBRARY;
import static ecumene.facts.Advance.MEDICINE;
import static ecumene.facts.Advance.MINING;
import static ecumene.facts.Advance.MONUMENT;
import static ecumene.facts.Advance.TRADE_EMPIRE;
import static ecumene.facts.Advance.WRITTEN_RECORD;
import static ecumene.facts.Commodity.GOLD;
import static ecumene.facts.Commodity.IVORY;
import static ecumene.facts.Commodity.MARBLE;
import static ecumene.facts.Commodity.OCHRE;
import static ecumene.facts.Commodity.SILK;
import static ecumene.facts.Commodity.WATER;

import ecumene.event.Price;
import ecumene.event.Price.ColourCredit;
import ecumene.facts.Advance;
import ecumene.facts.Advances;
import ecumene.facts.Civilization;
import ecumene.facts.Colour;
import ecumene.facts.Commodities;
import ecumene.facts.Commodity;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Questions with few advances for sale and few cards in hand, rich in those that do something. */
final class Shop {
  private static final List<Advance> SPECIAL =
      List.of(
          LIBRARY,
          ANATOMY,
          MONUMENT,
          WRITTEN_RECORD,
          EMPIRICISM,
          COINAGE,
          ASTRONAVIGATION,
          CARTOGRAPHY,
          MEDICINE);
  private static final List<Commodity> CARDS = List.of(MARBLE, GOLD, IVORY, SILK, OCHRE, WATER);
  private static final int DEAREST = 120;

  private final SplittableRandom chance;

  private Shop(long seed) {
    chance = new SplittableRandom(seed);
  }

  static BuyAdvances of(long seed, int advances, int cards, int treasury) {
    return new Shop(seed).question(advances, cards, treasury);
  }

  private BuyAdvances question(int advances, int cards, int treasury) {
    var forSale = forSale(advances);
    return new BuyAdvances(
        Civilization.MINOA,
        prices(forSale),
        owned(forSale),
        hand(cards),
        chance.nextInt(treasury + 1));
  }

  private Advances forSale(int count) {
    var forSale = Advances.NONE;
    while (forSale.size() < count) {
      forSale =
          forSale.with(
              chance.nextBoolean()
                  ? SPECIAL.get(chance.nextInt(SPECIAL.size()))
                  : Advance.at(chance.nextInt(Advance.COUNT)));
    }
    return forSale;
  }

  /** In steps of 5, as credits are, or in any. */
  private PriceList prices(Advances forSale) {
    int step = chance.nextBoolean() ? 1 : 5;
    var prices = new ArrayList<Price>();
    for (var advance : forSale) {
      int credit = advance.cost() - step * chance.nextInt(DEAREST / step);
      prices.add(new Price(advance, List.of(new ColourCredit(Colour.ARTS, credit, "P12.2"))));
    }
    return new PriceList(prices);
  }

  private Advances owned(Advances forSale) {
    var owned = Advances.NONE;
    for (var advance : Advances.ALL.minus(forSale)) {
      boolean pays = advance == MINING || advance == TRADE_EMPIRE;
      owned = chance.nextInt(pays ? 2 : 5) == 0 ? owned.with(advance) : owned;
    }
    return owned;
  }

  private Commodities hand(int count) {
    var kinds = List.of(kind(), kind(), kind());
    var hand = new ArrayList<Commodity>();
    for (int i = 0; i < count; i++) {
      var card = kinds.get(chance.nextInt(kinds.size()));
      if (new Commodities(hand).count(card) < card.setSize() || card == WATER) {
        hand.add(card);
      }
    }
    return new Commodities(hand);
  }

  private Commodity kind() {
    return CARDS.get(chance.nextInt(CARDS.size()));
  }
}
