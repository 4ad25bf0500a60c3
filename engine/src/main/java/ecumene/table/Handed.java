package ecumene.table;

import ecumene.facts.Commodities;
import ecumene.facts.Commodity;

/** Commodity cards, handed in or over. */
public record Handed(Commodities cards) implements Answer {
  public static final Handed NONE = new Handed(Commodities.NONE);

  public static Handed of(Commodity... cards) {
    return new Handed(Commodities.of(cards));
  }
}
