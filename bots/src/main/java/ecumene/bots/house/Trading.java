package ecumene.bots.house;

import static ecumene.trade.Trade.FEWEST_CARDS;
import static ecumene.trade.Trade.TRUE_NAMES;

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

  private final Trade asked;
  private final Figures.Trading figures;
  private final TradeMemory memory;
  private final Dice dice;
  private final Wares hand;
  private final List<CalamityCard> burdens = new ArrayList<>();

  Trading(Trade asked, Figures.Trading figures, TradeMemory memory, Dice dice) {
    this.asked = asked;
    this.figures = figures;
    this.memory = memory;
    this.dice = dice;
    hand = new Wares(asked.hand().commodities());
    memory.begin(asked.moment().turn());
    memory.hold(asked.hand());
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
    if (asked.moment().actions() < figures.deals() && canOffer()) {
      var offering = new Offering(asked, figures, burdens, memory, dice);
      var counter = offering.counter();
      if (counter != null) {
        return counter;
      }
      if (memory.offers() < figures.offers()) {
        var offer = offering.offer();
        if (offer != null) {
          return offer;
        }
      }
    }
    return new FinishTrading();
  }

  private boolean canOffer() {
    int cards = asked.hand().commodities().size();
    return !asked.partners().isEmpty()
        && cards >= TRUE_NAMES
        && cards + burdens.size() >= FEWEST_CARDS;
  }

  private @Nullable AcceptOffer bestDeal() {
    @Nullable AcceptOffer best = null;
    double most = figures.margin();
    for (var proposal : memory.unrefused(asked.proposals())) {
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
    if (best == null) {
      memory.refuse(asked.proposals());
    }
    return best;
  }

  private boolean canServe(Proposal proposal) {
    var bid = proposal.bid();
    var first = bid.wanted().get(0);
    var second = bid.wanted().get(1);
    return hand.count(first) >= (first == second ? 2 : 1)
        && hand.count(second) > 0
        && bid.wants() <= figures.asked()
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
    for (int i = 0; i < TRUE_NAMES; i++) {
      gain += wares.add(proposal.bid().says().get(i));
    }
    gain -= figures.fear() * (proposal.gives() - TRUE_NAMES);
    for (int i = TRUE_NAMES; i < proposal.bid().says().size(); i++) {
      gain += figures.trust() * wares.add(proposal.bid().says().get(i));
    }
    proposal.bid().says().forEach(wares::take);
    for (int i = TRUE_NAMES; i < proposal.bid().wants(); i++) {
      if (along.size() < burdens.size()) {
        along.add(burdens.get(along.size()));
        gain += figures.relief();
      } else {
        var card = wares.cheapest();
        gain -= wares.take(card);
        gives.add(card);
      }
    }
    return gain;
  }
}
