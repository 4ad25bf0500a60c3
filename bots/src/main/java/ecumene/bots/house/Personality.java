package ecumene.bots.house;

import ecumene.facts.Civilization;
import java.util.List;

/**
 * What tells one house player from another.
 *
 * @param cities how many are wanted
 * @param offers how many offers are made in one trade
 * @param margin what a trade must bring in set value
 * @param reserve treasury that is not spent on trade cards
 * @param war what striking others is worth, from 0 for the peaceful to 1
 * @param credit what a point of credit counts at the start, in points of price
 * @param protection what protection from calamities counts in a purchase
 */
public record Personality(
    int cities, int offers, int margin, int reserve, double war, double credit, double protection) {

  public static final Personality BALANCED = new Personality(9, 8, 3, 4, 0.5, 1.0, 1.0);
  public static final Personality TRADER = new Personality(9, 12, 1, 0, 0.2, 1.0, 0.8);
  public static final Personality BUILDER = new Personality(9, 8, 4, 8, 0.3, 1.2, 1.4);
  public static final Personality WARRIOR = new Personality(8, 6, 4, 4, 1.0, 0.8, 0.8);

  /** One of each kind. */
  public static final List<Personality> ALL = List.of(BALANCED, TRADER, BUILDER, WARRIOR);

  /** The one of a seat in a game: from game to game another. */
  public static Personality of(long game, Civilization seat) {
    return ALL.get((int) Math.floorMod(game + seat.index(), (long) ALL.size()));
  }
}
