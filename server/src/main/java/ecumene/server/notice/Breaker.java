package ecumene.server.notice;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.Ticker;
import java.time.Duration;

/**
 * Leaves a host alone for a while that has failed several times in a row, whatever table sends
 * there. After that one attempt is made, and it decides.
 */
final class Breaker {
  private static final int MOST_HOSTS = 10_000;

  private final int failures;
  private final Duration rest;
  private final Ticker time;
  private final Cache<String, Trouble> troubles =
      Caffeine.newBuilder().maximumSize(MOST_HOSTS).build();

  /**
   * @param count of failures without a success between
   * @param nextNanos not before then
   */
  private record Trouble(int count, long nextNanos) {}

  /**
   * @param failures in a row, until a host is left alone
   * @param rest for how long
   */
  Breaker(int failures, Duration rest, Ticker time) {
    this.failures = failures;
    this.rest = rest;
    this.time = time;
  }

  /** Whether something may be sent there now; who is the first after a rest is alone. */
  boolean allows(String host) {
    var allowed = new boolean[] {true};
    troubles
        .asMap()
        .computeIfPresent(
            host,
            (_, trouble) -> {
              if (trouble.count() < failures) {
                return trouble;
              }
              allowed[0] = time.read() - trouble.nextNanos() >= 0;
              return allowed[0] ? resting(trouble.count()) : trouble;
            });
    return allowed[0];
  }

  void failed(String host) {
    troubles.asMap().merge(host, resting(1), (before, _) -> resting(before.count() + 1));
  }

  void succeeded(String host) {
    troubles.invalidate(host);
  }

  private Trouble resting(int count) {
    return new Trouble(count, time.read() + rest.toNanos());
  }
}
