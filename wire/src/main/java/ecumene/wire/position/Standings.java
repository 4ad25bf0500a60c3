package ecumene.wire.position;

import ecumene.facts.Advance;
import ecumene.facts.Civilization;
import ecumene.facts.Colour;
import ecumene.world.World;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.ObjIntConsumer;
import java.util.function.ToIntFunction;

/** Gives advances, credits and places on the A.S.T. as a document has them. */
final class Standings {
  private static final int MOST_CREDITS = 999;
  private static final int MOST_TOKENS = 55;

  private final World world;
  private final Faults faults;

  Standings(World world, Faults faults) {
    this.world = world;
    this.faults = faults;
  }

  void set(Civilization seat, Holdings holdings, String place) {
    Consumer<Advance> acquire = advance -> world.acquireAdvance(seat, advance);
    setAdvances(
        seat, holdings.advances(), one -> world.gainAdvance(seat, one), place + ".advances");
    setAdvances(seat, holdings.newAdvances(), acquire, place + ".new-advances");
    setCredits(
        holdings.credits() == null
            ? granted(holdings.advances(), world.setup().startingCredits())
            : holdings.credits(),
        (colour, points) -> world.gainCredits(seat, colour, points),
        place + ".credits");
    setCredits(
        holdings.creditsToCome() == null
            ? granted(holdings.newAdvances(), 0)
            : holdings.creditsToCome(),
        (colour, points) -> world.promiseCredits(seat, colour, points),
        place + ".credits-to-come");
    int last = seat.track(world.astTable()).finalSpace();
    if (faults.within(0, last, holdings.space(), place + ".space")) {
      world.moveMarker(seat, holdings.space());
    }
    if (faults.within(0, MOST_TOKENS, holdings.census(), place + ".census")) {
      world.progressTo(world.progress().withCensus(seat, holdings.census()));
    }
  }

  private void setAdvances(
      Civilization seat, List<Advance> advances, Consumer<Advance> gain, String place) {
    for (int i = 0; i < advances.size(); i++) {
      var advance = advances.get(i);
      var twice = "P12.1: " + advance.id() + " is listed twice";
      if (faults.unless(!world.holds(seat, advance), place + "[" + i + "]", twice)) {
        gain.accept(advance);
      }
    }
  }

  private void setCredits(Map<Colour, Integer> credits, ObjIntConsumer<Colour> give, String place) {
    credits.forEach(
        (colour, points) -> {
          if (faults.within(0, MOST_CREDITS, points, place + "." + colour.id())) {
            give.accept(colour, points);
          }
        });
  }

  /** The credits of each colour that has any. */
  static Map<Colour, Integer> credits(ToIntFunction<Colour> points) {
    var credits = new EnumMap<Colour, Integer>(Colour.class);
    for (var colour : Colour.values()) {
      if (points.applyAsInt(colour) != 0) {
        credits.put(colour, points.applyAsInt(colour));
      }
    }
    return credits;
  }

  /** What somebody with these advances has of each colour, but for what can be chosen freely. */
  static Map<Colour, Integer> granted(List<Advance> advances, int atStart) {
    return credits(
        colour -> atStart + advances.stream().mapToInt(advance -> advance.credits(colour)).sum());
  }
}
