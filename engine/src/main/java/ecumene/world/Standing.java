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
  private long[] advances;

  /** Those of them that were acquired this turn (P12.3). */
  private long[] newAdvances;

  /** By civilization and colour: what can be used now. */
  private short[] credits;

  /** By civilization and colour: gained this turn, usable from the next on (P12.3). */
  private short[] creditsToCome;

  /** By civilization: the A.S.T. space, 0 for the start. */
  private byte[] space;

  /** Whether a copy has the same arrays: then they are cloned before anything changes. */
  private boolean isShared;

  Standing() {
    advances = new long[Civilization.COUNT];
    newAdvances = new long[Civilization.COUNT];
    credits = new short[Civilization.COUNT * COLOURS];
    creditsToCome = new short[Civilization.COUNT * COLOURS];
    space = new byte[Civilization.COUNT];
  }

  private Standing(Standing other) {
    advances = other.advances;
    newAdvances = other.newAdvances;
    credits = other.credits;
    creditsToCome = other.creditsToCome;
    space = other.space;
    isShared = true;
  }

  Standing copy() {
    isShared = true;
    return new Standing(this);
  }

  /** Comes before every change. */
  private void unshare() {
    if (isShared) {
      advances = advances.clone();
      newAdvances = newAdvances.clone();
      credits = credits.clone();
      creditsToCome = creditsToCome.clone();
      space = space.clone();
      isShared = false;
    }
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
    unshare();
    if ((advances[civilization] >> advance & 1) != 0) {
      throw new IllegalStateException("P12.1: each advance at most once");
    }
    advances[civilization] |= 1L << advance;
  }

  long newAdvances(int civilization) {
    return newAdvances[civilization];
  }

  boolean isNewAdvance(int civilization, int advance) {
    return (newAdvances[civilization] >> advance & 1) != 0;
  }

  void markNewAdvance(int civilization, int advance) {
    unshare();
    newAdvances[civilization] |= 1L << advance;
  }

  void forgetNewAdvances() {
    unshare();
    Arrays.fill(newAdvances, 0);
  }

  int credits(int civilization, Colour colour) {
    return credits[civilization * COLOURS + colour.index()];
  }

  int creditsToCome(int civilization, Colour colour) {
    return creditsToCome[civilization * COLOURS + colour.index()];
  }

  void addCredits(int civilization, Colour colour, int points) {
    unshare();
    credits[civilization * COLOURS + colour.index()] += (short) points;
  }

  void promiseCredits(int civilization, Colour colour, int points) {
    unshare();
    creditsToCome[civilization * COLOURS + colour.index()] += (short) points;
  }

  void redeemCredits() {
    unshare();
    for (int i = 0; i < credits.length; i++) {
      credits[i] += creditsToCome[i];
      creditsToCome[i] = 0;
    }
  }

  int space(int civilization) {
    return space[civilization];
  }

  void moveMarker(int civilization, int to) {
    unshare();
    space[civilization] = (byte) to;
  }

  void clear(int civilization) {
    unshare();
    advances[civilization] = 0;
    newAdvances[civilization] = 0;
    int first = civilization * COLOURS;
    Arrays.fill(credits, first, first + COLOURS, (short) 0);
    Arrays.fill(creditsToCome, first, first + COLOURS, (short) 0);
    space[civilization] = 0;
  }
}
