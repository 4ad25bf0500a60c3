package ecumene.bots.house;

import ecumene.facts.Commodities;
import ecumene.facts.Commodity;
import java.util.ArrayList;
import java.util.List;

/** Commodity cards by kind, counted, for reckoning what a card more or less is worth (P7.1). */
final class Wares {
  private static final Commodity[] ALL = Commodity.values();
  private static final int[] FACE = new int[ALL.length];

  static {
    for (var commodity : ALL) {
      FACE[commodity.index()] = commodity.faceValue();
    }
  }

  private final int[] counts = new int[ALL.length];

  Wares(Commodities hand) {
    var list = hand.list();
    for (int i = 0; i < list.size(); i++) {
      counts[list.get(i).index()]++;
    }
  }

  int count(Commodity commodity) {
    return counts[commodity.index()];
  }

  /** What one card more of it would bring. */
  int gain(Commodity commodity) {
    int i = commodity.index();
    return step(counts[i] + 1) * FACE[i];
  }

  /** What the last card of it is worth. */
  int loss(Commodity commodity) {
    int i = commodity.index();
    return step(counts[i]) * FACE[i];
  }

  /** So many times its face value the last of so many cards is worth. */
  private static int step(int count) {
    return Commodities.setFactor(count) - Commodities.setFactor(count - 1);
  }

  /** Takes one card; says what it was worth. */
  int take(Commodity commodity) {
    int loss = loss(commodity);
    counts[commodity.index()]--;
    return loss;
  }

  /** Adds one card; says what it brings. */
  int add(Commodity commodity) {
    int gain = gain(commodity);
    counts[commodity.index()]++;
    return gain;
  }

  /** The card that is missed least; water first of all. */
  Commodity cheapest() {
    var best = Commodity.WATER;
    int least = Integer.MAX_VALUE;
    for (int i = 0; i < counts.length; i++) {
      if (counts[i] > 0) {
        int loss = step(counts[i]) * FACE[i];
        if (loss < least) {
          least = loss;
          best = ALL[i];
        }
      }
    }
    return best;
  }

  /** Orders kinds so that those come first that are spared most easily, and the dear of them. */
  int spareFirst(Commodity commodity) {
    return 100 * counts[commodity.index()] - FACE[commodity.index()];
  }

  /** Orders kinds so that those come first of which one more card brings most. */
  int dearFirst(Commodity commodity) {
    return -gain(commodity);
  }

  /** The kinds that are there. */
  List<Commodity> kinds() {
    var kinds = new ArrayList<Commodity>();
    for (int i = 0; i < counts.length; i++) {
      if (counts[i] > 0) {
        kinds.add(ALL[i]);
      }
    }
    return kinds;
  }

  /** So many cards, each time the one that is missed least. */
  static Commodities cheapest(Commodities hand, int count) {
    var wares = new Wares(hand);
    var cards = new ArrayList<Commodity>();
    for (int n = 0; n < count; n++) {
      var card = wares.cheapest();
      wares.take(card);
      cards.add(card);
    }
    return new Commodities(cards);
  }
}
