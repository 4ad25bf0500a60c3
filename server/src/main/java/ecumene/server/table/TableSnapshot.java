package ecumene.server.table;

import ecumene.game.Game;
import ecumene.phase.Phase;
import ecumene.wire.Wire;
import ecumene.wire.save.SnapshotLine;
import java.util.List;
import java.util.Objects;

/**
 * A table as it was when a phase began.
 *
 * @param lines how many lines its log had
 * @param told how many events had been told before the phase
 * @param phase its number
 */
public record TableSnapshot(
    int lines, int told, int phase, SnapshotLine game, People people, ClockState clock, Talk talk) {

  static TableSnapshot of(TableState state, ClockState clock, Talk talk) {
    var begun = state.game().snapshot();
    return new TableSnapshot(
        state.lines(),
        state.eventsBeforePhase(),
        Objects.requireNonNull(begun.point().phase()).number(),
        SnapshotLine.of(begun),
        state.people(),
        clock,
        talk);
  }

  /** The table, to go on from there; what happened before is not told any more. */
  public TableState load(Plan plan) {
    var header = plan.game().header();
    var from = game.point(Phase.of(phase), header.seed());
    var resumed = Game.resume(header, List.of(), List.of(), from);
    return new TableState(
        plan,
        new EventCounts(lines, told + resumed.told(), null),
        resumed,
        HeardOffers.of(told, resumed),
        people,
        clock,
        talk);
  }

  public String write() {
    return Wire.JSON.writeValueAsString(this);
  }

  public static TableSnapshot read(String text) {
    return Wire.JSON.readValue(text, TableSnapshot.class);
  }
}
