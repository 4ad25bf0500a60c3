package ecumene.game;

import static java.util.Comparator.comparing;
import static java.util.Comparator.comparingInt;

import ecumene.facts.Advance;
import ecumene.facts.Civilization;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.List;

/**
 * The victory points of one player, part by part.
 *
 * @rule S5
 */
public record Score(Civilization seat, int cities, int advances, int ast, int lateIronAge) {
  public static final int POINTS_A_SPACE = 5;
  private static final int LATE_IRON_AGE_BONUS = 5;

  public static Score of(Civilization seat, World world) {
    return new Score(
        seat,
        world.citiesOnBoard(seat),
        TieBreaker.sum(Advance::points, seat, world),
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
            .thenComparing(comparing(Score::seat, TieBreaker.order(world))));
    return scores;
  }
}
