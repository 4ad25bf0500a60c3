package ecumene.app.referee;

import ecumene.game.Point;
import ecumene.phase.Phase;
import ecumene.table.Checkpoint;
import ecumene.table.Draws;
import ecumene.table.Seed;
import ecumene.wire.Fault;
import ecumene.wire.FaultyDocument;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** From where to where a sheet is played. */
record Start(Point from, @Nullable Phase until) {
  private static final Seed SEED = Seed.of(1);
  private static final List<Phase> PHASES = List.of(Phase.values());
  private static final int FIRST = PHASES.getFirst().number();
  private static final int END = PHASES.getLast().number() + 1;

  static Start of(Sheet sheet) {
    var world = sheet.position().world();
    for (int count : sheet.drawn().values()) {
      demand(count >= 0, "drawn", "a stream has not given fewer than none");
    }
    var draws = new Draws(Objects.requireNonNullElse(sheet.seed(), SEED), sheet.drawn());
    var phase = phase(sheet.phase(), "phase");
    int until = Objects.requireNonNullElse(sheet.until(), END);
    demand(
        until >= sheet.phase() || until > FIRST,
        "until",
        "phase " + until + " is over before play begins");
    int step = sheet.step();
    demand(
        step == 0 || (phase != null && step > 0 && phase.next(world, step - 1) != null),
        "step",
        "phase " + sheet.phase() + " has no " + step + " resolutions");
    return new Start(
        new Point(new Checkpoint(world, draws, 0), phase, step), phase(until, "until"));
  }

  /** Null for the end of the game. */
  private static @Nullable Phase phase(int number, String place) {
    demand(
        number >= FIRST && number <= END,
        place,
        "a phase from %d to %d belongs here, not %d".formatted(FIRST, END, number));
    return number == END ? null : Phase.of(number);
  }

  /** The number of a phase, or of the end. */
  static int number(@Nullable Phase phase) {
    return phase == null ? END : phase.number();
  }

  private static void demand(boolean holds, String place, String otherwise) {
    if (!holds) {
      throw new FaultyDocument(List.of(new Fault(place, otherwise)));
    }
  }
}
