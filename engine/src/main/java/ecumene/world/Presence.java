package ecumene.world;

import ecumene.facts.Area;
import ecumene.facts.Owner;
import java.util.ArrayList;
import java.util.List;

/** In which land areas each owner has tokens or a city: kept, because it is asked most often. */
final class Presence {
  /** What one bit for each land area needs. */
  static final int WORDS = (Area.LAND + 63) / 64;

  /** By owner, one bit an area. */
  private final long[] bits;

  Presence() {
    bits = new long[Owner.COUNT * WORDS];
  }

  private Presence(Presence other) {
    bits = other.bits.clone();
  }

  Presence copy() {
    return new Presence(this);
  }

  boolean isIn(int owner, int area) {
    return (bits[owner * WORDS + (area >> 6)] >> area & 1) != 0;
  }

  void set(int owner, int area, boolean present) {
    int word = owner * WORDS + (area >> 6);
    bits[word] = present ? bits[word] | 1L << area : bits[word] & ~(1L << area);
  }

  /** In the order of the map. */
  List<Area> areas(int owner) {
    var areas = new ArrayList<Area>(size(owner));
    for (int word = 0; word < WORDS; word++) {
      for (long left = bits[owner * WORDS + word]; left != 0; left &= left - 1) {
        areas.add(Area.at(64 * word + Long.numberOfTrailingZeros(left)));
      }
    }
    return areas;
  }

  private int size(int owner) {
    int size = 0;
    for (int word = 0; word < WORDS; word++) {
      size += Long.bitCount(bits[owner * WORDS + word]);
    }
    return size;
  }
}
