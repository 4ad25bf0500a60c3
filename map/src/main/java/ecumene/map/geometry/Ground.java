package ecumene.map.geometry;

import ecumene.facts.Area;

/** What one stands on, or sinks into. */
public enum Ground {
  LAND,
  WATER;

  public String id() {
    return switch (this) {
      case LAND -> "land";
      case WATER -> "water";
    };
  }

  /** Whether the facts say that areas are neighbours on this ground. */
  public boolean joins(Area a, Area b) {
    return switch (this) {
      case LAND -> a.isLandAdjacent(b);
      case WATER -> a.isWaterAdjacent(b);
    };
  }
}
