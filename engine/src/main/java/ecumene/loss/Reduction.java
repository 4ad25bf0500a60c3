package ecumene.loss;

import ecumene.event.PieceEvent.CityReduced;
import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.facts.Civilization;
import ecumene.table.Owed;
import ecumene.table.Picked;
import ecumene.table.Table;
import ecumene.world.PopulationLimit;
import ecumene.world.World;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Cities that a victim still has to reduce, any of the own ones within a scope.
 *
 * @rule P9.22
 */
public record Reduction(Civilization victim, int cities, Scope scope) implements Owed<Picked> {

  public Reduction(Civilization victim, int cities) {
    this(victim, cities, Scope.EVERYWHERE);
  }

  @Override
  public Civilization seat() {
    return victim;
  }

  @Override
  public @Nullable PickCities question(Table table) {
    var own = scope.citiesOf(victim, table.world());
    int due = Math.min(cities, own.size());
    if (due == 0) {
      return null;
    }
    int atOnce = isShortOfStock(own, due, table.world()) ? 1 : due; // RU.20
    return new PickCities(victim, victim, Fate.REDUCED, own, atOnce);
  }

  /** Whether it may matter which city is replaced by tokens first. */
  private boolean isShortOfStock(Areas own, int due, World world) {
    int stock = world.stock(victim);
    return stock > 0 && stock < mostTokens(own, due, world);
  }

  private int mostTokens(Areas own, int due, World world) {
    int[] rooms = new int[own.size()];
    for (int i = 0; i < rooms.length; i++) {
      rooms[i] = room(world, victim, own.list().get(i));
    }
    Arrays.sort(rooms);
    int sum = 0;
    for (int i = rooms.length - due; i < rooms.length; i++) {
      sum += rooms[i];
    }
    return sum;
  }

  @Override
  public Owed<?> settle(Picked answer, Table table) {
    for (var area : answer.areas()) {
      reduce(table, area);
    }
    return new Reduction(victim, cities - answer.areas().size(), scope); // RU.20
  }

  /** Tokens up to the population limit take the city's place, as far as stock reaches. */
  public static void reduce(Table table, Area area) {
    var world = table.world();
    var owner = (Civilization) Objects.requireNonNull(world.city(area)); // P9.16
    reduceTo(table, area, Math.min(room(world, owner, area), world.stock(owner)));
  }

  private static int room(World world, Civilization owner, Area area) {
    int limit = PopulationLimit.of(world, owner, area);
    return Math.max(0, limit - world.tokensIn(area)); // public-works.5
  }

  /** So many tokens take the city's place. */
  static void reduceTo(Table table, Area area, int tokens) {
    var owner = Objects.requireNonNull(table.world().city(area));
    table.world().removeCity(area);
    table.world().placeTokens(owner, area, tokens);
    table.tell(new CityReduced(owner, area, tokens));
  }
}
