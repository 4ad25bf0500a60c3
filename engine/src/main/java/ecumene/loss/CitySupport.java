package ecumene.loss;

import static ecumene.facts.Advance.CULTURAL_ASCENDANCY;

import ecumene.facts.Areas;
import ecumene.facts.Civilization;
import ecumene.table.Owed;
import ecumene.table.Picked;
import ecumene.table.Table;
import ecumene.world.World;
import org.jspecify.annotations.Nullable;

/**
 * Every city needs so many tokens of its owner on the board; while they are missing, the owner
 * reduces one city after the other, those built this turn first.
 *
 * @rule P5.4
 */
public record CitySupport(Civilization seat) implements Owed<Picked> {
  public static final int TOKENS_A_CITY = 2;

  public static CitySupport check(Civilization seat) {
    return new CitySupport(seat);
  }

  /** Tokens each city needs, apart from what a calamity adds. */
  public static int rate(World world, Civilization seat) {
    return TOKENS_A_CITY
        + (world.holds(seat, CULTURAL_ASCENDANCY) ? 1 : 0); // cultural-ascendancy.6
  }

  @Override
  public @Nullable PickCities question(Table table) {
    var world = table.world();
    if (world.tokensOnBoard(seat) >= rate(world, seat) * world.citiesOnBoard(seat)) {
      return null;
    }
    var built = Areas.from(world.citiesOf(seat, world::isNewCity));
    return built.isEmpty()
        ? new PickCities(seat, seat, Fate.UNSUPPORTED, Areas.from(world.citiesOf(seat)), 1)
        : new PickCities(seat, seat, Fate.NEW_UNSUPPORTED, built, 1);
  }

  @Override
  public @Nullable Owed<?> settle(Picked answer, Table table) {
    Reduction.reduce(table, answer.areas().first());
    return this;
  }
}
