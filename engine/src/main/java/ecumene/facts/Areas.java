package ecumene.facts;

import static java.util.Comparator.comparingInt;
import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;

/** A set of areas in the order of the map, none of them named twice. */
public record Areas(List<Area> list) implements Iterable<Area> {
  private static final Comparator<Area> MAP_ORDER = comparingInt(Area::index);

  public static final Areas NONE = new Areas(List.of());

  public Areas {
    list = isInOrder(list) ? List.copyOf(list) : list.stream().sorted(MAP_ORDER).toList();
    for (var i = 1; i < list.size(); i++) {
      if (list.get(i).equals(list.get(i - 1))) {
        throw new IllegalArgumentException(list.get(i) + " is named twice");
      }
    }
  }

  private static boolean isInOrder(List<Area> list) {
    for (var i = 1; i < list.size(); i++) {
      if (list.get(i).index() < list.get(i - 1).index()) {
        return false;
      }
    }
    return true;
  }

  public static Areas of(Area... areas) {
    return new Areas(List.of(areas));
  }

  public static Areas from(Iterable<Area> areas) {
    if (areas instanceof List<Area> list) {
      return new Areas(list);
    }
    var list = new ArrayList<Area>();
    areas.forEach(list::add);
    return new Areas(list);
  }

  public boolean contains(Area area) {
    return Collections.binarySearch(list, area, MAP_ORDER) >= 0;
  }

  /** The first in the order of the map; for those who picked one, the one. */
  public Area first() {
    return list.getFirst();
  }

  public int size() {
    return list.size();
  }

  public boolean isEmpty() {
    return list.isEmpty();
  }

  @Override
  public Iterator<Area> iterator() {
    return list.iterator();
  }

  @Override
  public String toString() {
    return list.stream().map(Area::id).collect(joining(", "));
  }
}
