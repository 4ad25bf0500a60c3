package ecumene.trade;

import ecumene.table.Answer;
import ecumene.world.Bid;
import ecumene.world.Bundle;

/** What a player does while trade is on; each action is one reply. */
public sealed interface TradeAction extends Answer {

  /** Means cards for a trade, says what they are, and asks for others (P7.3). */
  record MakeOffer(Bundle gives, Bid bid) implements TradeAction {}

  /** Agrees to an offer and chooses the own cards for it (P7.6). */
  record AcceptOffer(int number, Bundle gives) implements TradeAction {}

  /** Takes an own offer back. */
  record WithdrawOffer(int number) implements TradeAction {}

  /** Is done, and takes all own offers back; trade ends when everybody is done (P7.7). */
  record FinishTrading() implements TradeAction {}

  /** Is not done after all. */
  record ResumeTrading() implements TradeAction {}
}
