package ecumene.bench.chaos;

import java.sql.SQLException;
import java.util.SplittableRandom;

/** Decides by a seed what becomes of each commit, each read and each connection of a store. */
final class Schedule {
  private static final int FEWEST_COMMITS = 40;
  private static final int MOST_COMMITS = 120;
  private static final double OPEN_FAILS = 0.2;
  private static final double READ_FAILS = 0.08;
  private static final int HUNDRED = 100;
  private static final int SHORT_MILLIS = 15;

  private final SplittableRandom commits;
  private final SplittableRandom opens;
  private final SplittableRandom reads;
  private final Tally tally;
  private Phase phase = Phase.GOOD;
  private int commitsLeft;
  private int rememberedAt;

  private enum Phase {
    GOOD,
    FAULTY,
    /** The disk is away for good. */
    GONE
  }

  /** What becomes of a commit. */
  enum Fate {
    GOOD,
    CHECKPOINTED,
    /** The files are remembered as they were before it. */
    REMEMBERED,
    FAILS,
    UNTOLD,
    STALLS,
    STALLS_LONG,
    /** Nothing is written any more afterwards. */
    CRASHES,
    GONE
  }

  Schedule(long seed, Tally tally) {
    var random = new SplittableRandom(seed);
    commits = random.split();
    opens = random.split();
    reads = random.split();
    this.tally = tally;
  }

  /** There are no faults until the next {@link #begin}. */
  synchronized void rest() {
    phase = Phase.GOOD;
  }

  /** From now on there are faults, until it crashes. */
  synchronized void begin() {
    phase = Phase.FAULTY;
    commitsLeft = commits.nextInt(FEWEST_COMMITS, MOST_COMMITS);
    rememberedAt = commits.nextInt(1, commitsLeft);
  }

  synchronized boolean hasCrashed() {
    return phase == Phase.GONE;
  }

  synchronized Fate commit() {
    return switch (phase) {
      case GOOD -> Fate.GOOD;
      case GONE -> Fate.GONE;
      case FAULTY -> next();
    };
  }

  private Fate next() {
    commitsLeft--;
    if (commitsLeft == 0) {
      phase = Phase.GONE;
      return Fate.CRASHES;
    }
    int share = commits.nextInt(HUNDRED);
    if (commitsLeft == rememberedAt) {
      return Fate.REMEMBERED;
    }
    if (share < 12) {
      return counted(Fault.COMMIT_FAILS, Fate.FAILS);
    } else if (share < 24) {
      return counted(Fault.COMMIT_UNTOLD, Fate.UNTOLD);
    } else if (share < 32) {
      return counted(Fault.STALL, Fate.STALLS);
    } else if (share < 34) {
      return counted(Fault.LONG_STALL, Fate.STALLS_LONG);
    }
    return share < 40 ? Fate.CHECKPOINTED : Fate.GOOD;
  }

  private Fate counted(Fault fault, Fate fate) {
    tally.count(fault);
    return fate;
  }

  /** How long a stall lasts that is no long one. */
  synchronized int stallMillis() {
    return commits.nextInt(1, SHORT_MILLIS);
  }

  /** A connection to write is opened. */
  synchronized void open() throws SQLException {
    if (phase == Phase.GONE) {
      throw new SQLException("the disk is gone, on purpose");
    }
    fail(opens, OPEN_FAILS, Fault.OPEN_FAILS);
  }

  /** A connection to read is taken. */
  synchronized void read() throws SQLException {
    fail(reads, READ_FAILS, Fault.READ_FAILS);
  }

  private void fail(SplittableRandom random, double share, Fault fault) throws SQLException {
    if (phase == Phase.FAULTY && random.nextDouble() < share) {
      tally.count(fault);
      throw new SQLException(fault + ", on purpose");
    }
  }
}
