package ecumene.bots.house;

import ecumene.event.Price;
import ecumene.facts.Advances;
import ecumene.facts.AstRequirement;
import ecumene.facts.Commodities;
import ecumene.facts.Commodity;
import ecumene.facts.Epoch;
import ecumene.phase.BuyCard;
import ecumene.phase.SetTaxRate;
import ecumene.purchase.BestPurchase;
import ecumene.purchase.BuyAdvances;
import ecumene.purchase.Credits;
import ecumene.purchase.Goal;
import ecumene.purchase.PriceList;
import ecumene.purchase.Purchase;
import ecumene.table.Dice;
import ecumene.view.View;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Advances: those that are worth most for the money, by {@link AdvanceValue}; then the optimiser
 * finds the best way to pay for them.
 */
final class Buying {
  private static final int UNIT = Credits.STEP; // prices and credits are multiples of it

  private final BuyAdvances asked;
  private final View view;
  private final Figures.Buying figures;
  private final AdvanceValue values;
  private final Requirement requirement;
  private final boolean isEnding;

  Buying(BuyAdvances asked, View view, Figures all, Dice dice) {
    this.asked = asked;
    this.view = view;
    figures = all.buying();
    values = new AdvanceValue(asked, view, all, dice);
    requirement = new Requirement(view, asked.seat(), asked.owned(), figures.ahead());
    isEnding = isEnding(view);
  }

  /** Whether somebody is sure to enter the final space this turn. */
  private boolean isEnding(View view) {
    for (var seat : view.seats()) {
      var track = seat.track(view.astTable());
      if (view.space(seat) + 1 >= track.firstSpace(Epoch.LATE_IRON)
          && new Requirement(view, seat, Advances.from(view.advances(seat)), figures.ahead())
              .isMet()
          && view.citiesOnBoard(seat)
              >= AstRequirement.of(view.astTable(), Epoch.LATE_IRON).cities()) {
        return true;
      }
    }
    return view.progress().turn() == view.terms().turnLimit();
  }

  Purchase buy() {
    var hand = asked.hand();
    int money = money(hand);
    var chosen = new ArrayList<Price>();
    int due = 0;
    for (var price = required(chosen, money);
        price != null;
        price = required(chosen, money - due)) {
      chosen.add(price);
      requirement.count(price.advance());
      due += price.points();
    }
    var cash =
        isEnding ? hand : cash(hand, requirement.isMet() ? figures.grown() : figures.saved());
    for (var price : choose(chosen, money(cash) - due)) {
      chosen.add(price);
      due += price.points();
    }
    if (chosen.isEmpty()) {
      return Purchase.NOTHING;
    }
    chosen.sort(Comparator.comparing(Price::advance));
    var cards = due <= money(cash) ? cash : hand;
    var question =
        new BuyAdvances(
            asked.seat(),
            new PriceList(chosen),
            asked.owned(),
            due == 0 ? cards : keep(cards, due),
            asked.treasury());
    return withCredits(BestPurchase.of(question, Goal.Most.POINTS));
  }

  /** The best advance for the next epoch that can be paid; null without one. */
  private @Nullable Price required(List<Price> chosen, int money) {
    @Nullable Price best = null;
    double most = 0;
    for (var price : asked.prices().prices()) {
      if (price.points() <= money
          && requirement.asksFor(price.advance())
          && !chosen.contains(price)) {
        double worth = values.of(price.advance()) / (price.points() + figures.price());
        if (worth > most) {
          most = worth;
          best = price;
        }
      }
    }
    return best;
  }

  private int money(Commodities cards) {
    return cards.setValue() + asked.treasury() * asked.tokenWorth();
  }

  /** Small sets are kept to grow, as many cards as may be kept; the others are spent. */
  private Commodities cash(Commodities hand, int grown) {
    int limit = view.setup().handLimit();
    var wares = new Wares(hand);
    var kept = new ArrayList<Commodity>();
    var kinds = wares.kinds();
    kinds.remove(Commodity.WATER);
    kinds.sort(
        (a, b) ->
            wares.count(a) == wares.count(b)
                ? b.faceValue() - a.faceValue()
                : wares.count(a) - wares.count(b));
    for (var kind : kinds) {
      int count = wares.count(kind);
      if (count < grown && kept.size() + count <= limit) {
        kept.addAll(Collections.nCopies(count, kind));
      }
    }
    return hand.minus(new Commodities(kept));
  }

  private Purchase withCredits(Purchase purchase) {
    int points = purchase.credits().total();
    if (points == 0) {
      return purchase;
    }
    return new Purchase(
        purchase.bought(),
        purchase.lowered(),
        purchase.added(),
        purchase.payment(),
        Credits.NONE.plus(values.colour(purchase.acquired()), points));
  }

  /** A knapsack: the most value for the money. */
  private List<Price> choose(List<Price> besides, int money) {
    if (money < 0) {
      return List.of();
    }
    int units = money / UNIT;
    var prices = new ArrayList<Price>();
    for (var price : asked.prices().prices()) {
      if (price.points() <= money && !besides.contains(price)) {
        prices.add(price);
      }
    }
    double[] best = new double[units + 1];
    boolean[][] taken = new boolean[prices.size()][units + 1];
    for (int i = 0; i < prices.size(); i++) {
      int cost = prices.get(i).points() / UNIT;
      double worth = values.of(prices.get(i).advance());
      for (int sum = units; sum >= cost; sum--) {
        double with = best[sum - cost] + worth;
        if (with > best[sum]) {
          best[sum] = with;
          taken[i][sum] = true;
        }
      }
    }
    var chosen = new ArrayList<Price>();
    int sum = units;
    for (int i = prices.size() - 1; i >= 0; i--) {
      if (taken[i][sum]) {
        chosen.add(prices.get(i));
        sum -= prices.get(i).points() / UNIT;
      }
    }
    return chosen.reversed();
  }

  /** Where stock runs short for the next taxes, treasury pays and the best cards are kept. */
  private Commodities keep(Commodities hand, int due) {
    int stock = view.stock(asked.seat());
    if (stock >= SetTaxRate.USUAL * view.citiesOnBoard(asked.seat()) + figures.stock()) {
      return hand;
    }
    int money = money(hand);
    var left = hand;
    for (var kind : hand.kinds().reversed()) {
      int count = hand.count(kind);
      int worth = Commodities.setFactor(count) * kind.faceValue();
      if (kind != Commodity.WATER && money - worth >= due) {
        money -= worth;
        left = left.minus(new Commodities(Collections.nCopies(count, kind)));
      }
    }
    return left;
  }

  /** A further trade card, the dearest that can be had without touching the reserve. */
  static BuyCard.Bought card(BuyCard asked, View view, Figures.Buying figures) {
    var best = BuyCard.Bought.NOTHING;
    double most = 0;
    var block = view.setup().block(asked.seat());
    for (var offer : asked.offers()) {
      double gain = figures.stack() * offer.stack() - offer.price();
      boolean affordable =
          offer.price() == 0 || asked.treasury() - offer.price() >= figures.reserve();
      if (affordable && gain > most && !view.isStackEmpty(block, offer.stack())) {
        most = gain;
        best = offer;
      }
    }
    return best;
  }
}
