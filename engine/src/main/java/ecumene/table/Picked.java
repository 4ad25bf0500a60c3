package ecumene.table;

import ecumene.facts.Area;
import ecumene.facts.Areas;

/** Areas, picked. */
public record Picked(Areas areas) implements Answer {
  public static Picked of(Area... areas) {
    return new Picked(Areas.of(areas));
  }
}
