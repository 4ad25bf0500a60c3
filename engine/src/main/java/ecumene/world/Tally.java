package ecumene.world;

import ecumene.facts.Civilization;
import java.util.Arrays;
import java.util.Map;

/** How often each player did something. It is a value; a change makes a new one. */
public final class Tally {
  static final Tally NONE = new Tally(new int[Civilization.COUNT]);

  private final int[] counts;

  private Tally(int[] counts) {
    this.counts = counts;
  }

  /** Those who are not there did nothing. */
  public static Tally of(Map<Civilization, Integer> counts) {
    var all = new int[Civilization.COUNT];
    counts.forEach((civilization, count) -> all[civilization.index()] = count);
    return new Tally(all);
  }

  int count(Civilization civilization) {
    return counts[civilization.index()];
  }

  /** The same with one more. */
  Tally plus(Civilization civilization) {
    var more = counts.clone();
    more[civilization.index()]++;
    return new Tally(more);
  }

  void hash(PositionHash hash) {
    for (int count : counts) {
      hash.add(count);
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Tally tally && Arrays.equals(counts, tally.counts);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(counts);
  }

  @Override
  public String toString() {
    return Arrays.toString(counts);
  }
}
