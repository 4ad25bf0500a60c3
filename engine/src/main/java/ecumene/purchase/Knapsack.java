package ecumene.purchase;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Takes one share of every chain, in the worthiest way for every state of a tally. */
final class Knapsack {
  static final long IMPOSSIBLE = Long.MIN_VALUE;

  private final List<List<Share>> chains;
  private final Tally tally;
  private final int states;

  /** The worthiest by state; states from {@link #states} on have a price lowered by Library. */
  private long[] best;

  /** By chain and state: the state before, and the share that was taken. */
  private final int[][] before;

  private final byte[][] taken;

  Knapsack(List<List<Share>> chains, Tally tally) {
    this.chains = chains;
    this.tally = tally;
    states = tally.states();
    best = new long[2 * states];
    Arrays.fill(best, IMPOSSIBLE);
    best[0] = 0;
    before = new int[chains.size()][2 * states];
    taken = new byte[chains.size()][2 * states];
    for (int chain = 0; chain < chains.size(); chain++) {
      take(chain);
    }
  }

  private void take(int chain) {
    var next = new long[2 * states];
    Arrays.fill(next, IMPOSSIBLE);
    var shares = chains.get(chain);
    for (int i = 0; i < shares.size(); i++) {
      var share = shares.get(i);
      long worth = tally.worth(share);
      for (int from = 0; from < best.length; from++) {
        int to = best[from] == IMPOSSIBLE ? -1 : after(from, share);
        if (to >= 0 && best[from] + worth > next[to]) {
          next[to] = best[from] + worth;
          before[chain][to] = from;
          taken[chain][to] = (byte) i;
        }
      }
    }
    best = next;
  }

  private int after(int from, Share share) {
    boolean isLowered = from >= states;
    if (share.lowered() == null) {
      int to = tally.after(isLowered ? from - states : from, share);
      return to < 0 || !isLowered ? to : to + states;
    }
    int to = isLowered ? -1 : tally.after(from, share); // library.1: one price only
    return to < 0 ? to : to + states;
  }

  /** How good the best shares are. */
  long bestScore() {
    long top = IMPOSSIBLE;
    for (int state = 0; state < best.length; state++) {
      top = Math.max(top, score(state));
    }
    return top;
  }

  private long score(int state) {
    return tally.score(state % states, best[state]);
  }

  /** What can be taken to be so good, a list of shares for every state. */
  List<List<Share>> sharesOf(long score) {
    var taken = new ArrayList<List<Share>>();
    for (int state = 0; state < best.length; state++) {
      if (score(state) == score) {
        taken.add(shares(state));
      }
    }
    return taken;
  }

  private List<Share> shares(int state) {
    var shares = new ArrayList<Share>(chains.size());
    int at = state;
    for (int chain = chains.size() - 1; chain >= 0; chain--) {
      shares.add(chains.get(chain).get(taken[chain][at]));
      at = before[chain][at];
    }
    return shares;
  }
}
