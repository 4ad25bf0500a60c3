package ecumene.bots.house;

import ecumene.facts.Advance;
import ecumene.facts.Advances;
import ecumene.facts.Colour;
import ecumene.phase.ChooseCredits;
import ecumene.phase.ChosenCredits;
import ecumene.purchase.BuyAdvances;
import ecumene.purchase.Credits;
import ecumene.table.Dice;
import ecumene.view.View;
import java.util.Arrays;
import java.util.Objects;

/**
 * What an advance is worth to a seat: victory points, credits as long as there is time to use them,
 * protection and powers, and whatever the next spaces of its A.S.T. row require.
 */
final class AdvanceValue {
  private static final Colour[] COLOURS = Colour.values();

  private final BuyAdvances asked;
  private final Figures figures;
  private final Dice dice;
  private final double credit;

  /** By colour: what a point of credit counts, less where little is left to be bought. */
  private final double[] useful = new double[Colour.values().length];

  AdvanceValue(BuyAdvances asked, View view, Figures figures, Dice dice) {
    this.asked = asked;
    this.figures = figures;
    this.dice = dice;
    int space = view.space(asked.seat());
    int last = figures.buying().lastSpace();
    credit = figures.buying().credit() * Math.max(0, last - space) / last;
    double[] left = left();
    double most = Math.max(1, Arrays.stream(left).max().orElse(1));
    for (var colour : Colour.values()) {
      double part = left[colour.index()] / most;
      useful[colour.index()] = 1 - figures.buying().matching() * (1 - part);
    }
  }

  /** By colour: what all advances cost that are not owned. */
  private double[] left() {
    double[] left = new double[Colour.values().length];
    for (var price : asked.prices().prices()) {
      for (var colour : price.advance().colours()) {
        left[colour.index()] += price.points();
      }
    }
    return left;
  }

  double of(Advance advance) {
    var buying = figures.buying();
    double worth =
        buying.point() * advance.points()
            + buying.protection() * Objects.requireNonNull(figures.uses().get(advance));
    double credits = advance.freeCredits();
    for (var colour : COLOURS) {
      credits += useful[colour.index()] * advance.credits(colour);
    }
    worth += credit * credits;
    return worth * (100 - buying.fancy() + dice.below(2 * buying.fancy() + 1)) / 100;
  }

  /** Free credits: in the colour of which the seat has most already. */
  static ChosenCredits credits(ChooseCredits asked, View view) {
    var best = Colour.ARTS;
    for (var colour : Colour.values()) {
      best = view.credits(asked.seat(), colour) > view.credits(asked.seat(), best) ? colour : best;
    }
    return new ChosenCredits(Credits.NONE.plus(best, asked.points()));
  }

  /** The colour of the most advances that are still to be had. */
  Colour colour(Advances acquired) {
    var best = Colour.ARTS;
    int most = -1;
    for (var colour : Colour.values()) {
      int count = 0;
      for (var price : asked.prices().prices()) {
        var advance = price.advance();
        count += advance.has(colour) && !acquired.contains(advance) ? advance.points() : 0;
      }
      if (count > most) {
        most = count;
        best = colour;
      }
    }
    return best;
  }
}
