package ecumene.ability;

import ecumene.ability.Spared.Store;
import ecumene.ability.Spared.Unaffordable;
import ecumene.facts.Area;
import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.loss.Portion;
import ecumene.loss.Removal;
import ecumene.loss.Takeover;
import ecumene.table.Table;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An area that an ability can strike, and whose units there are struck: all of theirs, a token
 * beside a city or above the limit as well, but no ship.
 *
 * @rule P10.2, P10.5, public-works.7
 */
public record Target(Area area, List<Units> units) {

  /**
   * What one owner has there.
   *
   * @param cities 1 with the city, 0 without
   */
  public record Units(Civilization owner, int tokens, int cities) {}

  public Target {
    units = List.copyOf(units);
  }

  static Target in(Area area, Seats exposed, World world) {
    var units = new ArrayList<Units>();
    for (var owner : exposed) {
      if (world.hasUnits(owner, area)) {
        int cities = world.hasCity(owner, area) ? 1 : 0;
        units.add(new Units(owner, world.tokens(owner, area), cities));
      }
    }
    return new Target(area, units);
  }

  public int tokens() {
    return units.stream().mapToInt(Units::tokens).sum();
  }

  public int cities() {
    return units.stream().mapToInt(Units::cities).sum();
  }

  /** A token counts 1, a city 5 (1.2). */
  public int points() {
    return new Portion(area, tokens(), cities()).points();
  }

  /** What stock lacks to replace the units; null for nothing. */
  @Nullable Spared beyondStock(Civilization holder, World world) { // RU.4
    int stock = world.stock(holder);
    if (tokens() > stock) {
      return new Unaffordable(area, Store.TOKENS_IN_STOCK, tokens(), stock);
    }
    int citiesInStock = world.citiesInStock(holder);
    return cities() > citiesInStock
        ? new Unaffordable(area, Store.CITIES_IN_STOCK, cities(), citiesInStock)
        : null;
  }

  void destroy(Table table) {
    for (var struck : units) {
      if (struck.cities() > 0) {
        Removal.destroy(table, area);
      } else {
        Removal.tokens(table, struck.owner(), area, struck.tokens());
      }
    }
  }

  void annex(Civilization holder, Table table) {
    for (var struck : units) {
      if (struck.cities() > 0) {
        Takeover.city(table, holder, area);
      }
      Takeover.tokens(table, struck.owner(), holder, area, struck.tokens());
    }
  }
}
