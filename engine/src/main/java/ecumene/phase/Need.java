package ecumene.phase;

import static ecumene.facts.Advance.WONDER_OF_THE_WORLD;

import ecumene.facts.Advance;
import ecumene.facts.AstRequirement;
import ecumene.facts.Civilization;
import ecumene.facts.Epoch;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * One thing that an epoch of the A.S.T. asks of a player, and how much of it the player has.
 *
 * @rule P13.1
 */
public record Need(Requirement requirement, int needed, int has) {
  public static final int MIDDLING_COST = 100;
  public static final int HIGH_COST = 200;

  /** What can be asked for. */
  public enum Requirement {
    CITIES,
    ADVANCES,
    ADVANCES_UNDER_100,
    ADVANCES_FROM_100,
    ADVANCES_FROM_200,
    POINTS
  }

  /** Everything that is asked of a player who enters, or moves within, the epoch. */
  public static List<Need> of(Civilization seat, Epoch epoch, World world) {
    var asked = AstRequirement.of(world.astTable(), epoch);
    var held = world.advances(seat);
    var needs = new ArrayList<Need>();
    needs.add(new Need(Requirement.CITIES, asked.cities(), cities(seat, world)));
    needs.add(new Need(Requirement.ADVANCES, asked.advances(), held.size()));
    needs.add(
        new Need(
            Requirement.ADVANCES_UNDER_100,
            asked.advancesUnder100(),
            count(held, one -> one.cost() < MIDDLING_COST)));
    needs.add(
        new Need(
            Requirement.ADVANCES_FROM_100,
            asked.advancesFrom100(),
            count(held, one -> one.cost() >= MIDDLING_COST)));
    needs.add(
        new Need(
            Requirement.ADVANCES_FROM_200,
            asked.advancesFrom200(),
            count(held, one -> one.cost() >= HIGH_COST)));
    needs.add(new Need(Requirement.POINTS, asked.points(), points(held)));
    needs.removeIf(need -> need.needed() == 0);
    return needs;
  }

  public boolean isMet() {
    return has >= needed;
  }

  private static int count(List<Advance> held, Predicate<Advance> wanted) {
    int count = 0;
    for (var advance : held) {
      count += wanted.test(advance) ? 1 : 0;
    }
    return count;
  }

  private static int points(List<Advance> held) {
    int points = 0;
    for (var advance : held) {
      points += advance.points();
    }
    return points;
  }

  /** As the A.S.T. counts them. */
  static int cities(Civilization seat, World world) {
    int extra = world.holds(seat, WONDER_OF_THE_WORLD) ? 1 : 0; // wonder-of-the-world.3
    return world.citiesOnBoard(seat) + extra;
  }
}
