package ecumene.loss;

import ecumene.facts.Area;
import java.util.function.Predicate;

/** Where losses may be taken: from tokens in these areas, from cities in those. */
public record Scope(Predicate<Area> tokens, Predicate<Area> cities) {
  public static final Scope EVERYWHERE = new Scope(area -> true, area -> true);
}
