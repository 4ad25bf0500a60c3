package ecumene.event;

import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.world.Bundle;
import ecumene.world.Proposal;

/** What happened in trade. */
public sealed interface TradeEvent extends Event {

  /** Everybody hears of an offer to all who trade; two of its names are true (P7.3). */
  record OfferMade(Proposal proposal) implements TradeEvent {
    @Override
    public boolean reveals() {
      return true;
    }
  }

  /** An offer to some, which nobody else hears (RU.81). */
  record OfferWhispered(Proposal proposal) implements TradeEvent {
    @Override
    public Seats insiders() {
      return proposal.bid().to().with(proposal.from());
    }

    @Override
    public Event inPublic() {
      return new UnheardOfferWhispered(proposal.number(), proposal.from(), proposal.bid().to());
    }
  }

  /** What everybody else knows of it. */
  record UnheardOfferWhispered(int number, Civilization from, Seats to) implements TradeEvent {}

  record OfferWithdrawn(int number) implements TradeEvent {}

  /** The offer was accepted, and its cards have gone elsewhere. */
  record OfferLapsed(int number) implements TradeEvent, Ruled {
    @Override
    public String rule() {
      return "RU.86";
    }

    @Override
    public boolean reveals() {
      return true;
    }
  }

  /** The offer was accepted and cards changed hands; which ones only the two know. */
  record CardsExchanged(
      int offer, Civilization first, Bundle gave, Civilization second, Bundle returned)
      implements TradeEvent, Ruled {
    @Override
    public String rule() {
      return "P7.6";
    }

    @Override
    public Seats insiders() {
      return Seats.of(first, second);
    }

    @Override
    public Event inPublic() {
      return new UnseenCardsExchanged(offer, first, gave.size(), second, returned.size());
    }
  }

  /** What everybody else knows of it: how many cards went each way. */
  record UnseenCardsExchanged(
      int offer, Civilization first, int gave, Civilization second, int returned)
      implements TradeEvent, Ruled {
    @Override
    public String rule() {
      return "P7.6";
    }
  }

  record TradingResumed(Civilization seat) implements TradeEvent {}

  record TradingFinished(Civilization seat) implements TradeEvent {}
}
