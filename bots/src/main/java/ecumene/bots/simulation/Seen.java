package ecumene.bots.simulation;

import ecumene.facts.Commodity;
import ecumene.world.Proposal;
import java.util.List;

/**
 * What all know when somebody makes or accepts an offer.
 *
 * @param proposal what is offered, or accepted
 * @param cards how many the seat holds
 * @param stacks those it has drawn from in this turn, a card each
 * @param offers how many it has made before in this trade
 * @param deals how many it has made before in this trade, on its own offers or on others'
 */
record Seen(Proposal proposal, int cards, List<Integer> stacks, int offers, int deals, int turn) {

  Commodity says(int place) {
    return proposal.bid().says().get(place);
  }

  boolean saysMore() {
    return proposal.bid().says().size() > 2;
  }

  /** So many points the two that are named truly bring by their face. */
  int given() {
    return value(proposal.bid().says());
  }

  int wanted() {
    return value(proposal.bid().wanted());
  }

  private static int value(List<Commodity> cards) {
    return cards.stream().limit(2).mapToInt(Commodity::faceValue).sum();
  }

  int highestStack() {
    return stacks.stream().mapToInt(it -> it).max().orElse(0);
  }

  /** Whether it has drawn twice from the same stack: bought a card, or was given one. */
  boolean hasDrawnTwice() {
    return stacks.stream().distinct().count() < stacks.size();
  }
}
