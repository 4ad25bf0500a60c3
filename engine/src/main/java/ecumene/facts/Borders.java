package ecumene.facts;

import java.util.ArrayList;
import java.util.List;

/** Which areas are neighbours, in one sense of the word. */
final class Borders {
  private static final int WORDS = (Area.COUNT + Long.SIZE - 1) / Long.SIZE;

  private final long[] bits = new long[Area.COUNT * WORDS];
  private final List<List<Area>> neighbours = new ArrayList<>();

  Borders(List<Area> areas, List<Border> borders) {
    for (var border : borders) {
      mark(border.a().index(), border.b().index());
      mark(border.b().index(), border.a().index());
    }
    for (var area : areas) {
      neighbours.add(areas.stream().filter(other -> join(area.index(), other.index())).toList());
    }
  }

  boolean join(int a, int b) {
    return (bits[word(a, b)] >>> b & 1) != 0;
  }

  List<Area> neighbours(int index) {
    return neighbours.get(index);
  }

  private void mark(int a, int b) {
    bits[word(a, b)] |= 1L << b;
  }

  private static int word(int a, int b) {
    return a * WORDS + b / Long.SIZE;
  }
}
