package ecumene.loss;

import ecumene.event.PieceEvent.CityReduced;
import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.facts.Civilization;
import ecumene.table.Owed;
import ecumene.table.Picked;
import ecumene.table.Table;
import ecumene.world.PopulationLimit;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Cities that a victim still has to reduce, any of the own ones.
 *
 * @rule P9.22
 */
public record Reduction(Civilization victim, int cities) implements Owed<Picked> {

  @Override
  public @Nullable PickCities question(Table table) {
    var own = Areas.from(table.world().citiesOf(victim));
    int due = Math.min(cities, own.size());
    return due == 0 ? null : new PickCities(victim, victim, Fate.REDUCED, own, due);
  }

  @Override
  public @Nullable Owed<?> settle(Picked answer, Table table) {
    for (var area : answer.areas()) {
      reduce(table, area);
    }
    return null;
  }

  /** Tokens up to the population limit take the city's place, as far as stock reaches. */
  public static void reduce(Table table, Area area) {
    var world = table.world();
    if (world.city(area) instanceof Civilization owner) {
      int room = PopulationLimit.of(world, owner, area) - world.tokensIn(area); // public-works.5
      reduceTo(table, area, Math.clamp(room, 0, world.stock(owner)));
    }
  }

  /** So many tokens take the city's place. */
  static void reduceTo(Table table, Area area, int tokens) {
    var owner = Objects.requireNonNull(table.world().city(area));
    table.world().removeCity(area);
    table.world().placeTokens(owner, area, tokens);
    table.tell(new CityReduced(owner, area, tokens));
  }
}
