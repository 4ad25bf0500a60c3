package ecumene.phase;

import static ecumene.facts.Advance.ARCHITECTURE;
import static ecumene.facts.Advance.PUBLIC_WORKS;
import static ecumene.facts.Advance.URBANISM;
import static ecumene.phase.BuildCities.ON_A_SITE;

import ecumene.event.PieceEvent.CityBuilt;
import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.facts.Civilization;
import ecumene.facts.Owner;
import ecumene.loss.CitySupport;
import ecumene.loss.Portion;
import ecumene.loss.Removal;
import ecumene.loss.Surplus;
import ecumene.loss.Treasury;
import ecumene.phase.BuildCities.Ground;
import ecumene.table.Owed;
import ecumene.table.Script;
import ecumene.table.Table;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * City construction: cities are built (5a), surplus tokens leave (5b), and cities without support
 * are reduced (5c).
 *
 * @rule P5
 */
final class CityConstruction implements Script {

  @Override
  public void play(Table table) {
    var seats = table.world().seats();
    table.settleTogether(seats.map(Works::new)); // P5.1, P5.5
    seats.forEach(seat -> Surplus.remove(table, seat)); // P5.3
    table.settleTogether(seats.map(CitySupport::check)); // P5.4, P5.5
  }

  /** What one player may build. */
  private record Works(Civilization seat) implements Owed<Buildings> {

    @Override
    public @Nullable BuildCities question(Table table) {
      var world = table.world();
      int treasury = world.holds(seat, ARCHITECTURE) ? world.treasury(seat) : 0;
      if (!seemsAble(world, treasury)) {
        return null;
      }
      var question =
          new BuildCities(
              seat,
              grounds(world),
              world.citiesInStock(seat),
              treasury,
              movable(world),
              Areas.from(
                  world.areasOf(seat).stream().filter(it -> world.city(it) != null).toList()));
      return question.canBuild() ? question : null;
    }

    /**
     * Whether anything can be built, if all is counted generously; most often it can not. Where
     * Urbanism helps, more is needed than on a site even so.
     */
    private boolean seemsAble(World world, int treasury) {
      for (var area : world.areasOf(seat)) {
        if (world.tokens(seat, area) + treasury >= ON_A_SITE) {
          return true;
        }
      }
      return false;
    }

    private List<Ground> grounds(World world) {
      var grounds = new ArrayList<Ground>();
      for (var area : world.areasOf(seat)) {
        if (area.limit() > 0 && world.city(area) == null) { // P5.1
          grounds.add(new Ground(area, world.tokens(seat, area)));
        }
      }
      return grounds;
    }

    /** All own tokens, if Urbanism may take them from next door. */
    private List<Portion> movable(World world) {
      var tokens = new ArrayList<Portion>();
      if (world.holds(seat, URBANISM)) {
        for (var area : world.areasOf(seat)) {
          if (world.tokens(seat, area) > 0) {
            tokens.add(new Portion(area, world.tokens(seat, area), 0));
          }
        }
      }
      return tokens;
    }

    @Override
    public @Nullable Owed<?> settle(Buildings answer, Table table) {
      for (var building : answer.buildings()) {
        if (building.treasury() > 0) {
          Treasury.pay(table, seat, building.treasury()); // architecture.2
        }
        for (var portion : building.fromNextDoor()) {
          Removal.tokens(table, seat, portion.area(), portion.tokens()); // urbanism.1
        }
      }
      answer.buildings().forEach(building -> build(building, table));
      return null;
    }

    private void build(Buildings.Building building, Table table) {
      var world = table.world();
      var area = building.area();
      var ground = new Ground(area, world.tokens(seat, area));
      boolean hasMore = ground.tokens() > ground.needed() - building.paidElsewhere();
      int stays = hasMore && world.holds(seat, PUBLIC_WORKS) ? 1 : 0; // public-works.3, RU.61
      Removal.tokens(table, seat, area, ground.tokens() - stays);
      removeOthers(area, table); // P5.2
      world.buildCity(seat, area);
      table.tell(new CityBuilt(seat, area));
    }

    private void removeOthers(Area area, Table table) {
      for (int index = 0; index < Owner.COUNT; index++) {
        var owner = Owner.of(index);
        if (owner != seat) {
          Removal.tokens(table, owner, area, table.world().tokens(owner, area));
        }
      }
    }
  }
}
