package ecumene.loss;

import ecumene.facts.Area;
import ecumene.facts.Civilization;
import ecumene.table.Owed;
import ecumene.table.Table;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Damage that a victim still has to take: units worth so many points leave the board.
 *
 * @rule P9.20
 */
public record Damage(Civilization victim, int points, Scope scope) implements Owed<Losses> {
  /** What a city counts (P9.21). */
  public static final int CITY = 5;

  /** The most tokens that a reduced city leaves. */
  public static final int MOST_LEFT = 4;

  @Override
  public Civilization seat() {
    return victim;
  }

  @Override
  public @Nullable TakeDamage question(Table table) {
    var sites = points == 0 ? List.<Site>of() : sites(table.world());
    return sites.isEmpty()
        ? null
        : TakeDamage.of(victim, points, sites, table.world().stock(victim));
  }

  private List<Site> sites(World world) {
    var areas = world.areasOf(victim);
    var sites = new ArrayList<Site>(areas.size());
    for (var area : areas) {
      int tokens = scope.tokens().test(area) ? world.tokens(victim, area) : 0;
      int cities = world.hasCity(victim, area) && scope.cities().test(area) ? 1 : 0;
      if (tokens + cities > 0) {
        sites.add(new Site(area, tokens, cities));
      }
    }
    return sites;
  }

  @Override
  public @Nullable Owed<?> settle(Losses answer, Table table) {
    for (var loss : answer.losses()) {
      if (loss instanceof Loss.Tokens(Area area, int count)) {
        Removal.tokens(table, victim, area, count);
      }
    }
    for (var loss : answer.losses()) {
      switch (loss) {
        case Loss.Tokens _ -> {} // gone already, so that their stock can serve for reductions
        case Loss.Destroyed(Area area) -> Removal.destroy(table, area);
        case Loss.Reduced(Area area, int tokens) -> Reduction.reduceTo(table, area, tokens);
      }
    }
    return null;
  }
}
