package ecumene.world;

import ecumene.facts.Civilization;

/**
 * A trade that one player offers to others.
 *
 * @param gives the cards meant for it, which only the offering player knows
 */
public record Offer(int number, Civilization from, Bundle gives, Bid bid) {

  /** What those know who hear of it. */
  public Proposal proposal() {
    return new Proposal(number, from, gives.size(), bid);
  }

  void hash(PositionHash hash) {
    hash.add(number).add(from.index());
    gives.hash(hash);
    bid.hash(hash);
  }
}
