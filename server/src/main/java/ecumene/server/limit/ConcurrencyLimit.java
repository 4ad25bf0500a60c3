package ecumene.server.limit;

import ecumene.server.Problem;
import ecumene.table.Sentence;
import java.time.Duration;
import java.util.HashMap;

/** How many of something there may be at once, in all and of each. */
public final class ConcurrencyLimit {
  private static final Duration RETRY = Duration.ofSeconds(10);

  private final Sentence complaint;
  private final int most;
  private final int mostOfOne;
  private final HashMap<String, Integer> taken = new HashMap<>();
  private int total;

  public ConcurrencyLimit(Sentence complaint, int most, int mostOfOne) {
    this.complaint = complaint;
    this.most = most;
    this.mostOfOne = mostOfOne;
  }

  /** Takes a place, until it is given back. */
  public synchronized void take(String who) {
    if (total >= most || taken.getOrDefault(who, 0) >= mostOfOne) {
      throw Problem.tooMany(complaint, RETRY);
    }
    total++;
    taken.merge(who, 1, Integer::sum);
  }

  public synchronized void giveBack(String who) {
    total--;
    taken.computeIfPresent(who, (_, count) -> count == 1 ? null : count - 1);
  }

  public synchronized int total() {
    return total;
  }
}
