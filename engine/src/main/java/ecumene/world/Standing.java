package ecumene.world;

import ecumene.facts.Advance;
import ecumene.facts.Civilization;
import ecumene.facts.Colour;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Advances, credits and the succession marker of each civilization. */
final class Standing {
  private static final int COLOURS = Colour.values().length;

  /** By civilization, one bit an advance. */
  private final long[] advances;

  /** Those of them that were acquired this turn (P12.3). */
  private final long[] newAdvances;

  /** By civilization and colour: what can be used now. */
  private final short[] credits;

  /** By civilization and colour: gained this turn, usable from the next on (P12.3). */
  private final short[] creditsToCome;

  /** By civilization: the A.S.T. space, 0 for the start. */
  private final byte[] space;

  Standing() {
    advances = new long[Civilization.COUNT];
    newAdvances = new long[Civilization.COUNT];
    credits = new short[Civilization.COUNT * COLOURS];
    creditsToCome = new short[Civilization.COUNT * COLOURS];
    space = new byte[Civilization.COUNT];
  }

  private Standing(Standing other) {
    advances = other.advances.clone();
    newAdvances = other.newAdvances.clone();
    credits = other.credits.clone();
    creditsToCome = other.creditsToCome.clone();
    space = other.space.clone();
  }

  Standing copy() {
    return new Standing(this);
  }

  void hash(PositionHash hash) {
    hash.add(advances).add(newAdvances).add(credits).add(creditsToCome).add(space);
  }

  long advances(int civilization) {
    return advances[civilization];
  }

  List<Advance> list(int civilization) {
    var held = new ArrayList<Advance>();
    for (long left = advances[civilization]; left != 0; left &= left - 1) {
      held.add(Advance.at(Long.numberOfTrailingZeros(left)));
    }
    return held;
  }

  void addAdvance(int civilization, int advance) {
    if ((advances[civilization] >> advance & 1) != 0) {
      throw new IllegalStateException("P12.1: each advance at most once");
    }
    advances[civilization] |= 1L << advance;
  }

  boolean isNewAdvance(int civilization, int advance) {
    return (newAdvances[civilization] >> advance & 1) != 0;
  }

  void markNewAdvance(int civilization, int advance) {
    newAdvances[civilization] |= 1L << advance;
  }

  void forgetNewAdvances() {
    Arrays.fill(newAdvances, 0);
  }

  int credits(int civilization, Colour colour) {
    return credits[civilization * COLOURS + colour.index()];
  }

  int creditsToCome(int civilization, Colour colour) {
    return creditsToCome[civilization * COLOURS + colour.index()];
  }

  void addCredits(int civilization, Colour colour, int points) {
    credits[civilization * COLOURS + colour.index()] += (short) points;
  }

  void promiseCredits(int civilization, Colour colour, int points) {
    creditsToCome[civilization * COLOURS + colour.index()] += (short) points;
  }

  void redeemCredits() {
    for (int i = 0; i < credits.length; i++) {
      credits[i] += creditsToCome[i];
      creditsToCome[i] = 0;
    }
  }

  int space(int civilization) {
    return space[civilization];
  }

  void moveMarker(int civilization, int to) {
    space[civilization] = (byte) to;
  }

  void clear(int civilization) {
    advances[civilization] = 0;
    newAdvances[civilization] = 0;
    int first = civilization * COLOURS;
    Arrays.fill(credits, first, first + COLOURS, (short) 0);
    Arrays.fill(creditsToCome, first, first + COLOURS, (short) 0);
    space[civilization] = 0;
  }
}
