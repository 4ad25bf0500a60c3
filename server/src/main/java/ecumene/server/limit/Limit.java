package ecumene.server.limit;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.Expiry;
import com.github.benmanes.caffeine.cache.Scheduler;
import ecumene.server.Problem;
import ecumene.table.Sentence;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.ConsumptionProbe;
import io.github.bucket4j.TimeMeter;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** How often each of many may do something. Whoever has rested long enough is forgotten. */
public final class Limit {
  private static final int MOST_KNOWN = 100_000;
  private static final String OTHERS = "others"; // than those known, who share what one may
  private static final int ONE = 1;

  private final Sentence complaint;
  private final @Nullable Rate rate;
  private final TimeMeter time;
  private final Cache<String, Bucket> known;

  /**
   * Begins with nobody counted.
   *
   * @param complaint what is said to who does it too often
   * @param rate null: without limit
   */
  public Limit(Sentence complaint, @Nullable Rate rate) {
    this(complaint, rate, TimeMeter.SYSTEM_NANOTIME);
  }

  Limit(Sentence complaint, @Nullable Rate rate, TimeMeter time) {
    this.complaint = complaint;
    this.rate = rate;
    this.time = time;
    // No greatest size: whoever is put out would begin with a whole burst again. A plain map, which
    // somebody has to sweep, counts in a third of the time; no request feels the 0.2 µs.
    known =
        Caffeine.newBuilder()
            .expireAfter(Expiry.<String, Bucket>writing((_, bucket) -> rest(rate, bucket)))
            .ticker(time::currentTimeNanos)
            .scheduler(Scheduler.systemScheduler())
            .build();
  }

  /** So many in each period, and a burst of so many after a rest. */
  public record Rate(int count, Duration per, int burst) {
    public static Rate perSecond(int count) {
      return new Rate(count, Duration.ofSeconds(1), 5 * count);
    }

    public static Rate perHour(int count) {
      return new Rate(count, Duration.ofHours(1), count);
    }
  }

  /** After so long without anything the whole burst is there again. */
  private static Duration rest(@Nullable Rate rate, Bucket bucket) {
    return rate == null
        ? Duration.ZERO
        : rate.per.multipliedBy(rate.burst - bucket.getAvailableTokens()).dividedBy(rate.count);
  }

  /** Counts one; refuses it if it is too many. */
  public void take(String who) {
    take(who, ONE);
  }

  /**
   * Counts as many as it costs, at most half a burst, so that whoever has rested a little can have
   * it whatever it costs; refuses it if that is too many.
   */
  public void take(String who, int cost) {
    if (rate == null) {
      return;
    }
    var probe = new ConsumptionProbe[1];
    known
        .asMap()
        .compute(
            known.estimatedSize() < MOST_KNOWN || isKnown(who) ? who : OTHERS,
            (_, bucket) -> {
              var used = bucket == null ? full(rate) : bucket;
              probe[0] =
                  used.tryConsumeAndReturnRemaining(Math.min(cost, Math.max(1, rate.burst() / 2)));
              return used;
            });
    if (!probe[0].isConsumed()) {
      throw tooMany(Duration.ofNanos(probe[0].getNanosToWaitForRefill()));
    }
  }

  /** What was taken does not count. */
  public void giveBack(String who) {
    known
        .asMap()
        .computeIfPresent(
            isKnown(who) ? who : OTHERS,
            (_, bucket) -> {
              bucket.addTokens(ONE);
              return bucket;
            });
  }

  long size() {
    known.cleanUp();
    return known.estimatedSize();
  }

  private boolean isKnown(String who) {
    return known.getIfPresent(who) != null;
  }

  private Bucket full(Rate rate) {
    return Bucket.builder()
        .addLimit(limit -> limit.capacity(rate.burst()).refillGreedy(rate.count(), rate.per()))
        .withCustomTimePrecision(time)
        .build();
  }

  private Problem tooMany(Duration wait) {
    return Problem.tooMany(complaint, wait.plusSeconds(1));
  }
}
