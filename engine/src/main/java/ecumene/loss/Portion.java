package ecumene.loss;

import ecumene.facts.Area;

/**
 * What is taken of one area: all its units of the victim, or some of its tokens.
 *
 * @param cities 1 with the city, 0 without
 */
public record Portion(Area area, int tokens, int cities) {
  public int points() {
    return tokens + Damage.CITY * cities;
  }
}
