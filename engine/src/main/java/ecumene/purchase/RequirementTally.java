package ecumene.purchase;

import ecumene.facts.Advance;
import ecumene.facts.Advances;
import ecumene.facts.AstRequirement;

/**
 * For reaching an epoch: the state is how much of each requirement is met. More than required
 * counts no more, and among equals the cheaper share is the worthier, then the one with more
 * points.
 */
final class RequirementTally implements Tally {
  private static final int TIERS = 3;
  private static final long PRICE = 1_000; // more than all victory points
  private static final long MISSING = 1_000_000_000; // more than all prices

  private final int money;
  private final int[] required;

  /** By the tiers of the advances in a share, and by state. */
  private final int[][] after;

  RequirementTally(AstRequirement requirement, BuyAdvances question) {
    money = question.money();
    required = counts(requirement);
    for (var advance : question.owned()) {
      int[] met = counts(advance);
      for (int i = 0; i < required.length; i++) {
        required[i] = Math.max(0, required[i] - met[i]);
      }
    }
    after = new int[1 << TIERS][states()];
    for (int tiers = 0; tiers < after.length; tiers++) {
      for (int state = 0; state < states(); state++) {
        after[tiers][state] = meet(state, tiers);
      }
    }
  }

  private static int[] counts(AstRequirement requirement) {
    return new int[] {
      requirement.advances(),
      requirement.advancesUnder100(),
      requirement.advancesFrom100(),
      requirement.advancesFrom200(),
      requirement.points()
    };
  }

  /** What one advance counts towards each requirement. */
  private static int[] counts(Advance advance) {
    int cost = advance.cost();
    return new int[] {
      1, cost < 100 ? 1 : 0, cost >= 100 ? 1 : 0, cost >= 200 ? 1 : 0, advance.points()
    };
  }

  /** A state has one digit for each requirement, from 0 to all that is required. */
  private int meet(int state, int tiers) {
    int sum = 0;
    int place = 1;
    for (int i = 0; i < required.length; i++) {
      int digits = required[i] + 1;
      int met = state / place % digits;
      for (var advance : new Advances(tiers)) { // all chains are alike in this
        met += counts(advance)[i];
      }
      sum += place * Math.min(met, required[i]);
      place *= digits;
    }
    return sum;
  }

  @Override
  public int states() {
    int states = 1;
    for (int count : required) {
      states *= count + 1;
    }
    return states;
  }

  @Override
  public int after(int state, Share share) {
    long mask = share.advances().mask();
    int chain = Long.numberOfTrailingZeros(mask) / TIERS * TIERS;
    int tiers = (int) (mask >>> chain);
    return after[tiers][state];
  }

  @Override
  public long worth(Share share) {
    long worth = -PRICE * share.price();
    for (var advance : share.advances()) {
      worth += advance.points();
    }
    return worth;
  }

  @Override
  public long score(int state, long worth) {
    if (worth < -PRICE * money) {
      return Knapsack.IMPOSSIBLE;
    }
    int missing = 0;
    int rest = state;
    for (int count : required) {
      missing += count - rest % (count + 1);
      rest /= count + 1;
    }
    return worth - MISSING * missing;
  }
}
