package ecumene.world;

import static ecumene.facts.Advance.AGRICULTURE;
import static ecumene.facts.Advance.PUBLIC_WORKS;

import ecumene.facts.Area;
import ecumene.facts.Civilization;
import ecumene.facts.Owner;

/**
 * How many tokens of an owner an area can keep.
 *
 * @rule 1.5
 */
public final class PopulationLimit {
  public static final int RAISED_UP_TO = 2;

  private PopulationLimit() {}

  /** The limit of the area as it would be without a city in it. */
  public static int of(World world, Owner owner, Area area) {
    boolean raised =
        owner instanceof Civilization civilization
            && !area.isSea()
            && area.limit() <= RAISED_UP_TO
            && world.holds(civilization, AGRICULTURE)
            && isAlone(world, owner, area);
    return area.limit() + (raised ? 1 : 0); // agriculture.1
  }

  /** What may stay beside units as they are now: beside a city, only Public Works keeps a token. */
  public static int now(World world, Owner owner, Area area) {
    if (world.city(area) == null) {
      return of(world, owner, area);
    }
    boolean kept =
        owner instanceof Civilization civilization
            && world.hasCity(owner, area)
            && world.holds(civilization, PUBLIC_WORKS);
    return kept ? 1 : 0; // P5.3, public-works.1, public-works.6
  }

  private static boolean isAlone(World world, Owner owner, Area area) {
    var city = world.city(area);
    return world.tokensIn(area) == world.tokens(owner, area) && (city == null || city == owner);
  }
}
