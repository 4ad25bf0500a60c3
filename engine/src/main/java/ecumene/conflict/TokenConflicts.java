package ecumene.conflict;

import static ecumene.facts.Advance.ADVANCED_MILITARY;
import static java.util.Comparator.comparingInt;

import ecumene.facts.Area;
import ecumene.facts.Civilization;
import ecumene.table.Decision;
import ecumene.table.Table;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All token conflicts on the board. Those that a holder of Advanced Military lets wait come last,
 * in the ranking of those who wait.
 *
 * @rule P4.1, advanced-military.3
 */
final class TokenConflicts {
  private TokenConflicts() {}

  private record Postponed(Area area, Civilization by) {}

  static void resolve(Table table) {
    var postponed = new ArrayList<Postponed>();
    for (var area : Area.land()) {
      if (TokenConflict.isOn(table.world(), area)) {
        var waiting = whoWaits(area, table);
        if (waiting == null) {
          TokenConflict.fight(table, area);
        } else {
          postponed.add(new Postponed(area, waiting));
        }
      }
    }
    postponed.sort(comparingInt(one -> one.by().rank())); // the higher ranked does not wait longer
    postponed.forEach(one -> TokenConflict.fight(table, one.area()));
  }

  /** The lowest ranked holder who lets this conflict wait; null when nobody does. */
  private static @Nullable Civilization whoWaits(Area area, Table table) {
    for (var seat : couldWait(area, table.world())) {
      if (table.ask(new LetOthersFight(seat, area)) == Decision.YES) {
        return seat;
      }
    }
    return null;
  }

  /** Holders in this conflict, the lowest ranked first, when another one could change it. */
  private static List<Civilization> couldWait(Area area, World world) {
    var holders = world.seats().filter(seat -> isHolder(seat, area, world)).list();
    boolean canChange =
        holders.stream().anyMatch(holder -> fightsCloseBy(area, holder, world)); // RU.50
    return canChange ? holders.reversed() : List.of();
  }

  private static boolean fightsCloseBy(Area area, Civilization holder, World world) {
    return world.areasOf(holder).stream()
        .anyMatch(
            other ->
                !other.equals(area)
                    && TokenConflict.isOn(world, other)
                    && sharesLosses(area, other, holder, world));
  }

  private static boolean isHolder(Civilization seat, Area area, World world) {
    return world.holds(seat, ADVANCED_MILITARY) && world.tokens(seat, area) > 0;
  }

  /** Whether losses in one can be taken from the other, or from an area between them. */
  private static boolean sharesLosses(Area one, Area other, Civilization holder, World world) {
    return world.tokens(holder, other) > 0
        && (one.isLandAdjacent(other)
            || one.landNeighbours().stream()
                .anyMatch(it -> it.isLandAdjacent(other) && world.tokens(holder, it) > 0));
  }
}
