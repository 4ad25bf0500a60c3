package ecumene.conflict;

import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.facts.Barbarians;
import ecumene.facts.Civilization;
import ecumene.facts.Owner;
import ecumene.loss.Fate;
import ecumene.loss.PickCities;
import ecumene.table.Table;
import ecumene.world.Board;
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
    TokenConflicts.resolve(table); // P4.1
    attacksOn(Barbarians.THE_BARBARIANS, table);
    for (Civilization defender : table.world().seats()) {
      attacksOn(defender, table); // P4.4
    }
  }

  private static void attacksOn(Owner defender, Table table) {
    var world = table.world();
    boolean waited = false;
    for (var open = attacked(defender, world); !open.isEmpty(); open = attacked(defender, world)) {
      var area = next(defender, open, table);
      if (defender instanceof Civilization seat && !waited) {
        waited = attackFirst(seat, area, table); // P4.7: once
      }
      resolveAttack(area, table);
    }
  }

  private static void resolveAttack(Area area, Table table) {
    var attacker = attacker(table.world(), area);
    if (attacker != null) {
      CityAttack.resolve(table, attacker, area);
    }
  }

  /** A defender short of stock may have one of the own attacks resolved first; whether one was. */
  private static boolean attackFirst(Civilization defender, Area attacked, Table table) {
    var own = Areas.from(attacksBy(defender, table.world()));
    if (own.isEmpty() || !garrisonMissing(defender, attacked, table.world())) {
      return false;
    }
    var first = table.ask(new AttackFirst(defender, attacked, own)).areas();
    first.forEach(area -> resolveAttack(area, table)); // P4.7
    return !first.isEmpty();
  }

  private static boolean garrisonMissing(Civilization defender, Area attacked, World world) {
    var attacker = attacker(world, attacked);
    return attacker != null && CityAttack.garrisonMissing(world, attacker, defender, attacked);
  }

  private static List<Area> attacksBy(Civilization seat, World world) {
    return world.areasOf(seat).stream().filter(area -> attacker(world, area) == seat).toList();
  }

  /** Whether there is a token conflict or an attack in the area, as the board stands (P3.8). */
  public static boolean isSituation(Board board, Area area) {
    return TokenConflict.isOn(board, area) || attacker(board, area) != null;
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
    for (var area : world.areasOf(defender)) {
      if (world.hasCity(defender, area) && attacker(world, area) != null) {
        attacked.add(area);
      }
    }
    return attacked;
  }

  /** The one other owner of tokens beside the city; token conflicts have left no more (P4.3). */
  private static @Nullable Owner attacker(Board board, Area area) {
    var city = board.city(area);
    if (city == null || board.tokensIn(area) == board.tokens(city, area)) {
      return null;
    }
    for (int index = 0; index < Owner.COUNT; index++) {
      var owner = Owner.of(index);
      if (owner != city && board.tokens(owner, area) > 0) {
        return owner;
      }
    }
    return null;
  }
}
