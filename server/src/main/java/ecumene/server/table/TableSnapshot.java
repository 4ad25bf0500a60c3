package ecumene.server.table;

import ecumene.game.Game;
import ecumene.phase.Phase;
import ecumene.wire.Wire;
import ecumene.wire.save.SeedParts;
import ecumene.wire.save.SnapshotLine;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A table as it was when a phase began.
 *
 * @param lines how many lines its log had
 * @param told how many events had been told before the phase
 * @param phase its number
 * @param seedParts what the seed was made of; null: of what the table was created with
 */
public record TableSnapshot(
    int lines,
    int told,
    int phase,
    SnapshotLine game,
    People people,
    ClockState clock,
    Talk talk,
    @Nullable SeedParts seedParts) {

  static TableSnapshot of(TableState state, ClockState clock, Talk talk) {
    var begun = state.game().snapshot();
    return new TableSnapshot(
        state.lines(),
        state.eventsBeforePhase(),
        Objects.requireNonNull(begun.point().phase()).number(),
        SnapshotLine.of(begun),
        state.people(),
        clock,
        talk,
        state.beginning().parts());
  }

  /** The table, to go on from there; what happened before is not told any more. */
  public TableState load(Plan plan) {
    var parts = seedParts == null ? plan.seedParts() : seedParts;
    var header = plan.header(parts);
    var from = game.point(Phase.of(phase), header.seed());
    var resumed = Game.resume(header, List.of(), List.of(), from);
    return new TableState(
        plan,
        new EventCounts(lines, told + resumed.told(), null),
        new Beginning(Beginning.Stage.BEGUN, parts),
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
