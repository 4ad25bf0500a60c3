package ecumene.app.referee;

import static ecumene.wire.position.Position.USUAL_SEED;

import ecumene.game.Point;
import ecumene.phase.Phase;
import ecumene.table.Checkpoint;
import ecumene.table.Draws;
import ecumene.table.Stream;
import ecumene.wire.fault.Fault;
import ecumene.wire.fault.FaultyDocument;
import ecumene.wire.form.Vocabulary;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** From where to where a document is played. */
record Start(Point from, @Nullable Phase until) {
  private static final List<Phase> PHASES = List.of(Phase.values());
  private static final int FIRST = PHASES.getFirst().number();
  private static final int MOST_DRAWS = 999_999_999;
  static final int END = PHASES.getLast().number() + 1;

  static Start of(RefereeDocument document) {
    document.drawn().forEach(Start::demandDraws);
    var draws =
        new Draws(Objects.requireNonNullElse(document.seed(), USUAL_SEED), document.drawn());
    var world = document.position().world(draws);
    var phase = phase(document.phase(), "phase");
    int until = Objects.requireNonNullElse(document.until(), END);
    demand(
        until >= document.phase() || until > FIRST,
        "until",
        "phase " + until + " is over before play begins");
    int step = document.step();
    demand(
        step == 0 || (phase != null && step > 0 && phase.next(world, step - 1) != null),
        "step",
        "phase " + document.phase() + " has no " + step + " resolutions");
    demand(
        document.phase() > FIRST || step > 0 || isUndealt(document),
        "phase",
        "2.5: phase 0 shuffles all cards, and some are in hands or discarded already");
    demand(
        document.phase() > FIRST || step > 0 || document.stacks().isEmpty(),
        "stacks",
        "2.5: phase 0 shuffles all stacks");
    return new Start(
        new Point(new Checkpoint(world, draws, 0), phase, step), phase(until, "until"));
  }

  private static void demandDraws(Stream stream, int count) {
    demand(
        count >= 0 && count <= MOST_DRAWS,
        "drawn." + Vocabulary.word(stream),
        "a number from 0 to %d belongs here, not %d".formatted(MOST_DRAWS, count));
  }

  private static boolean isUndealt(RefereeDocument document) {
    return document.discards().isEmpty()
        && document.seats().values().stream().allMatch(seat -> seat.hand().isEmpty());
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
