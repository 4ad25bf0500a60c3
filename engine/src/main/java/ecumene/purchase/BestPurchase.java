package ecumene.purchase;

import static ecumene.facts.Advance.ANATOMY;
import static ecumene.facts.Advance.LIBRARY;
import static java.util.Comparator.comparing;
import static java.util.Comparator.comparingInt;

import ecumene.facts.Advance;
import ecumene.facts.Advances;
import ecumene.facts.Colour;
import ecumene.purchase.BestPayment.Way;
import ecumene.purchase.Goal.Most;
import ecumene.purchase.Goal.Reach;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The best legal purchase for a goal. Among those equally good for the goal it is the one that
 * wastes least, then pays the fewest treasury tokens, then keeps the cards of the greatest set
 * value. Free credits are taken in the colour of the most advances that are still to be had.
 *
 * <p>It is exact: what can be paid at most is known beforehand, so advances are chosen by price, a
 * {@link Knapsack} for each use of Library and Anatomy; how they are paid for is decided
 * afterwards, by {@link BestPayment}.
 */
public final class BestPurchase {
  private final BuyAdvances question;
  private final Advances forSale;
  private final int[] price = new int[Advance.COUNT];

  private BestPurchase(BuyAdvances question) {
    this.question = question;
    forSale = question.prices().advances();
    question.prices().prices().forEach(it -> price[it.advance().index()] = it.points());
  }

  public static Purchase of(BuyAdvances question, Goal goal) {
    Tally tally =
        switch (goal) {
          case Most most -> new PriceTally(most, question);
          case Reach reach -> new RequirementTally(reach.requirement(), question);
        };
    return new BestPurchase(question).best(tally);
  }

  /** A use of Library and Anatomy: what must be bought for it, and what Anatomy adds. */
  private record Use(Advances needed, @Nullable Advance added) {}

  /** Advances that are as good as any for the goal, and the best way to pay for them. */
  private record Candidate(Purchase purchase, Way way) {}

  private Purchase best(Tally tally) {
    var uses = uses();
    var knapsacks = uses.stream().map(use -> new Knapsack(chains(use), tally)).toList();
    long best = Collections.max(knapsacks.stream().map(Knapsack::bestScore).toList());
    var payments = new BestPayment(question);
    var candidates = new ArrayList<Candidate>();
    for (int i = 0; i < uses.size(); i++) {
      for (var shares : knapsacks.get(i).sharesOf(best)) {
        var purchase = purchase(shares, uses.get(i).added());
        candidates.add(new Candidate(purchase, payments.best(question.prices().due(purchase))));
      }
    }
    var winner = Collections.min(candidates, comparing(Candidate::way, Way.BEST_FIRST));
    return chooseCredits(winner.purchase().pay(payments.payment(winner.way())));
  }

  private List<Use> uses() {
    var uses = new ArrayList<Use>();
    uses.add(new Use(Advances.NONE, null));
    if (forSale.contains(ANATOMY)) {
      for (var advance : forSale) {
        if (BuyAdvances.isAddedByAnatomy(advance)) {
          uses.add(new Use(Advances.of(ANATOMY, advance), advance)); // anatomy.1
        }
      }
    }
    if (forSale.contains(LIBRARY)) {
      for (var use : List.copyOf(uses)) {
        uses.add(new Use(use.needed().with(LIBRARY), use.added())); // library.1
      }
    }
    return uses;
  }

  /** What can be taken of each chain of which anything is for sale. */
  private List<List<Share>> chains(Use use) {
    var chains = new ArrayList<List<Share>>();
    int chain = 0;
    for (var advance : forSale) {
      if (advance.chain() != chain) {
        chain = advance.chain();
        chains.add(shares(chain, use));
      }
    }
    return chains;
  }

  private List<Share> shares(int chain, Use use) {
    var parts = new ArrayList<>(List.of(Advances.NONE));
    var needed = Advances.NONE;
    for (var advance : forSale) {
      if (advance.chain() == chain) {
        List.copyOf(parts).forEach(part -> parts.add(part.with(advance)));
        needed = use.needed().contains(advance) ? needed.with(advance) : needed;
      }
    }
    var shares = new ArrayList<Share>();
    for (var part : parts) {
      if (needed.minus(part).isEmpty()) {
        shares.addAll(shares(part, use));
      }
    }
    return shares;
  }

  /** These advances at full price and, where Library is used, with each price lowered. */
  private List<Share> shares(Advances advances, Use use) {
    int sum = 0;
    for (var advance : advances) {
      sum += advance == use.added() ? 0 : price[advance.index()];
    }
    var shares = new ArrayList<Share>();
    shares.add(new Share(advances, null, sum));
    if (use.needed().contains(LIBRARY)) {
      for (var advance : advances) {
        int credit = Math.min(PriceList.LIBRARY_CREDIT, price[advance.index()]);
        if (advance != LIBRARY && advance != use.added()) {
          shares.add(new Share(advances, advance, sum - credit));
        }
      }
    }
    return shares;
  }

  private static Purchase purchase(List<Share> shares, @Nullable Advance added) {
    var acquired = Advances.NONE;
    @Nullable Advance lowered = null;
    for (var share : shares) {
      acquired = acquired.union(share.advances());
      lowered = share.lowered() == null ? lowered : share.lowered();
    }
    var bought = added == null ? acquired : acquired.minus(Advances.of(added));
    return new Purchase(bought, lowered, added, Payment.NOTHING, Credits.NONE);
  }

  private Purchase chooseCredits(Purchase purchase) {
    var toCome = forSale.minus(purchase.acquired()).list();
    var colour =
        Collections.max(
            Arrays.asList(Colour.values()),
            comparingInt(it -> (int) toCome.stream().filter(advance -> advance.has(it)).count()));
    return purchase.choose(colour, BuyAdvances.freeCredits(purchase));
  }
}
