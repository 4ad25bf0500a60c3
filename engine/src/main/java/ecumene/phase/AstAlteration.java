package ecumene.phase;

import static ecumene.facts.AstTable.EXPERT;

import ecumene.event.StandingEvent.MarkerMoved;
import ecumene.event.StandingEvent.MarkerStayed;
import ecumene.facts.Civilization;
import ecumene.facts.Epoch;
import ecumene.table.Script;
import ecumene.table.Table;
import ecumene.world.World;

/**
 * A.S.T. alteration: whoever meets the requirements of the next space moves on; on the Expert table
 * whoever has no city moves back. Then discards go under their stacks.
 *
 * @rule P13
 */
final class AstAlteration implements Script {
  @Override
  public void play(Table table) {
    var world = table.world();
    for (var seat : world.seats()) { // P13.7
      alter(seat, table);
    }
    Endgame.check(table);
    StackPreparation.reshuffle(table); // P13.5
    if (!world.progress().isOver()) {
      world.turnPasses();
    }
  }

  private static void alter(Civilization seat, Table table) {
    var world = table.world();
    int space = world.space(seat);
    var track = seat.track(world.astTable());
    if (space < track.finalSpace() && meets(seat, track.epochOf(space + 1), world)) {
      move(seat, space + 1, "P13.1", table);
    } else if (world.astTable() == EXPERT
        && Need.cities(seat, world) == 0
        && track.epochOf(space) != Epoch.STONE) {
      move(seat, space - 1, "P13.2", table);
    } else {
      table.tell(new MarkerStayed(seat, space));
    }
  }

  private static void move(Civilization seat, int space, String rule, Table table) {
    table.tell(new MarkerMoved(seat, table.world().space(seat), space, rule));
    table.world().moveMarker(seat, space);
  }

  /** Whether a player may enter, or move within, the epoch (P13.1). */
  static boolean meets(Civilization seat, Epoch epoch, World world) {
    for (var need : Need.of(seat, epoch, world)) {
      if (!need.isMet()) {
        return false;
      }
    }
    return true;
  }
}
