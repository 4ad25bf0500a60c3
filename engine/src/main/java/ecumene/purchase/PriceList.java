package ecumene.purchase;

import static ecumene.facts.Advance.ANATOMY;
import static ecumene.facts.Advance.LIBRARY;

import ecumene.event.Price;
import ecumene.facts.Advance;
import ecumene.facts.Advances;
import ecumene.facts.Civilization;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The price of every advance that a player does not own yet: the printed cost, less the larger
 * credit among its colours, less the credit that an owned advance grants to it. Credits that were
 * gained this turn do not count.
 *
 * @param prices in the printed order of the advances
 * @rule P12.2
 */
public record PriceList(List<Price> prices) {
  public static final int LIBRARY_CREDIT = 40; // library.1

  public PriceList {
    prices = List.copyOf(prices);
    for (int n = 1; n < prices.size(); n++) {
      if (prices.get(n).advance().compareTo(prices.get(n - 1).advance()) <= 0) {
        throw new IllegalArgumentException("not in the printed order: " + prices);
      }
    }
  }

  public static PriceList of(World world, Civilization seat) {
    return KnownPrices.SHARED.list(KnownPrices.Buyer.of(seat, world), () -> workOut(world, seat));
  }

  /** The same, whether it is known or not. */
  static PriceList workOut(World world, Civilization seat) {
    var prices = new ArrayList<Price>(Advance.COUNT);
    for (var advance : Advances.ALL.minus(world.advancesOf(seat))) {
      prices.add(price(advance, seat, world)); // P12.1
    }
    return new PriceList(prices);
  }

  private static Price price(Advance advance, Civilization seat, World world) {
    var colours = advance.colours();
    var best = colours.getFirst();
    for (var colour : colours) {
      if (world.credits(seat, colour) > world.credits(seat, best)) {
        best = colour; // P12.2: the larger, not both
      }
    }
    var from = advance.creditFrom();
    boolean continues =
        from != null && world.holds(seat, from) && !world.isNewAdvance(seat, from); // P12.3
    return KnownPrices.SHARED.of(advance, best, world.credits(seat, best), continues ? from : null);
  }

  /** The price of an advance; null if it is not for sale. */
  public @Nullable Price of(Advance advance) {
    int place = Math.min(advance.index(), prices.size() - 1); // or before, for some are missing
    while (place >= 0 && prices.get(place).advance() != advance) {
      place--;
    }
    return place < 0 ? null : prices.get(place);
  }

  /** The advances that are for sale. */
  public Advances advances() {
    long mask = 0;
    for (var price : prices) {
      mask |= 1L << price.advance().index();
    }
    return new Advances(mask);
  }

  /** What each advance acquired in a purchase costs. */
  public List<Price> bill(Purchase purchase) {
    var acquired = purchase.acquired();
    var bill = new ArrayList<Price>(acquired.size());
    for (var price : prices) {
      var advance = price.advance();
      if (acquired.contains(advance)) {
        bill.add(
            advance == purchase.added()
                ? price.less(price.points(), ANATOMY, "anatomy.1")
                : advance == purchase.lowered()
                    ? price.less(LIBRARY_CREDIT, LIBRARY, "library.1")
                    : price);
      }
    }
    return bill;
  }

  /** What a purchase costs. */
  public int due(Purchase purchase) {
    int due = 0;
    for (var advance : purchase.bought()) {
      var price = of(advance);
      int points = price == null ? 0 : price.points();
      due += advance == purchase.lowered() ? Math.max(0, points - LIBRARY_CREDIT) : points;
    }
    return due;
  }
}
