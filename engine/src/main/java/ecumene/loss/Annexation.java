package ecumene.loss;

import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.table.Table;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Units of a victim replaced by equal ones of the beneficiary; what the beneficiary has no pieces
 * for goes to the next one, and at last is destroyed.
 *
 * @rule G8, G19, P9.24
 */
public final class Annexation {
  private final Strike strike;
  private final Table table;
  private final World world;

  private Annexation(Strike strike, Table table) {
    this.strike = strike;
    this.table = table;
    this.world = table.world();
  }

  /** Annexes cities of the primary victim; tokens beside them are destroyed (G20). */
  public static void cities(Areas cities, Strike strike, Table table) {
    new Annexation(strike, table).annexCities(cities.list());
  }

  /** Annexes portions of the primary victim's areas. */
  public static void portions(List<Portion> portions, Strike strike, Table table) {
    var annexation = new Annexation(strike, table);
    var cities = new ArrayList<Area>();
    var tokens = new ArrayList<Portion>();
    for (var portion : portions) {
      if (portion.cities() > 0) {
        cities.add(portion.area());
      } else {
        tokens.add(portion);
      }
    }
    annexation.annexCities(cities);
    annexation.annexTokens(tokens);
  }

  private void annexCities(List<Area> cities) {
    var left = Areas.from(cities);
    var candidates = strike.withinReach(world);
    for (@Nullable Civilization heir = strike.beneficiary(); heir != null; ) {
      int able = Math.min(left.size(), world.citiesInStock(heir));
      if (able > 0) {
        var picked = pickCities(heir, left, able);
        for (var area : picked) {
          takeCity(heir, area);
        }
        left = without(left, picked);
      }
      candidates = candidates.without(heir);
      heir = Beneficiary.next(candidates, world);
    }
    left.forEach(area -> Removal.destroy(table, area));
  }

  private Areas pickCities(Civilization heir, Areas left, int able) {
    return able == left.size()
        ? left
        : table.ask(new PickCities(heir, strike.victim(), Fate.ANNEXED, left, able)).areas();
  }

  private static Areas without(Areas all, Areas some) {
    return new Areas(all.list().stream().filter(area -> !some.contains(area)).toList());
  }

  private void annexTokens(List<Portion> portions) {
    var left = portions;
    Seats candidates = strike.withinReach(world);
    for (@Nullable Civilization heir = strike.beneficiary(); heir != null; ) {
      int due = PickTokens.tokens(left);
      int able = Math.min(due, world.stock(heir));
      if (able > 0) {
        var picked =
            able == due
                ? left
                : table.ask(new PickTokens(heir, strike.victim(), left, able)).portions();
        for (var portion : picked) {
          Takeover.tokens(table, strike.victim(), heir, portion.area(), portion.tokens());
        }
        left = PickTokens.without(left, picked);
      }
      candidates = candidates.without(heir);
      heir = Beneficiary.next(candidates, world);
    }
    left.forEach(rest -> Removal.tokens(table, strike.victim(), rest.area(), rest.tokens()));
  }

  private void takeCity(Civilization heir, Area area) {
    Takeover.city(table, heir, area);
    var victim = strike.victim();
    Removal.tokens(table, victim, area, world.tokens(victim, area)); // G20, public-works.4
  }
}
