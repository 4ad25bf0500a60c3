package ecumene.bots.house;

import ecumene.facts.CalamityCard;
import ecumene.facts.Commodities;
import ecumene.facts.Commodity;
import ecumene.table.Dice;
import ecumene.world.Bundle;
import java.util.ArrayList;
import java.util.List;

/**
 * Calamities take the places of cards that nobody has to be told truly. Chance alone decides
 * whether they do, after all that others see is settled, so that whatever they make of it, they can
 * not be surer than that chance.
 *
 * @param burdens the calamities that can be traded
 */
record Passing(List<CalamityCard> burdens, Figures.Trading figures, Dice dice) {
  private static final int PERCENT = 100;

  /**
   * The cards that change hands.
   *
   * @param along those whose place a calamity may take, the last first
   */
  Bundle bundle(List<Commodity> named, List<Commodity> along) {
    boolean isPassed = dice.below(PERCENT) < figures.pass();
    int places = isPassed ? Math.min(burdens.size(), along.size()) : 0;
    var commodities = new ArrayList<>(named);
    commodities.addAll(along.subList(0, along.size() - places));
    return new Bundle(new Commodities(commodities), burdens.subList(0, places));
  }

  /** What can be expected of a place that is worth so much with a card in it. */
  double expected(double card) {
    return (figures.pass() * figures.relief() + (PERCENT - figures.pass()) * card) / PERCENT;
  }
}
