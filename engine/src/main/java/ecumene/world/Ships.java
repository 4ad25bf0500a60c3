package ecumene.world;

import ecumene.facts.Area;
import ecumene.facts.Civilization;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The ships of all civilizations: on the board and in stock (1.1). */
public final class Ships {
  public static final int EACH = 4;
  static final short IN_STOCK = Short.MAX_VALUE;

  /** Four a civilization, ascending by area so that equal positions have equal arrays. */
  private final short[] areas;

  Ships() {
    areas = new short[Civilization.COUNT * EACH];
    Arrays.fill(areas, IN_STOCK);
  }

  private Ships(Ships other) {
    areas = other.areas.clone();
  }

  Ships copy() {
    return new Ships(this);
  }

  void hash(PositionHash hash) {
    hash.add(areas);
  }

  /** The area index of the n-th ship, {@link #IN_STOCK} for one not on the board. */
  int area(int civilization, int n) {
    return areas[civilization * EACH + n];
  }

  /** One entry a ship on the board. */
  List<Area> areasOf(int civilization) {
    var list = new ArrayList<Area>();
    for (int n = 0; n < EACH; n++) {
      int area = area(civilization, n);
      if (area != IN_STOCK) {
        list.add(Area.at(area));
      }
    }
    return list;
  }

  /** Takes one ship of the civilization from one place and puts it at another. */
  void move(int civilization, int from, int to) {
    int first = civilization * EACH;
    for (int i = first; i < first + EACH; i++) {
      if (areas[i] == from) {
        areas[i] = (short) to;
        Arrays.sort(areas, first, first + EACH);
        return;
      }
    }
    throw new IllegalStateException("1.1: no ship there");
  }
}
