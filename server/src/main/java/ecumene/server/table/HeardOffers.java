package ecumene.server.table;

import ecumene.event.TradeEvent.OfferMade;
import ecumene.game.Game;
import ecumene.game.Telling;
import ecumene.phase.Phase;
import java.util.BitSet;
import java.util.List;

/**
 * What has to be known of the events of a game.
 *
 * @param forgotten how many were told before those that the game still knows
 * @param numbers the numbers of the offers in this trade that everybody has heard of (RU.81)
 */
record HeardOffers(int forgotten, BitSet numbers) {

  /** Of a game that is at the beginning of what it knows. */
  static HeardOffers of(int forgotten, Game game) {
    return new HeardOffers(forgotten, new BitSet()).with(game.tellings(game.snapshot().told()));
  }

  HeardOffers after(Game before, Game now) {
    if (now.phase() != Phase.TRADE) {
      return numbers.isEmpty() ? this : new HeardOffers(forgotten, new BitSet());
    }
    return now.snapshot().told() > before.told()
        ? of(forgotten, now)
        : with(now.tellings(Math.min(before.told(), now.told())));
  }

  private HeardOffers with(List<Telling> tellings) {
    var more = (BitSet) numbers.clone();
    for (var telling : tellings) {
      if (telling.event() instanceof OfferMade(var proposal)) {
        more.set(proposal.number());
      }
    }
    return new HeardOffers(forgotten, more);
  }
}
