package ecumene.wire.position;

import ecumene.facts.Seats;
import ecumene.world.Progress;
import ecumene.world.Progress.Ending;
import ecumene.world.World;
import org.jspecify.annotations.Nullable;

/**
 * How far the game has come, but for the census, which stands with each civilization.
 *
 * @param gone who has left
 * @param firstInLateIronAge all in the same turn
 * @param ending left out: not in sight
 */
public record Stage(
    int turn, @Nullable Seats gone, @Nullable Seats firstInLateIronAge, @Nullable Ending ending) {
  private static final int FEWEST_LEFT = 2;
  private static final int LAST_TURN = 9999;

  public static @Nullable Stage of(Progress progress) {
    var stage =
        new Stage(
            progress.turn(),
            unlessNone(progress.gone()),
            unlessNone(progress.firstInLateIronAge()),
            progress.ending() == Ending.NOT_IN_SIGHT ? null : progress.ending());
    return stage.equals(new Stage(1, null, null, null)) ? null : stage;
  }

  private static @Nullable Seats unlessNone(Seats seats) {
    return seats.isEmpty() ? null : seats;
  }

  /** Brings a world as far as this. */
  void set(World world, Faults faults, String place) {
    faults.within(1, LAST_TURN, turn, place + ".turn");
    var left = gone == null ? Seats.NONE : gone;
    faults.play(left, world.setup(), place + ".gone");
    faults.unless(
        world.setup().seats().minus(left).size() >= FEWEST_LEFT,
        place + ".gone",
        "RU.52: two players at least must stay");
    var first = firstInLateIronAge == null ? Seats.NONE : firstInLateIronAge;
    faults.play(first, world.setup(), place + ".first-in-late-iron-age");
    var how = ending == null ? Ending.NOT_IN_SIGHT : ending;
    world.progressTo(new Progress(turn, Progress.START.censuses(), left, first, how));
  }
}
