package ecumene.bots.house;

import ecumene.facts.CalamityCard;
import ecumene.facts.Commodities;
import ecumene.facts.Commodity;
import ecumene.table.Dice;
import ecumene.trade.Trade;
import ecumene.trade.TradeAction;
import ecumene.trade.TradeAction.AcceptOffer;
import ecumene.trade.TradeAction.FinishTrading;
import ecumene.trade.TradeAction.ResumeTrading;
import ecumene.world.Bundle;
import ecumene.world.Proposal;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Trade: takes the best offer that pays, makes some offers of its own, and is done. A tradeable
 * calamity goes along wherever a card is not named.
 */
final class Trading {
  private static final int SIZE = 3;
  private static final int NAMED = 2;

  /** What it is worth to be rid of a calamity, in set value. */
  private static final int RELIEF = 20;

  /** What is to be feared of a card that was not named truly. */
  private static final int FEAR = 3;

  private static final double TRUST = 0.3;
  private static final int MOST_DEALS = 20;

  private final Trade asked;
  private final Personality personality;
  private final TradeMemory memory;
  private final Dice dice;
  private final Wares hand;
  private final List<CalamityCard> burdens = new ArrayList<>();

  Trading(Trade asked, Personality personality, TradeMemory memory, Dice dice) {
    this.asked = asked;
    this.personality = personality;
    this.memory = memory;
    this.dice = dice;
    hand = new Wares(asked.hand().commodities());
    memory.begin(asked.moment().turn());
    for (var calamity : asked.hand().calamities()) {
      if (calamity.isTradeable()) {
        burdens.add(calamity);
      }
    }
  }

  TradeAction act() {
    if (!asked.isAwaited()) {
      return new ResumeTrading();
    }
    var deal = bestDeal();
    if (deal != null) {
      return deal;
    }
    if (asked.moment().actions() < MOST_DEALS && canOffer()) {
      var offering = new Offering(asked, personality, burdens, dice);
      var counter = offering.counter(memory);
      if (counter != null) {
        return counter;
      }
      if (memory.offers() < personality.offers()) {
        var offer = offering.offer();
        if (offer != null) {
          memory.offered();
          return offer;
        }
      }
    }
    return new FinishTrading();
  }

  private boolean canOffer() {
    int cards = asked.hand().commodities().size();
    return !asked.partners().isEmpty() && cards >= NAMED && cards + burdens.size() >= SIZE;
  }

  private @Nullable AcceptOffer bestDeal() {
    @Nullable AcceptOffer best = null;
    double most = personality.margin();
    for (var proposal : asked.proposals()) {
      if (canServe(proposal)) {
        var gives = new ArrayList<Commodity>();
        var along = new ArrayList<CalamityCard>();
        double gain = reckon(proposal, gives, along);
        if (gain > most) {
          most = gain;
          best = new AcceptOffer(proposal.number(), new Bundle(new Commodities(gives), along));
        }
      }
    }
    return best;
  }

  private boolean canServe(Proposal proposal) {
    var bid = proposal.bid();
    var first = bid.wanted().get(0);
    var second = bid.wanted().get(1);
    return hand.count(first) >= (first == second ? 2 : 1)
        && hand.count(second) > 0
        && bid.wants() <= SIZE + 1
        && asked.hand().commodities().size() + burdens.size() >= bid.wants();
  }

  /** What the deal brings; fills in what is given for it. */
  private double reckon(Proposal proposal, List<Commodity> gives, List<CalamityCard> along) {
    var wares = new Wares(asked.hand().commodities());
    double gain = 0;
    for (var wanted : proposal.bid().wanted()) {
      gain -= wares.take(wanted);
      gives.add(wanted);
    }
    for (int i = 0; i < NAMED; i++) {
      gain += wares.add(proposal.bid().says().get(i));
    }
    for (int i = NAMED; i < proposal.gives(); i++) {
      gain -= FEAR;
      if (i < proposal.bid().says().size()) {
        gain += TRUST * wares.gain(proposal.bid().says().get(i));
      }
    }
    wares.take(proposal.bid().says().get(0));
    wares.take(proposal.bid().says().get(1));
    for (int i = NAMED; i < proposal.bid().wants(); i++) {
      if (along.size() < burdens.size()) {
        along.add(burdens.get(along.size()));
        gain += RELIEF;
      } else {
        var card = wares.cheapest();
        gain -= wares.take(card);
        gives.add(card);
      }
    }
    return gain;
  }
}
