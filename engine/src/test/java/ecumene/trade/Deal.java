package ecumene.trade;

import static ecumene.facts.Commodity.FISH;
import static ecumene.facts.Commodity.IRON;
import static ecumene.facts.Commodity.OCHRE;

import ecumene.example.Example;
import ecumene.facts.CalamityCard;
import ecumene.facts.Civilization;
import ecumene.facts.Commodities;
import ecumene.facts.Commodity;
import ecumene.facts.Seats;
import ecumene.facts.TradeCard;
import ecumene.game.Course;
import ecumene.phase.Phase;
import ecumene.table.Table;
import ecumene.trade.TradeAction.AcceptOffer;
import ecumene.trade.TradeAction.FinishTrading;
import ecumene.trade.TradeAction.MakeOffer;
import ecumene.world.Bid;
import ecumene.world.Bundle;
import ecumene.world.Proposal;
import java.util.ArrayList;
import java.util.List;

/** An offer in the words of an example. */
record Deal(Bundle cards, Bid bid) {
  static final Deal OCHRE_FOR_FISH =
      Deal.of(OCHRE, OCHRE, IRON).saying(OCHRE, OCHRE).wanting(3, FISH, FISH);

  /** These cards, of which nothing is said and for which nothing is wanted yet. */
  static Deal of(TradeCard... cards) {
    return new Deal(bundle(cards), new Bid(Seats.NONE, List.of(), 0, List.of(), 0));
  }

  static Bundle bundle(TradeCard... cards) {
    var commodities = new ArrayList<Commodity>();
    var calamities = new ArrayList<CalamityCard>();
    for (var card : cards) {
      switch (card) {
        case Commodity commodity -> commodities.add(commodity);
        case CalamityCard calamity -> calamities.add(calamity);
      }
    }
    return new Bundle(new Commodities(commodities), calamities);
  }

  Deal saying(Commodity... names) {
    return with(new Bid(bid.to(), List.of(names), bid.wants(), bid.wanted(), bid.answers()));
  }

  Deal wanting(int cards, Commodity... names) {
    return with(new Bid(bid.to(), bid.says(), cards, List.of(names), bid.answers()));
  }

  Deal answering(int number) {
    return with(new Bid(bid.to(), bid.says(), bid.wants(), bid.wanted(), number));
  }

  private Deal with(Bid other) {
    return new Deal(cards, other);
  }

  MakeOffer to(Civilization... seats) {
    return new MakeOffer(
        cards, new Bid(Seats.of(seats), bid.says(), bid.wants(), bid.wanted(), bid.answers()));
  }

  /** What others know of the offer. */
  static Proposal proposal(int number, Civilization from, MakeOffer offer) {
    return new Proposal(number, from, offer.gives().size(), offer.bid());
  }

  static AcceptOffer accept(int number, TradeCard... cards) {
    return new AcceptOffer(number, bundle(cards));
  }

  /** The whole phase among five players in the west. */
  static Example trade(String position) {
    return Example.west(5, position).plays(Deal::phase);
  }

  /** The whole phase. */
  static void phase(Table table) {
    Course.playThrough(Phase.TRADE, Phase.CALAMITY_SELECTION, table);
  }

  /** All of these are done. */
  static Example done(Example trade, Civilization... seats) {
    for (var seat : seats) {
      trade.then(seat, new FinishTrading());
    }
    return trade;
  }
}
