package ecumene.server.limit;

import ecumene.server.Problem;
import ecumene.table.Sentence;
import java.util.HashMap;

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

  /** Begins with none; they are given back when it is closed. */
  public Hold hold(String who) {
    return new Hold(who);
  }

  /** What somebody holds. For one thread. */
  public final class Hold implements AutoCloseable {
    private final String who;
    private long bytes;

    private Hold(String who) {
      this.who = who;
    }

    /** Holds more, unless that is too many now. */
    public void add(long more) {
      take(who, more);
      bytes += more;
    }

    @Override
    public void close() {
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
