package ecumene.wire.view;

import ecumene.facts.Civilization;
import ecumene.world.Bid;
import ecumene.world.Bundle;
import ecumene.world.Offer;
import ecumene.world.Proposal;
import org.jspecify.annotations.Nullable;

/**
 * An offer that stands, as somebody knows it.
 *
 * @param gives how many cards
 * @param cards which, if the offer is the viewer's own
 */
public record StandingOffer(
    int number, Civilization from, int gives, @Nullable Bundle cards, Bid bid) {

  /** Of an offer of somebody else. */
  public static StandingOffer of(Proposal heard) {
    return new StandingOffer(heard.number(), heard.from(), heard.gives(), null, heard.bid());
  }

  /** Of an own offer. */
  public static StandingOffer of(Offer own) {
    return new StandingOffer(own.number(), own.from(), own.gives().size(), own.gives(), own.bid());
  }
}
