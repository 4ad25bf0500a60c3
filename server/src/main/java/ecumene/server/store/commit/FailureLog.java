package ecumene.server.store.commit;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;
import org.slf4j.Logger;

/** Counts what fails again and again, and logs it once a minute at most. */
public final class FailureLog {
  private static final Duration QUIET = Duration.ofMinutes(1);

  private final Logger log;
  private final String complaint;
  private final LongAdder count = new LongAdder();
  private final AtomicLong nextNanos = new AtomicLong(System.nanoTime());
  private final AtomicBoolean isTold = new AtomicBoolean();

  public FailureLog(Logger log, String complaint) {
    this.log = log;
    this.complaint = complaint;
  }

  public void failed(Throwable why) {
    count.increment();
    long now = System.nanoTime();
    long next = nextNanos.get();
    if (now - next >= 0 && nextNanos.compareAndSet(next, now + QUIET.toNanos())) {
      isTold.set(true);
      log.error("{} (failures so far: {})", complaint, count.sum(), why);
    }
  }

  /** It works again. */
  void worked() {
    if (isTold.compareAndSet(true, false)) {
      log.info("It is over: {}", complaint);
    }
  }

  /** How often it has failed. */
  public long count() {
    return count.sum();
  }
}
