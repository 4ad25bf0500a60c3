package ecumene.conflict;

import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.facts.Barbarians;
import ecumene.facts.Civilization;
import ecumene.facts.Owner;
import ecumene.loss.Fate;
import ecumene.loss.PickCities;
import ecumene.table.Table;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All conflict situations on the board: first every token conflict, then the attacks on cities, one
 * at a time, on pirate cities first and then in the ranking of the defenders, who choose the order
 * among their own.
 *
 * @rule P4.1, P4.4
 */
public final class Conflicts {
  private Conflicts() {}

  public static void resolve(Table table) {
    for (var area : Area.land()) {
      TokenConflict.fight(table, area); // P4.1
    }
    attacksOn(Barbarians.THE_BARBARIANS, table);
    for (Civilization defender : table.world().seats()) {
      attacksOn(defender, table); // P4.4
    }
  }

  private static void attacksOn(Owner defender, Table table) {
    var world = table.world();
    for (var open = attacked(defender, world); !open.isEmpty(); open = attacked(defender, world)) {
      var area = next(defender, open, table);
      var attacker = attacker(world, area);
      if (attacker != null) {
        CityAttack.resolve(table, attacker, area);
      }
    }
  }

  private static Area next(Owner defender, List<Area> open, Table table) {
    return defender instanceof Civilization seat
        ? table
            .ask(new PickCities(seat, seat, Fate.ATTACK_RESOLVED, Areas.from(open), 1))
            .areas()
            .first()
        : open.getFirst();
  }

  private static List<Area> attacked(Owner defender, World world) {
    var attacked = new ArrayList<Area>();
    for (var area : world.citiesOf(defender)) {
      if (attacker(world, area) != null) {
        attacked.add(area);
      }
    }
    return attacked;
  }

  /** The one other owner of tokens beside the city; token conflicts have left no more (P4.3). */
  private static @Nullable Owner attacker(World world, Area area) {
    var city = world.city(area);
    for (int index = 0; index < Owner.COUNT; index++) {
      var owner = Owner.of(index);
      if (owner != city && world.tokens(owner, area) > 0) {
        return owner;
      }
    }
    return null;
  }
}
