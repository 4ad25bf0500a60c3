package ecumene.game;

import static java.util.Comparator.comparing;
import static java.util.Comparator.comparingInt;

import ecumene.facts.Advance;
import ecumene.facts.Civilization;
import ecumene.facts.Colour;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToIntFunction;

/**
 * The victory points of one player, part by part.
 *
 * @rule S5
 */
public record Score(Civilization seat, int cities, int advances, int ast, int lateIronAge) {
  private static final int POINTS_A_SPACE = 5;
  private static final int LATE_IRON_AGE_BONUS = 5;

  public static Score of(Civilization seat, World world) {
    return new Score(
        seat,
        world.citiesOnBoard(seat),
        sum(Advance::points, seat, world),
        POINTS_A_SPACE * world.space(seat),
        world.progress().lateIronAgeHolder() == seat ? LATE_IRON_AGE_BONUS : 0);
  }

  public int total() {
    return cities + advances + ast + lateIronAge; // S5.1
  }

  /** As it is read out: {@code Hellas 126: 5 cities, 41 advances, 75 A.S.T., 5 Late Iron Age}. */
  @Override
  public String toString() {
    return "%s %d: %d cities, %d advances, %d A.S.T.%s"
        .formatted(
            seat.label(),
            total(),
            cities,
            advances,
            ast,
            lateIronAge == 0 ? "" : ", " + lateIronAge + " Late Iron Age");
  }

  /** Everybody's score, the winner first, ties broken to the last. */
  public static List<Score> ranking(World world) {
    var scores = new ArrayList<Score>();
    world.seats().forEach(seat -> scores.add(of(seat, world)));
    scores.sort(
        comparingInt(Score::total)
            .reversed()
            .thenComparing(comparing(Score::seat, tieBreakers(world))));
    return scores;
  }

  private static Comparator<Civilization> tieBreakers(World world) {
    return most(world::space) // S5.4 (1)
        .thenComparing(most(seat -> worth(seat, 6, world))) // (2)
        .thenComparing(most(seat -> worth(seat, 3, world)))
        .thenComparing(most(seat -> totalCost(seat, world))) // (3)
        .thenComparing(most(seat -> highestCredit(seat, world))) // (4)
        .thenComparing(most(seat -> totalCredit(seat, world))) // (5)
        .thenComparing(most(world::citiesOnBoard)) // (6)
        .thenComparing(most(world::tokensOnBoard)) // (7)
        .thenComparingInt(Civilization::rank); // (8)
  }

  private static Comparator<Civilization> most(ToIntFunction<Civilization> what) {
    return comparingInt(what).reversed();
  }

  /** How many advances are worth so much. */
  private static int worth(Civilization seat, int points, World world) {
    return sum(advance -> advance.points() == points ? 1 : 0, seat, world);
  }

  private static int totalCost(Civilization seat, World world) {
    return sum(Advance::cost, seat, world);
  }

  private static int sum(ToIntFunction<Advance> what, Civilization seat, World world) {
    int sum = 0;
    for (var advance : world.advances(seat)) {
      sum += what.applyAsInt(advance);
    }
    return sum;
  }

  private static int highestCredit(Civilization seat, World world) {
    int highest = 0;
    for (var colour : Colour.values()) {
      highest = Math.max(highest, credits(seat, colour, world));
    }
    return highest;
  }

  private static int totalCredit(Civilization seat, World world) {
    int sum = 0;
    for (var colour : Colour.values()) {
      sum += credits(seat, colour, world);
    }
    return sum;
  }

  /** Those of advances acquired this turn among them (RU.63). */
  private static int credits(Civilization seat, Colour colour, World world) {
    return world.credits(seat, colour) + world.creditsToCome(seat, colour);
  }
}
