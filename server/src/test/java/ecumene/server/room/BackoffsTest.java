package ecumene.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.server.store.StoreFailed;
import ecumene.server.store.TableId;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class BackoffsTest {
  private static final TableId BAD = new TableId("bad");

  private final StoreFailed failure = new StoreFailed("the disk is full");
  private final AtomicLong second = new AtomicLong();
  private final Backoffs backoffs = new Backoffs(() -> Instant.ofEpochSecond(second.get()));

  /** When it is tried, if it fails each time; looked at every second. */
  private List<Long> tries(int seconds) {
    var tries = new ArrayList<Long>();
    for (int i = 0; i < seconds; i++, second.incrementAndGet()) {
      if (!backoffs.holds(BAD)) {
        tries.add(second.get());
        backoffs.failed(BAD, failure);
      }
    }
    return tries;
  }

  @Test
  void aTableIsTriedAfterTwiceAsLongEachTimeUpToAMinute() {
    assertThat(tries(240)).containsExactly(0L, 1L, 3L, 7L, 15L, 31L, 63L, 123L, 183L);
  }

  @Test
  void whatIsAskedForMeanwhileMakesNothingLonger() {
    backoffs.failed(BAD, failure);
    backoffs.failed(BAD, failure);
    backoffs.failed(BAD, failure);
    assertThat(backoffs.isOver(BAD)).isFalse();
    second.incrementAndGet();
    assertThat(backoffs.isOver(BAD)).isTrue();
  }

  @Test
  void whatWorksBeginsAnew() {
    tries(20);
    backoffs.worked(BAD);
    assertThat(backoffs.size()).isZero();
    second.set(100);
    assertThat(tries(4)).containsExactly(100L, 101L, 103L);
  }

  @Test
  void eachWaitsByItself() {
    tries(8);
    assertThat(backoffs.holds(BAD)).isTrue();
    assertThat(backoffs.holds(new TableId("good"))).isFalse();
  }

  @Test
  void whatNobodyTriesAgainIsForgotten() {
    backoffs.failed(BAD, failure);
    second.addAndGet(Backoffs.LONGEST.toSeconds() + 1);
    backoffs.cleanUp();
    assertThat(backoffs.size()).isEqualTo(1);
    second.incrementAndGet();
    backoffs.cleanUp();
    assertThat(backoffs.size()).isZero();
  }
}
