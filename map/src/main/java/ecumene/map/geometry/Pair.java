package ecumene.map.geometry;

import ecumene.facts.Area;

/** Two areas, the first in the order of the map first. */
public record Pair(Area a, Area b) {
  public static Pair of(Area a, Area b) {
    return a.index() < b.index() ? new Pair(a, b) : new Pair(b, a);
  }

  @Override
  public String toString() {
    return a.id() + " - " + b.id();
  }
}
