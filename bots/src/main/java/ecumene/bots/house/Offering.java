package ecumene.bots.house;

import static ecumene.trade.Trade.FEWEST_CARDS;
import static ecumene.trade.Trade.TRUE_NAMES;
import static java.util.Comparator.comparingInt;

import ecumene.facts.Commodities;
import ecumene.facts.Commodity;
import ecumene.facts.Seats;
import ecumene.table.Dice;
import ecumene.trade.Trade;
import ecumene.trade.TradeAction.MakeOffer;
import ecumene.world.Bid;
import ecumene.world.Proposal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.ToIntBiFunction;
import org.jspecify.annotations.Nullable;

/**
 * An offer: cards the seat can spare for two that make its sets greater. What others want and say
 * they have makes an offer more likely. A calamity takes the place of a card of which what is said
 * need not be true, and nothing that is said depends on it.
 */
final class Offering {
  private static final int PERCENT = 100;

  private final Trade asked;
  private final Figures.Trading figures;
  private final Passing passing;
  private final TradeMemory memory;
  private final Dice dice;
  private final int[] wantedByOthers = new int[Commodity.values().length];
  private final int[] heldByOthers = new int[Commodity.values().length];

  Offering(Trade asked, Figures.Trading figures, Passing passing, TradeMemory memory, Dice dice) {
    this.asked = asked;
    this.figures = figures;
    this.passing = passing;
    this.memory = memory;
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
    var spared = new ArrayList<Lot>();
    var wanted = new ArrayList<Lot>();
    addPairs(wares, Wares::spareFirst, this::addSpared, spared);
    addPairs(wares, Wares::dearFirst, this::addWanted, wanted);
    @Nullable Lot gives = null;
    @Nullable Lot wants = null;
    double most = 0;
    double fear = figures.fear();
    double margin = figures.margin();
    double mostGain = figures.mostGain();
    double repeated = figures.repeated();
    int noise = figures.noise();
    for (var give : spared) {
      for (var want : wanted) {
        double gain = want.points() - give.points() - fear;
        if (gain >= margin && !give.sharesWith(want)) {
          double liking = Math.min(gain, mostGain) + give.chance() + want.chance();
          liking -= repeated > 0 && memory.hasOffered(give, want) ? repeated : 0;
          liking = Math.max(1, liking + dice.below(noise));
          if (liking > most) {
            most = liking;
            gives = give;
            wants = want;
          }
        }
      }
    }
    if (gives == null || wants == null) {
      return null;
    }
    memory.offered(gives, wants);
    return offer(gives, wants);
  }

  private interface Reckoning {
    void add(Wares wares, Commodity a, Commodity b, List<Lot> lots);
  }

  /** All pairs of the first kinds in some order. */
  private void addPairs(
      Wares wares, ToIntBiFunction<Wares, Commodity> order, Reckoning reckoning, List<Lot> lots) {
    var kinds = wares.kinds();
    kinds.remove(Commodity.WATER);
    kinds.sort(comparingInt(kind -> order.applyAsInt(wares, kind)));
    int count = Math.min(figures.kinds(), kinds.size());
    for (int i = 0; i < count; i++) {
      for (int j = i; j < count; j++) {
        reckoning.add(wares, kinds.get(i), kinds.get(j), lots);
      }
    }
  }

  /** Two cards, and where it may be more, all of both kinds. */
  private void addSpared(Wares wares, Commodity a, Commodity b, List<Lot> lots) {
    if (a == b && wares.count(a) < 2) {
      return;
    }
    var pair = spared(wares, a, b);
    lots.add(pair);
    int size = wares.count(a) + (a == b ? 0 : wares.count(b));
    if (size < FEWEST_CARDS || size > figures.size()) {
      return;
    }
    var along = new ArrayList<Commodity>();
    along.addAll(Collections.nCopies(wares.count(a) - (a == b ? 2 : 1), a));
    along.addAll(Collections.nCopies(a == b ? 0 : wares.count(b) - 1, b));
    double points = worth(wares, a) + (a == b ? 0 : worth(wares, b));
    double chance = pair.chance();
    for (var card : along) {
      chance += figures.block() * card.faceValue();
    }
    lots.add(new Lot(a, b, along, points, chance));
  }

  private static double worth(Wares wares, Commodity kind) {
    return (double) Commodities.setFactor(wares.count(kind)) * kind.faceValue();
  }

  private Lot spared(Wares wares, Commodity a, Commodity b) {
    int points = wares.take(a) + wares.take(b);
    wares.add(b);
    wares.add(a);
    int hints = Math.min(2, wantedByOthers[a.index()] + wantedByOthers[b.index()]);
    double fair = figures.fairness() * (a.faceValue() + b.faceValue());
    return new Lot(a, b, List.of(), points, figures.hint() * hints + fair);
  }

  private void addWanted(Wares wares, Commodity a, Commodity b, List<Lot> lots) {
    lots.add(wanted(wares, a, b));
  }

  private Lot wanted(Wares wares, Commodity a, Commodity b) {
    int points = wares.add(a) + wares.add(b);
    wares.take(b);
    wares.take(a);
    int hints = Math.min(2, heldByOthers[a.index()] + heldByOthers[b.index()]);
    double doubt = a == b && heldByOthers[a.index()] < 2 ? figures.doubt() : 0;
    double fair = figures.fairness() * (a.faceValue() + b.faceValue());
    return new Lot(a, b, List.of(), points, figures.hint() * hints - fair - doubt);
  }

  /**
   * A counter-offer: the two cards somebody has for sure, for one that this player wants, or both,
   * and another.
   */
  @Nullable MakeOffer counter() {
    var wares = new Wares(asked.hand().commodities());
    @Nullable Proposal best = null;
    @Nullable Lot gives = null;
    double most = figures.margin() + figures.fear();
    for (var proposal : memory.unanswered(asked.proposals())) {
      var lot = memory.hasAnswered(proposal.number()) ? null : lot(wares, proposal);
      if (lot != null) {
        var says = proposal.bid().says();
        double gain = wanted(wares, says.get(0), says.get(1)).points() - lot.points();
        if (gain > most) {
          most = gain;
          best = proposal;
          gives = lot;
        }
      }
    }
    if (best == null || gives == null) {
      memory.leave(asked.proposals());
      return null;
    }
    memory.answered(best.number());
    var says = best.bid().says();
    var offer = offer(gives, new Lot(says.get(0), says.get(1), List.of(), 0, 0));
    var bid = offer.bid();
    var to = Seats.of(best.from());
    return new MakeOffer(
        offer.gives(), new Bid(to, bid.says(), bid.wants(), bid.wanted(), best.number()));
  }

  /** Two cards for somebody who wants at least one of them, and offers neither. */
  private @Nullable Lot lot(Wares wares, Proposal proposal) {
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
  private @Nullable Commodity likest(
      Wares wares, Commodity besides, Commodity missing, List<Commodity> not) {
    @Nullable Commodity best = null;
    double least = Double.MAX_VALUE;
    for (var kind : wares.kinds()) {
      boolean isThere = wares.count(kind) > (kind == besides ? 1 : 0);
      double unlike =
          wares.loss(kind) + figures.unlike() * Math.abs(kind.faceValue() - missing.faceValue());
      if (isThere && kind != Commodity.WATER && !not.contains(kind) && unlike < least) {
        least = unlike;
        best = kind;
      }
    }
    return best;
  }

  /** What is said is settled before a calamity takes a card's place. */
  private MakeOffer offer(Lot gives, Lot wants) {
    var along = along(gives);
    var says = says(gives, along);
    var bundle = passing.bundle(List.of(gives.a(), gives.b()), along);
    int more = bundle.size() - FEWEST_CARDS;
    int back = FEWEST_CARDS + (int) Math.round(figures.back() * more);
    return new MakeOffer(
        bundle, new Bid(asked.partners(), says, back, List.of(wants.a(), wants.b()), 0));
  }

  /** What comes with the two cards that are named truly. */
  private List<Commodity> along(Lot gives) {
    if (!gives.along().isEmpty()) {
      return gives.along();
    }
    var rest = asked.hand().commodities().minus(Commodities.of(gives.a(), gives.b()));
    return List.of(new Wares(rest).cheapest());
  }

  private List<Commodity> says(Lot gives, List<Commodity> along) {
    var says = new ArrayList<>(List.of(gives.a(), gives.b()));
    boolean isSilent = dice.below(PERCENT) < figures.silence();
    boolean isBluff = dice.below(PERCENT) < figures.bluff();
    if (isSilent && gives.along().isEmpty()) {
      return says;
    }
    says.addAll(along);
    if (isBluff) {
      says.set(TRUE_NAMES, gives.a());
    }
    return says;
  }
}
