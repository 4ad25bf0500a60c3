package ecumene.server.limit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.server.Problem;
import ecumene.table.Sentence;
import io.github.bucket4j.TimeMeter;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class LimitTest {
  private long now;
  private final Limit limit = limit(3);

  @Test
  void whoDoesItTooOftenIsToldWhenToComeBack() {
    take("anna", 3);
    assertThatThrownBy(() -> limit.take("anna"))
        .isInstanceOfSatisfying(
            Problem.class,
            problem -> {
              assertThat(problem.kind()).isEqualTo(Problem.Kind.TOO_MANY);
              assertThat(problem.retryAfter())
                  .isBetween(Duration.ofSeconds(1), Duration.ofSeconds(2));
            });
    now += Duration.ofSeconds(1).toNanos();
    take("anna", 1);
  }

  @Test
  void whatIsGivenBackCanBeTakenAgain() {
    take("anna", 3);
    limit.giveBack("anna");
    limit.giveBack("ben");
    take("anna", 1);
    assertThatThrownBy(() -> limit.take("anna")).hasMessage("too often");
    assertThat(limit.size()).isOne();
  }

  @Test
  void whatCostsMoreIsSoonerTooMuch() {
    var larger = limit(5);
    larger.take("anna", 2);
    larger.take("anna", 2);
    assertThatThrownBy(() -> larger.take("anna", 2)).hasMessage("too often");
    larger.take("anna", 1);
    assertThatThrownBy(() -> larger.take("anna")).hasMessage("too often");
    now += Duration.ofSeconds(2).toNanos();
    larger.take("anna", 2);
  }

  @Test
  void whatCostsMoreThanHalfABurstTakesHalfABurst() {
    var larger = limit(10);
    larger.take("anna", 4);
    larger.take("anna", 100); // 5
    assertThatThrownBy(() -> larger.take("anna", 2)).hasMessage("too often");
    larger.take("anna");
    now += Duration.ofSeconds(5).toNanos();
    larger.take("anna", 100);
  }

  @Test
  void othersAreNotAffected() {
    take("anna", 3);
    take("ben", 3);
  }

  @Test
  void whoHasRestedIsForgotten() {
    take("anna", 2);
    assertThat(limit.size()).isOne();
    now += Duration.ofSeconds(2).toNanos();
    assertThat(limit.size()).isZero();
  }

  @Test
  void thereMayBeNoLimit() {
    var none = new Limit(Sentence.of("never"), null, time());
    for (int i = 0; i < 1000; i++) {
      none.take("anna");
    }
    assertThat(none.size()).isZero();
  }

  @Test
  void placesAreGivenBack() {
    var places = new ConcurrencyLimit(Sentence.of("full"), 3, 2);
    places.take("anna");
    places.take("anna");
    assertThatThrownBy(() -> places.take("anna")).hasMessage("full");
    places.take("ben");
    assertThatThrownBy(() -> places.take("carl")).hasMessage("full");
    places.giveBack("anna");
    places.take("carl");
    assertThat(places.total()).isEqualTo(3);
  }

  private Limit limit(int burst) {
    var rate = new Limit.Rate(1, Duration.ofSeconds(1), burst);
    return new Limit(Sentence.of("too often"), rate, time());
  }

  private void take(String who, int times) {
    for (int i = 0; i < times; i++) {
      limit.take(who);
    }
  }

  private TimeMeter time() {
    return new TimeMeter() {
      @Override
      public long currentTimeNanos() {
        return now;
      }

      @Override
      public boolean isWallClockBased() {
        return false;
      }
    };
  }
}
