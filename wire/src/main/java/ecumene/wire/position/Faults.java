package ecumene.wire.position;

import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.facts.Setup;
import ecumene.wire.fault.Fault;
import ecumene.wire.fault.FaultyDocument;
import java.util.ArrayList;
import java.util.List;

/** Whatever is found wrong on the way. */
final class Faults {
  private final List<Fault> found = new ArrayList<>();

  void add(String place, String reason) {
    found.add(new Fault(place, reason));
  }

  /** Whether this holds; if not, it is noted. */
  boolean unless(boolean holds, String place, String reason) {
    if (!holds) {
      add(place, reason);
    }
    return holds;
  }

  /** Whether the number is within these bounds; if not, it is noted. */
  boolean within(int least, int most, int number, String place) {
    return unless(
        number >= least && number <= most,
        place,
        "a number from %d to %d belongs here, not %d".formatted(least, most, number));
  }

  /** Whether the civilization belongs to the set-up, be it gone by now; if not, it is noted. */
  boolean plays(Civilization seat, Setup setup, String place) {
    return unless(
        setup.seats().contains(seat), place, "2.1: " + seat.id() + " does not play with " + setup);
  }

  /** The same of several. */
  void play(Seats seats, Setup setup, String place) {
    seats.forEach(seat -> plays(seat, setup, place));
  }

  void throwIfAny() {
    if (!found.isEmpty()) {
      throw new FaultyDocument(found);
    }
  }
}
