package ecumene.bots.house;

import static java.util.Comparator.comparingInt;

import ecumene.facts.CalamityCard;
import ecumene.facts.Commodities;
import ecumene.facts.Commodity;
import ecumene.facts.Seats;
import ecumene.table.Dice;
import ecumene.trade.Trade;
import ecumene.trade.TradeAction.MakeOffer;
import ecumene.world.Bid;
import ecumene.world.Bundle;
import ecumene.world.Proposal;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntBiFunction;
import org.jspecify.annotations.Nullable;

/**
 * An offer: two cards the seat can spare for two that make its sets greater, and a third that
 * nobody is told the truth about. What others want and say they have makes an offer more likely.
 */
final class Offering {
  private static final int FEAR = 3;
  private static final int KINDS = 6;
  private static final int SIZE = 3;
  private static final double HINT = 12;
  private static final double FAIRNESS = 2;
  private static final double MOST_GAIN = 30;
  private static final double DOUBT = 20;
  private static final int NOISE = 30;

  private final Trade asked;
  private final Personality personality;
  private final List<CalamityCard> burdens;
  private final Dice dice;
  private final int[] wantedByOthers = new int[Commodity.values().length];
  private final int[] heldByOthers = new int[Commodity.values().length];

  Offering(Trade asked, Personality personality, List<CalamityCard> burdens, Dice dice) {
    this.asked = asked;
    this.personality = personality;
    this.burdens = burdens;
    this.dice = dice;
    for (var proposal : asked.proposals()) {
      for (var commodity : proposal.bid().wanted()) {
        wantedByOthers[commodity.index()]++;
      }
      heldByOthers[proposal.bid().says().get(0).index()]++;
      heldByOthers[proposal.bid().says().get(1).index()]++;
    }
  }

  @Nullable MakeOffer offer() {
    var wares = new Wares(asked.hand().commodities());
    var spared = pairs(wares, Wares::spareFirst, this::spared);
    var wanted = pairs(wares, Wares::dearFirst, this::wanted);
    @Nullable Pair gives = null;
    @Nullable Pair wants = null;
    double most = 0;
    for (var give : spared) {
      for (var want : wanted) {
        double gain = want.points() - give.points() - FEAR;
        if (gain >= personality.margin() && !give.sharesWith(want)) {
          double liking = Math.min(gain, MOST_GAIN) + give.chance() + want.chance();
          liking = Math.max(1, liking + dice.below(NOISE));
          if (liking > most) {
            most = liking;
            gives = give;
            wants = want;
          }
        }
      }
    }
    return gives == null || wants == null ? null : offer(gives, wants);
  }

  /**
   * Two cards.
   *
   * @param points what they bring, or what is lost with them
   * @param chance how much more likely somebody agrees
   */
  private record Pair(Commodity a, Commodity b, int points, double chance) {
    boolean sharesWith(Pair other) {
      return a == other.a || a == other.b || b == other.a || b == other.b;
    }
  }

  private interface Reckoning {
    @Nullable Pair pair(Wares wares, Commodity a, Commodity b);
  }

  /** All pairs of the first kinds in some order. */
  private static List<Pair> pairs(
      Wares wares, ToIntBiFunction<Wares, Commodity> order, Reckoning reckoning) {
    var kinds = wares.kinds();
    kinds.remove(Commodity.WATER);
    kinds.sort(comparingInt(kind -> order.applyAsInt(wares, kind)));
    int count = Math.min(KINDS, kinds.size());
    var pairs = new ArrayList<Pair>();
    for (int i = 0; i < count; i++) {
      for (int j = i; j < count; j++) {
        var pair = reckoning.pair(wares, kinds.get(i), kinds.get(j));
        if (pair != null) {
          pairs.add(pair);
        }
      }
    }
    return pairs;
  }

  private @Nullable Pair spared(Wares wares, Commodity a, Commodity b) {
    if (a == b && wares.count(a) < 2) {
      return null;
    }
    int points = wares.take(a) + wares.take(b);
    wares.add(b);
    wares.add(a);
    int hints = Math.min(2, wantedByOthers[a.index()] + wantedByOthers[b.index()]);
    return new Pair(a, b, points, HINT * hints + FAIRNESS * (a.faceValue() + b.faceValue()));
  }

  private Pair wanted(Wares wares, Commodity a, Commodity b) {
    int points = wares.add(a) + wares.add(b);
    wares.take(b);
    wares.take(a);
    int hints = Math.min(2, heldByOthers[a.index()] + heldByOthers[b.index()]);
    double doubt = a == b && heldByOthers[a.index()] < 2 ? DOUBT : 0;
    double fair = FAIRNESS * (a.faceValue() + b.faceValue());
    return new Pair(a, b, points, HINT * hints - fair - doubt);
  }

  /**
   * A counter-offer: the two cards somebody has for sure, for one that this player wants, or both,
   * and another.
   */
  @Nullable MakeOffer counter(TradeMemory memory) {
    var wares = new Wares(asked.hand().commodities());
    @Nullable Proposal best = null;
    @Nullable Pair gives = null;
    double most = personality.margin() + FEAR;
    for (var proposal : asked.proposals()) {
      var pair = memory.hasAnswered(proposal.number()) ? null : pair(wares, proposal);
      if (pair != null) {
        var says = proposal.bid().says();
        double gain = wanted(wares, says.get(0), says.get(1)).points() - pair.points();
        if (gain > most) {
          most = gain;
          best = proposal;
          gives = pair;
        }
      }
    }
    if (best == null || gives == null) {
      return null;
    }
    memory.answered(best.number());
    var says = best.bid().says();
    var offer = offer(gives, new Pair(says.get(0), says.get(1), 0, 0));
    var bid = offer.bid();
    var to = Seats.of(best.from());
    return new MakeOffer(
        offer.gives(), new Bid(to, bid.says(), bid.wants(), bid.wanted(), best.number()));
  }

  /** Two cards for somebody who wants at least one of them, and offers neither. */
  private @Nullable Pair pair(Wares wares, Proposal proposal) {
    var first = proposal.bid().wanted().get(0);
    var second = proposal.bid().wanted().get(1);
    boolean hasFirst = wares.count(first) > 0;
    boolean hasSecond = wares.count(second) > (first == second ? 1 : 0);
    if (hasFirst && hasSecond) {
      return spared(wares, first, second);
    }
    if (!hasFirst && !hasSecond) {
      return null;
    }
    var one = hasFirst ? first : second;
    var other = likest(wares, one, hasFirst ? second : first, proposal.bid().says());
    return other == null ? null : spared(wares, one, other);
  }

  /** A card that can be spared, of much the same value as the one that is missing. */
  private static @Nullable Commodity likest(
      Wares wares, Commodity besides, Commodity missing, List<Commodity> not) {
    @Nullable Commodity best = null;
    double least = Double.MAX_VALUE;
    for (var kind : wares.kinds()) {
      boolean isThere = wares.count(kind) > (kind == besides ? 1 : 0);
      double unlike = wares.loss(kind) + 2 * Math.abs(kind.faceValue() - missing.faceValue());
      if (isThere && kind != Commodity.WATER && !not.contains(kind) && unlike < least) {
        least = unlike;
        best = kind;
      }
    }
    return best;
  }

  private MakeOffer offer(Pair gives, Pair wants) {
    var named = Commodities.of(gives.a(), gives.b());
    var says = new ArrayList<>(List.of(gives.a(), gives.b()));
    Bundle bundle;
    if (burdens.isEmpty()) {
      var third = new Wares(asked.hand().commodities().minus(named)).cheapest();
      bundle = Bundle.of(Commodities.of(gives.a(), gives.b(), third));
      says.add(third);
    } else {
      bundle = new Bundle(named, List.of(burdens.getFirst()));
      says.add(gives.a()); // which is not true
    }
    if (dice.below(2) == 0) {
      says.removeLast(); // nothing is said of the third card
    }
    var wanted = List.of(wants.a(), wants.b());
    return new MakeOffer(bundle, new Bid(asked.partners(), says, SIZE, wanted, 0));
  }
}
