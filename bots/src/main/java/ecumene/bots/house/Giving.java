package ecumene.bots.house;

import ecumene.ability.HandOver;
import ecumene.calamity.AppeaseBandits;
import ecumene.calamity.AvoidReductions;
import ecumene.calamity.GiveUpCommodities;
import ecumene.facts.Commodities;
import ecumene.facts.Commodity;
import ecumene.purchase.KeepHandLimit;
import ecumene.table.Handed;
import ecumene.view.View;
import java.util.ArrayList;

/** Commodity cards that have to go, those first that are missed least. */
final class Giving {

  private Giving() {}

  static Handed excess(KeepHandLimit asked) {
    int excess = asked.hand().size() - asked.limit().result();
    return new Handed(Wares.cheapest(asked.hand(), excess));
  }

  static Handed tribute(HandOver asked, View view) {
    var hand = new Wares(view.hand().commodities());
    var best = asked.cards().list().getFirst();
    for (var card : asked.cards()) {
      best = hand.loss(card) < hand.loss(best) ? card : best;
    }
    return Handed.of(best);
  }

  /** Cards that are worth less than the ransom; treasury for the others. */
  static Handed bandits(AppeaseBandits asked) {
    var wares = new Wares(asked.hand());
    var cards = new ArrayList<Commodity>();
    int payable = asked.payable();
    for (int n = 0; n < asked.due(); n++) {
      var card = wares.cheapest();
      if (wares.loss(card) > AppeaseBandits.PRICE && payable > 0) {
        payable--;
      } else {
        wares.take(card);
        cards.add(card);
      }
    }
    return new Handed(new Commodities(cards));
  }

  /** Two cards if the cities are worth more. */
  static Handed instead(AvoidReductions asked, Figures.Giving figures) {
    var wares = new Wares(asked.hand());
    var first = wares.cheapest();
    int price = wares.take(first);
    var second = wares.cheapest();
    price += wares.take(second);
    return price < figures.city() * asked.cities() ? Handed.of(first, second) : Handed.NONE;
  }

  /** Cards of the face value due: again and again the one that costs least for its face. */
  static Handed faceValue(GiveUpCommodities asked) {
    var wares = new Wares(asked.hand());
    var cards = new ArrayList<Commodity>();
    int sum = 0;
    while (sum < asked.due()) {
      var best = wares.kinds().getFirst();
      double least = Double.MAX_VALUE;
      for (var kind : wares.kinds()) {
        double cost = (double) wares.loss(kind) / Math.min(kind.faceValue(), asked.due() - sum);
        if (cost < least) {
          least = cost;
          best = kind;
        }
      }
      wares.take(best);
      cards.add(best);
      sum += best.faceValue();
    }
    int spare = sum - asked.due();
    for (int i = cards.size() - 1; i >= 0; i--) {
      int face = cards.get(i).faceValue();
      if (face <= spare) { // C13.3: no card that is not needed
        cards.remove(i);
        spare -= face;
      }
    }
    return new Handed(new Commodities(cards));
  }
}
