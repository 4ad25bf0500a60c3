package ecumene.trade;

import ecumene.facts.CalamityCard;
import ecumene.facts.Commodities;
import ecumene.facts.Commodity;
import ecumene.facts.Seats;
import ecumene.table.Dice;
import ecumene.trade.TradeAction.AcceptOffer;
import ecumene.trade.TradeAction.FinishTrading;
import ecumene.trade.TradeAction.MakeOffer;
import ecumene.trade.TradeAction.ResumeTrading;
import ecumene.trade.TradeAction.WithdrawOffer;
import ecumene.world.Bid;
import ecumene.world.Bundle;
import ecumene.world.Proposal;
import java.util.ArrayList;
import java.util.List;

/** Any legal action in a trade; sooner or later everybody is done. */
final class RandomTrade {
  private static final List<Commodity> ANY = List.of(Commodity.values());

  private final Trade asked;
  private final Bundle tradeable;
  private final Dice dice;

  RandomTrade(Trade asked, Dice dice) {
    this.asked = asked;
    this.tradeable = asked.tradeable();
    this.dice = dice;
  }

  TradeAction action() {
    if (!asked.isAwaited()) {
      return new ResumeTrading();
    }
    var acceptable = new ArrayList<Proposal>();
    for (var proposal : asked.proposals()) {
      if (canServe(proposal)) {
        acceptable.add(proposal);
      }
    }
    if (!acceptable.isEmpty() && dice.below(3) > 0) {
      var proposal = dice.one(acceptable);
      return new AcceptOffer(
          proposal.number(), bundle(proposal.bid().wanted(), proposal.bid().wants()));
    }
    if (!asked.own().isEmpty() && dice.below(4) == 0) {
      return new WithdrawOffer(dice.one(asked.own()));
    }
    return canOffer() && dice.below(5) > 1 ? offer() : new FinishTrading();
  }

  private boolean canServe(Proposal proposal) {
    var bid = proposal.bid();
    return tradeable.size() >= bid.wants()
        && asked.hand().commodities().contains(bid.wanted().getFirst())
        && asked.hand().commodities().containsAll(new Commodities(bid.wanted()));
  }

  private boolean canOffer() {
    return !asked.partners().isEmpty()
        && tradeable.size() >= Trade.FEWEST_CARDS
        && asked.hand().commodities().size() >= Trade.TRUE_NAMES;
  }

  private MakeOffer offer() {
    var truth = dice.some(asked.hand().commodities().list(), Trade.TRUE_NAMES);
    int more = dice.below(tradeable.size() - Trade.FEWEST_CARDS + 1);
    var gives = bundle(truth, Trade.FEWEST_CARDS + more);
    var says = new ArrayList<>(truth);
    for (int n = dice.below(gives.size() - truth.size() + 1); n > 0; n--) {
      says.add(dice.one(ANY)); // true or not
    }
    var wanted = List.of(dice.one(ANY), dice.one(ANY));
    int wants = Trade.FEWEST_CARDS + dice.below(2);
    if (!asked.proposals().isEmpty() && dice.below(2) == 0) {
      var proposal = dice.one(asked.proposals());
      var back = Seats.of(proposal.from());
      return new MakeOffer(gives, new Bid(back, says, wants, wanted, proposal.number()));
    }
    return new MakeOffer(gives, new Bid(partners(), says, wants, wanted, 0));
  }

  /** All of them or some. */
  private Seats partners() {
    var partners = asked.partners().list();
    return dice.below(2) == 0
        ? asked.partners()
        : Seats.from(dice.some(partners, 1 + dice.below(partners.size())));
  }

  /** These cards and others of the hand, so many in all. */
  private Bundle bundle(List<Commodity> first, int size) {
    var rest = tradeable.commodities().minus(new Commodities(first)).list();
    int[] picked = dice.spread(size - first.size(), rest.size(), tradeable.calamities().size());
    var commodities = new ArrayList<>(first);
    commodities.addAll(dice.some(rest, picked[0]));
    List<CalamityCard> calamities = dice.some(tradeable.calamities(), picked[1]);
    return new Bundle(new Commodities(commodities), calamities);
  }
}
