package ecumene.server.notice;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class BreakerTest {
  private static final String HOST = "chat.example";
  private static final Duration REST = Duration.ofMinutes(5);

  private long now;
  private final Breaker breaker = new Breaker(3, REST, () -> now);

  private void fail(int times) {
    for (int i = 0; i < times; i++) {
      breaker.failed(HOST);
    }
  }

  @Test
  void aHostThatFailsAgainAndAgainIsLeftAlone() {
    fail(2);
    assertThat(breaker.allows(HOST)).isTrue();
    fail(1);
    assertThat(breaker.allows(HOST)).isFalse();
    assertThat(breaker.allows("other.example")).isTrue();
  }

  @Test
  void afterItsRestItIsTriedOnce() {
    fail(3);
    now += REST.toNanos();
    assertThat(breaker.allows(HOST)).isTrue();
    assertThat(breaker.allows(HOST)).isFalse();
    breaker.succeeded(HOST);
    assertThat(breaker.allows(HOST)).isTrue();
    fail(1);
    assertThat(breaker.allows(HOST)).isTrue();
  }

  @Test
  void aSuccessBetweenBeginsTheCountAnew() {
    fail(2);
    breaker.succeeded(HOST);
    fail(2);
    assertThat(breaker.allows(HOST)).isTrue();
  }
}
