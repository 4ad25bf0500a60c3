package ecumene.bench.chaos;

import static java.util.Objects.requireNonNull;

import org.jspecify.annotations.Nullable;

/**
 * The files of a store whose process ends in the middle of a commit.
 *
 * @param earlier some commits ago
 * @param before the newest commit; all that was acknowledged is here
 * @param committed with it, but not told
 * @param checkpointed the same, and the log was copied into the database
 */
record Crash(Moment earlier, Moment before, Moment committed, Moment checkpointed) {

  /** Moments as they come. */
  static final class Witness {
    private @Nullable Moment earlier;
    private @Nullable Crash crash;

    synchronized void remember(Moment moment) {
      earlier = moment;
    }

    synchronized void crashed(Moment before, Moment committed, Moment checkpointed) {
      crash = new Crash(earlier == null ? before : earlier, before, committed, checkpointed);
    }

    synchronized Crash crash() {
      return requireNonNull(crash, "there was no crash");
    }
  }
}
