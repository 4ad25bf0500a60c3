package ecumene.phase;

import static ecumene.world.Progress.Ending.AFTER_THIS_TURN;
import static ecumene.world.Progress.Ending.NOW;

import ecumene.event.StandingEvent.GameEnded;
import ecumene.event.StandingEvent.LastTurnAnnounced;
import ecumene.event.StandingEvent.LateIronAgeEntered;
import ecumene.facts.AstTable;
import ecumene.facts.Epoch;
import ecumene.facts.Seats;
import ecumene.table.Table;
import ecumene.world.World;

/**
 * Whether the game is over, or will be after one more turn, and who was first in the Late Iron Age.
 *
 * @rule P13.4, S5.2
 */
final class Endgame {
  private Endgame() {}

  static void check(Table table) {
    var world = table.world();
    enterLateIronAge(table);
    boolean wasLastTurn = world.progress().ending() == AFTER_THIS_TURN;
    boolean limitReached = world.progress().turn() == world.terms().turnLimit(); // 2.9
    if (wasLastTurn || limitReached || (isBasic(world) && arrived(world))) {
      world.progressTo(world.progress().ending(NOW));
      table.tell(new GameEnded(world.progress().turn()));
    } else if (arrived(world)) {
      world.progressTo(world.progress().ending(AFTER_THIS_TURN));
      table.tell(new LastTurnAnnounced());
    }
  }

  private static boolean isBasic(World world) {
    return world.astTable() == AstTable.BASIC;
  }

  /** Whether a marker stands on a final space: the only one, or one of the two of Expert. */
  private static boolean arrived(World world) {
    return !inLateIronAge(world).isEmpty();
  }

  private static Seats inLateIronAge(World world) {
    return world
        .seats()
        .filter(seat -> seat.track(world.astTable()).epochOf(world.space(seat)) == Epoch.LATE_IRON);
  }

  private static void enterLateIronAge(Table table) {
    var world = table.world();
    var entered = inLateIronAge(world);
    if (world.progress().firstInLateIronAge().isEmpty() && !entered.isEmpty()) {
      world.progressTo(world.progress().withFirstInLateIronAge(entered));
      table.tell(new LateIronAgeEntered(entered));
    }
  }
}
