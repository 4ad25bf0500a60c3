package ecumene.loss;

import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.facts.Civilization;
import ecumene.world.World;
import java.util.function.Predicate;

/** Where losses may be taken: from tokens in these areas, from cities in those. */
public record Scope(Predicate<Area> tokens, Predicate<Area> cities) {
  public static final Scope EVERYWHERE = within(area -> true);
  public static final Scope COASTAL = within(Area::isCoastal);

  /** From all units in these areas. */
  public static Scope within(Predicate<Area> areas) {
    return new Scope(areas, areas);
  }

  /** The cities that an owner can lose. */
  public Areas citiesOf(Civilization owner, World world) {
    return Areas.from(world.citiesOf(owner, cities));
  }

  /** What an owner can lose, in unit points. */
  public int unitPoints(Civilization owner, World world) {
    int points = 0;
    for (var area : world.areasOf(owner)) {
      points += tokens.test(area) ? world.tokens(owner, area) : 0;
      points += world.hasCity(owner, area) && cities.test(area) ? Damage.CITY : 0;
    }
    return points;
  }
}
