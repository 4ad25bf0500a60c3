package ecumene.server.limit;

import ecumene.server.Problem;
import ecumene.table.Sentence;
import java.util.HashMap;
import java.util.function.Supplier;

/** How many bytes there may be in memory at once, in all and of each. */
public final class ByteLimit {
  private final long most;
  private final long mostOfOne;
  private final HashMap<String, Long> held = new HashMap<>();
  private long total;

  public ByteLimit(long most, long mostOfOne) {
    this.most = most;
    this.mostOfOne = mostOfOne;
  }

  /** Does something that holds so many bytes, unless that is too many now. */
  public <T> T holding(String who, long bytes, Supplier<T> work) {
    take(who, bytes);
    try {
      return work.get();
    } finally {
      giveBack(who, bytes);
    }
  }

  private synchronized void take(String who, long bytes) {
    long own = held.getOrDefault(who, 0L) + bytes;
    if (total + bytes > most || own > mostOfOne) {
      throw Problem.busy(Sentence.of("too many games are being imported at the moment; try again"));
    }
    total += bytes;
    held.put(who, own);
  }

  private synchronized void giveBack(String who, long bytes) {
    total -= bytes;
    held.computeIfPresent(who, (_, own) -> own == bytes ? null : own - bytes);
  }

  public synchronized long total() {
    return total;
  }
}
