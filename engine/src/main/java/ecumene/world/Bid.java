package ecumene.world;

import ecumene.facts.Commodity;
import ecumene.facts.Seats;
import java.util.List;

/**
 * What is said when a trade is offered.
 *
 * @param to who may accept
 * @param says names for the cards that are given: the first two are true (P7.3)
 * @param wants how many cards are wanted in return
 * @param wanted the two commodities that must be among them
 * @param answers the number of the offer to which this is a counter-offer; 0 for none
 */
public record Bid(Seats to, List<Commodity> says, int wants, List<Commodity> wanted, int answers) {
  public Bid {
    says = List.copyOf(says);
    wanted = List.copyOf(wanted);
  }

  void hash(PositionHash hash) {
    hash.add(to.mask()).add(wants).add(answers);
    hash.add(says.size());
    says.forEach(card -> hash.add(card.index()));
    wanted.forEach(card -> hash.add(card.index()));
  }
}
