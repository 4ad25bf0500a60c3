package ecumene.bots.house;

import static ecumene.trade.Trade.FEWEST_CARDS;
import static ecumene.trade.Trade.TRUE_NAMES;

import ecumene.facts.CalamityCard;
import ecumene.facts.Commodity;
import ecumene.table.Dice;
import ecumene.trade.Trade;
import ecumene.trade.TradeAction;
import ecumene.trade.TradeAction.AcceptOffer;
import ecumene.trade.TradeAction.FinishTrading;
import ecumene.trade.TradeAction.ResumeTrading;
import ecumene.world.Proposal;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Trade: takes the best offer that pays, makes some offers of its own, and is done. A tradeable
 * calamity may go along wherever a card is not named.
 */
final class Trading {

  private final Trade asked;
  private final Figures.Trading figures;
  private final TradeMemory memory;
  private final Dice dice;
  private final Wares hand;
  private final Passing passing;

  Trading(Trade asked, Figures.Trading figures, TradeMemory memory, Dice dice) {
    this.asked = asked;
    this.figures = figures;
    this.memory = memory;
    this.dice = dice;
    hand = new Wares(asked.hand().commodities());
    memory.begin(asked.moment().turn());
    memory.hold(asked.hand());
    var burdens = asked.hand().calamities().stream().filter(CalamityCard::isTradeable).toList();
    passing = new Passing(burdens, figures, dice);
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
      var offering = new Offering(asked, figures, passing, memory, dice);
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

  /** With something besides the two that are named truly, in whose place a calamity may come. */
  private boolean canOffer() {
    return !asked.partners().isEmpty() && asked.hand().commodities().size() >= FEWEST_CARDS;
  }

  private @Nullable AcceptOffer bestDeal() {
    @Nullable Proposal best = null;
    double most = figures.margin();
    for (var proposal : memory.unrefused(asked.proposals())) {
      if (canServe(proposal)) {
        double gain = gain(proposal);
        if (gain > most) {
          most = gain;
          best = proposal;
        }
      }
    }
    if (best == null) {
      memory.refuse(asked.proposals());
      return null;
    }
    return new AcceptOffer(best.number(), passing.bundle(best.bid().wanted(), along(best)));
  }

  private boolean canServe(Proposal proposal) {
    var bid = proposal.bid();
    var first = bid.wanted().get(0);
    var second = bid.wanted().get(1);
    return hand.count(first) >= (first == second ? 2 : 1)
        && hand.count(second) > 0
        && bid.wants() <= figures.asked()
        && asked.hand().commodities().size() >= bid.wants();
  }

  /** What can be expected of the deal. */
  private double gain(Proposal proposal) {
    var bid = proposal.bid();
    var wares = new Wares(asked.hand().commodities());
    double gain = 0;
    for (var wanted : bid.wanted()) {
      gain -= wares.take(wanted);
    }
    for (int i = 0; i < TRUE_NAMES; i++) {
      gain += wares.add(bid.says().get(i));
    }
    gain -= figures.fear() * (proposal.gives() - TRUE_NAMES);
    for (int i = TRUE_NAMES; i < bid.says().size(); i++) {
      gain += figures.trust() * wares.add(bid.says().get(i));
    }
    bid.says().forEach(wares::take);
    var along = along(proposal);
    for (int i = 0; i < along.size(); i++) {
      double loss = wares.take(along.get(i));
      boolean mayBePassed = along.size() - i <= passing.burdens().size();
      gain += mayBePassed ? passing.expected(-loss) : -loss;
    }
    return gain;
  }

  /** What goes with the two cards that are wanted: those that are missed least, these first. */
  private List<Commodity> along(Proposal proposal) {
    var wares = new Wares(asked.hand().commodities());
    proposal.bid().wanted().forEach(wares::take);
    var along = new ArrayList<Commodity>();
    for (int i = TRUE_NAMES; i < proposal.bid().wants(); i++) {
      var card = wares.cheapest();
      wares.take(card);
      along.add(card);
    }
    return along;
  }
}
