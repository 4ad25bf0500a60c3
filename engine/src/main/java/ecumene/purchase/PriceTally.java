package ecumene.purchase;

import ecumene.facts.Advance;
import ecumene.facts.Advances;
import ecumene.facts.Colour;
import ecumene.purchase.Goal.Most;

/** For the most of something: the state is the price so far, in units that all prices share. */
final class PriceTally implements Tally {
  private final Most most;
  private final Advances owned;
  private final int unit;
  private final int units;

  PriceTally(Most most, BuyAdvances question) {
    this.most = most;
    owned = question.owned();
    unit = unit(question.prices());
    units = question.money() / unit;
  }

  /** The greatest number that divides all prices, those lowered by Library too. */
  private static int unit(PriceList prices) {
    int unit = PriceList.LIBRARY_CREDIT;
    for (var price : prices.prices()) {
      unit = divisor(unit, price.points());
    }
    return unit;
  }

  private static int divisor(int a, int b) {
    return b == 0 ? a : divisor(b, a % b);
  }

  @Override
  public int states() {
    return units + 1;
  }

  @Override
  public int after(int state, Share share) {
    int sum = state + share.price() / unit;
    return sum <= units ? sum : -1;
  }

  @Override
  public long worth(Share share) {
    long worth = 0;
    for (var advance : share.advances()) {
      worth +=
          switch (most) {
            case POINTS -> advance.points();
            case COST -> advance.cost();
            case CREDIT -> credits(advance, owned.union(share.advances()));
          };
    }
    return worth;
  }

  /** An advance and the one to which it grants a credit are of the same chain. */
  private static int credits(Advance advance, Advances held) {
    int credits = advance.freeCredits();
    for (var colour : Colour.values()) {
      credits += advance.credits(colour);
    }
    var to = advance.creditTo();
    return to == null || held.contains(to) ? credits : credits + advance.creditToAmount();
  }

  @Override
  public long score(int state, long worth) {
    return worth;
  }
}
