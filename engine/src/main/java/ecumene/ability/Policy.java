package ecumene.ability;

import ecumene.facts.Area;
import ecumene.table.Answer;

/** How Politics is used. */
public sealed interface Policy extends Answer {

  /** So many tokens go from stock to treasury. */
  record Collect(int tokens) implements Policy {}

  /** The units in this area are annexed and paid for. */
  record Annex(Area area) implements Policy {}
}
