package ecumene.game;

import ecumene.facts.Advance;
import ecumene.facts.Civilization;
import ecumene.facts.Colour;
import ecumene.world.World;
import java.util.Arrays;
import java.util.Comparator;
import java.util.function.ToIntFunction;

/**
 * What decides between players who have equally many victory points, in this order. More is better,
 * but for the number in the ranking, of which the lowest is.
 *
 * @rule S5.4
 */
public enum TieBreaker {
  SPACE,
  SIX_POINT_ADVANCES,
  THREE_POINT_ADVANCES,
  COST_OF_ADVANCES,
  HIGHEST_CREDIT,
  ALL_CREDITS,
  CITIES,
  TOKENS,
  RANKING;

  /** What a player has of it. */
  public int of(Civilization seat, World world) {
    return switch (this) {
      case SPACE -> world.space(seat); // (1)
      case SIX_POINT_ADVANCES -> worth(seat, 6, world); // (2)
      case THREE_POINT_ADVANCES -> worth(seat, 3, world);
      case COST_OF_ADVANCES -> sum(Advance::cost, seat, world); // (3)
      case HIGHEST_CREDIT -> highestCredit(seat, world); // (4)
      case ALL_CREDITS -> totalCredit(seat, world); // (5)
      case CITIES -> world.citiesOnBoard(seat); // (6)
      case TOKENS -> world.tokensOnBoard(seat); // (7)
      case RANKING -> seat.rank(); // (8)
    };
  }

  /** The one that decides between two; nobody has another's number in the ranking. */
  public static TieBreaker between(Civilization one, Civilization other, World world) {
    return Arrays.stream(values())
        .filter(it -> it.of(one, world) != it.of(other, world))
        .findFirst()
        .orElse(RANKING);
  }

  /** Who is better comes first. */
  static Comparator<Civilization> order(World world) {
    return (one, other) -> {
      var deciding = between(one, other, world);
      int more = Integer.compare(deciding.of(other, world), deciding.of(one, world));
      return deciding == RANKING ? -more : more;
    };
  }

  /** How many advances are worth so much. */
  private static int worth(Civilization seat, int points, World world) {
    return sum(advance -> advance.points() == points ? 1 : 0, seat, world);
  }

  static int sum(ToIntFunction<Advance> what, Civilization seat, World world) {
    int sum = 0;
    for (var advance : world.advances(seat)) {
      sum += what.applyAsInt(advance);
    }
    return sum;
  }

  private static int highestCredit(Civilization seat, World world) {
    return Arrays.stream(Colour.values())
        .mapToInt(colour -> credits(seat, colour, world))
        .max()
        .orElse(0);
  }

  private static int totalCredit(Civilization seat, World world) {
    return Arrays.stream(Colour.values()).mapToInt(colour -> credits(seat, colour, world)).sum();
  }

  /** Those of advances acquired this turn among them (RU.63). */
  private static int credits(Civilization seat, Colour colour, World world) {
    return world.credits(seat, colour) + world.creditsToCome(seat, colour);
  }
}
