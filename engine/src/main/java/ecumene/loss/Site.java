package ecumene.loss;

import ecumene.facts.Area;

/**
 * An area where damage can be taken, and what can be taken there.
 *
 * @param cities 1 where a city can be taken, else 0
 */
public record Site(Area area, int tokens, int cities) {}
