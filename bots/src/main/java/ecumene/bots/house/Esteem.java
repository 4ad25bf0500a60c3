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

/**
 * What an advance is worth to a seat: victory points, credits as long as there is time to use them,
 * protection and powers, and whatever the next spaces of its A.S.T. row require.
 */
final class Esteem {
  private static final double POINT = 40;
  private static final double CREDIT = 4;

  /** Taste differs: from so many percent on, up to so many more. */
  private static final int LEAST_FANCY = 65;

  private static final int FANCY = 71;
  private static final int LAST_SPACE = 15;

  /** What its powers and its protection are worth, by advance in the printed order. */
  private static final int[] USE = {
    10, 20, 60, // mysticism, monument, wonder of the world
    10, 25, 40, // sculpture, architecture, mining
    10, 15, 75, // cloth making, naval warfare, diaspora
    10, 5, 90, // urbanism, diplomacy, provincial empire
    30, 30, 30, // monarchy, law, cultural ascendancy
    5, 20, 40, // written record, cartography, library
    20, 60, 40, // pottery, agriculture, democracy
    10, 40, 50, // masonry, engineering, roadbuilding
    10, 0, 0, // mythology, literacy, mathematics
    0, 25, 30, // empiricism, medicine, anatomy
    10, 20, 80, // deism, fundamentalism, monotheism
    10, 15, 40, // theocracy, universal doctrine, theology
    20, 15, 50, // drama and poetry, rhetoric, politics
    20, 40, 30, // music, enlightenment, philosophy
    10, 35, 50, // astronavigation, calendar, public works
    20, 30, 40, // coinage, trade routes, trade empire
    15, 10, 25, // metalworking, military, advanced military
  };

  private final BuyAdvances asked;
  private final Personality personality;
  private final Dice dice;
  private final double credit;

  Esteem(BuyAdvances asked, View view, Personality personality, Dice dice) {
    this.asked = asked;
    this.personality = personality;
    this.dice = dice;
    int space = view.space(asked.seat());
    credit = personality.credit() * Math.max(0, LAST_SPACE - space) / LAST_SPACE;
  }

  double of(Advance advance) {
    double worth = POINT * advance.points() + personality.protection() * USE[advance.index()];
    int credits = advance.freeCredits();
    for (var colour : Colour.values()) {
      credits += advance.credits(colour);
    }
    worth += CREDIT * credit * credits;
    return worth * (LEAST_FANCY + dice.below(FANCY)) / 100;
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
