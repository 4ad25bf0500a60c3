package ecumene.purchase;

import ecumene.facts.Commodity;

/**
 * One of the cards handed in stands in for a card that one of the sets is lacking.
 *
 * @rule trade-empire.1
 */
public record Substitution(Commodity substitute, Commodity set) {}
