package ecumene.world;

import ecumene.facts.Area;
import ecumene.facts.Owner;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** In which land areas each owner has tokens or a city: kept, because it is asked most often. */
final class Presence {
  /** What one bit for each land area needs. */
  static final int WORDS = (Area.LAND + 63) / 64;

  /** By owner, one bit an area. */
  private final long[] bits;

  /** The same as lists, by owner, where somebody has asked since they changed. */
  private final @Nullable List<Area>[] lists;

  @SuppressWarnings({"unchecked", "rawtypes"}) // there are no arrays of lists of areas
  Presence() {
    bits = new long[Owner.COUNT * WORDS];
    lists = new List[Owner.COUNT];
  }

  private Presence(Presence other) {
    bits = other.bits.clone();
    lists = other.lists.clone();
  }

  Presence copy() {
    return new Presence(this);
  }

  /** Whether an owner is where these words say, which are by owner, one bit an area. */
  boolean isEqual(int owner, long[] words) {
    int first = owner * WORDS;
    return Arrays.equals(bits, first, first + WORDS, words, first, first + WORDS);
  }

  void set(int owner, int area, boolean present) {
    int word = owner * WORDS + (area >> 6);
    long now = present ? bits[word] | 1L << area : bits[word] & ~(1L << area);
    if (now != bits[word]) {
      bits[word] = now;
      lists[owner] = null;
    }
  }

  /** In the order of the map. */
  List<Area> areas(int owner) {
    var list = lists[owner];
    if (list == null) {
      list = List.of(listed(owner));
      lists[owner] = list;
    }
    return list;
  }

  /** Whether nothing has changed since the areas were listed. */
  boolean isListRight(int owner) {
    var list = lists[owner];
    return list == null || list.equals(List.of(listed(owner)));
  }

  private Area[] listed(int owner) {
    var areas = new Area[size(owner)];
    int next = 0;
    for (int word = 0; word < WORDS; word++) {
      for (long left = bits[owner * WORDS + word]; left != 0; left &= left - 1) {
        areas[next++] = Area.at(64 * word + Long.numberOfTrailingZeros(left));
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
