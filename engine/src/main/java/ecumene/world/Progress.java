package ecumene.world;

import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How far the game has come. It is a value; a change makes a new one.
 *
 * @param turn the turn that is being played, 1 first
 * @param censuses by civilization: own tokens on the board after expansion (P2.4)
 * @param gone who has left
 * @param firstInLateIronAge who entered it in the first turn in which anybody did (S5.2)
 * @param ending how the end of the game comes
 */
public record Progress(
    int turn, List<Integer> censuses, Seats gone, Seats firstInLateIronAge, Ending ending) {

  /** How the end of the game comes (P13.4). */
  public enum Ending {
    NOT_IN_SIGHT,
    AFTER_THIS_TURN,
    NOW
  }

  public static final Progress START =
      new Progress(
          1,
          Collections.nCopies(Civilization.COUNT, 0),
          Seats.NONE,
          Seats.NONE,
          Ending.NOT_IN_SIGHT);

  public Progress {
    censuses = List.copyOf(censuses);
  }

  public int census(Civilization civilization) {
    return censuses.get(civilization.index());
  }

  /** Who alone was first to enter the Late Iron Age; null if nobody or several were. */
  public @Nullable Civilization lateIronAgeHolder() {
    return firstInLateIronAge.size() == 1 ? firstInLateIronAge.first() : null;
  }

  public boolean isOver() {
    return ending == Ending.NOW;
  }

  public Progress nextTurn() {
    return new Progress(turn + 1, censuses, gone, firstInLateIronAge, ending);
  }

  public Progress withCensus(Civilization civilization, int tokens) {
    var taken = new ArrayList<>(censuses);
    taken.set(civilization.index(), tokens);
    return new Progress(turn, taken, gone, firstInLateIronAge, ending);
  }

  /** The census of everybody, by civilization. */
  public Progress withCensuses(List<Integer> tokens) {
    return new Progress(turn, tokens, gone, firstInLateIronAge, ending);
  }

  public Progress without(Civilization civilization) {
    return new Progress(turn, censuses, gone.with(civilization), firstInLateIronAge, ending);
  }

  public Progress withFirstInLateIronAge(Seats first) {
    return new Progress(turn, censuses, gone, first, ending);
  }

  public Progress ending(Ending how) {
    return new Progress(turn, censuses, gone, firstInLateIronAge, how);
  }

  void hash(PositionHash hash) {
    hash.add(turn).add(gone.mask()).add(firstInLateIronAge.mask());
    hash.add(ending.name().hashCode());
    censuses.forEach(hash::add);
  }
}
