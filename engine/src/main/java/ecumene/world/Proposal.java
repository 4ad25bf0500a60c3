package ecumene.world;

import ecumene.facts.Civilization;

/**
 * What others know of an offer: what is said of its cards, not what they are.
 *
 * @param gives how many cards
 */
public record Proposal(int number, Civilization from, int gives, Bid bid) {}
