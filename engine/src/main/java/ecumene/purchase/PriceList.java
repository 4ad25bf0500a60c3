package ecumene.purchase;

import static ecumene.facts.Advance.ANATOMY;
import static ecumene.facts.Advance.LIBRARY;

import ecumene.event.Price;
import ecumene.event.Price.AdvanceCredit;
import ecumene.event.Price.ColourCredit;
import ecumene.event.Price.Deduction;
import ecumene.facts.Advance;
import ecumene.facts.Advances;
import ecumene.facts.Civilization;
import ecumene.facts.Colour;
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
  }

  public static PriceList of(World world, Civilization seat) {
    var prices = new ArrayList<Price>();
    for (var advance : Advance.values()) {
      if (!world.holds(seat, advance)) {
        prices.add(new Price(advance, credits(world, seat, advance))); // P12.1
      }
    }
    return new PriceList(prices);
  }

  private static List<Deduction> credits(World world, Civilization seat, Advance advance) {
    var credits = new ArrayList<Deduction>(2);
    var best = new ColourCredit(Colour.ARTS, 0, "P12.2");
    for (var colour : advance.colours()) {
      int points = world.credits(seat, colour);
      if (points > best.points()) { // P12.2: the larger, not both
        best = new ColourCredit(colour, points, "P12.2");
      }
    }
    if (best.points() > 0) {
      credits.add(best);
    }
    var from = advance.creditFrom();
    if (from != null && world.holds(seat, from) && !world.isNewAdvance(seat, from)) { // P12.3
      credits.add(new AdvanceCredit(from, from.creditToAmount(), "P12.2"));
    }
    return credits;
  }

  /** The price of an advance; null if it is not for sale. */
  public @Nullable Price of(Advance advance) {
    for (var price : prices) {
      if (price.advance() == advance) {
        return price;
      }
    }
    return null;
  }

  /** The advances that are for sale. */
  public Advances advances() {
    var advances = Advances.NONE;
    for (var price : prices) {
      advances = advances.with(price.advance());
    }
    return advances;
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
    for (var price : bill(purchase)) {
      due += price.points();
    }
    return due;
  }
}
