package ecumene.server.limit;

import ecumene.server.Problem;
import ecumene.table.Sentence;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.ConsumptionProbe;
import io.github.bucket4j.TimeMeter;
import java.time.Duration;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

/** How often each of many may do something. */
public final class Limit {
  private static final int MOST_KNOWN = 100_000;
  private static final String OTHERS = "others"; // than those known, who share what one may

  private final Sentence complaint;
  private final Rate rate;
  private final TimeMeter time;
  private final ConcurrentHashMap<String, Bucket> known = new ConcurrentHashMap<>();

  /**
   * Begins with nobody counted.
   *
   * @param complaint what is said to who does it too often
   */
  public Limit(Sentence complaint, Rate rate) {
    this(complaint, rate, TimeMeter.SYSTEM_NANOTIME);
  }

  Limit(Sentence complaint, Rate rate, TimeMeter time) {
    this.complaint = complaint;
    this.rate = rate;
    this.time = time;
  }

  /**
   * So many in each period, and once so many at a stroke after a rest.
   *
   * @param count 0: without limit
   */
  public record Rate(int count, Duration per, int burst) {
    public static Rate perSecond(int count) {
      return new Rate(count, Duration.ofSeconds(1), 5 * count);
    }

    public static Rate perHour(int count) {
      return new Rate(count, Duration.ofHours(1), count);
    }
  }

  /** Counts one; refuses it if it is too many. */
  public void take(String who) {
    if (rate.count() == 0) {
      return;
    }
    var probe = new ConsumptionProbe[1];
    known.compute(
        known.size() < MOST_KNOWN || known.containsKey(who) ? who : OTHERS,
        (_, bucket) -> {
          var used = bucket == null ? bucket() : bucket;
          probe[0] = used.tryConsumeAndReturnRemaining(1);
          return used;
        });
    if (!probe[0].isConsumed()) {
      throw tooMany(probe[0].getNanosToWaitForRefill());
    }
  }

  /** Refuses if one more would be too many, and counts nothing. */
  public void check(String who) {
    var bucket = known.get(who);
    if (bucket != null) {
      var probe = bucket.estimateAbilityToConsume(1);
      if (!probe.canBeConsumed()) {
        throw tooMany(probe.getNanosToWaitForRefill());
      }
    }
  }

  /** Forgets everybody who may do as much as somebody who is not known. */
  public void forget() {
    for (var who : known.keySet()) {
      known.computeIfPresent(
          who, (_, bucket) -> bucket.getAvailableTokens() >= rate.burst() ? null : bucket);
    }
  }

  int size() {
    return known.size();
  }

  private Bucket bucket() {
    return Bucket.builder()
        .addLimit(limit -> limit.capacity(rate.burst()).refillGreedy(rate.count(), rate.per()))
        .withCustomTimePrecision(time)
        .build();
  }

  private Problem tooMany(long nanos) {
    return Problem.tooMany(complaint, TimeUnit.NANOSECONDS.toSeconds(nanos) + 1);
  }
}
