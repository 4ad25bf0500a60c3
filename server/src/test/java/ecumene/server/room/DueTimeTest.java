package ecumene.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.server.store.TableId;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Others leave a table alone as long as somebody plays its bots. */
class DueTimeTest {
  private static final Instant START = Instant.ofEpochMilli(1_790_000_000_000L);

  private final DueTime due = new DueTime(new TableId("k3x"), new MemoryStore());

  private @Nullable Instant lease(long seconds) {
    var now = START.plusSeconds(seconds);
    var written = due.withLog(now.plus(Timekeeper.LEASE), now);
    due.wasStoredWithLog(written);
    return written;
  }

  @Test
  void itIsPutOffBeforeItIsDueButNotWithEveryLine() {
    assertThat(lease(0)).isEqualTo(START.plusSeconds(10));
    assertThat(lease(1)).isNull();
    assertThat(lease(5)).isNull();
    assertThat(lease(6)).isEqualTo(START.plusSeconds(16));
    assertThat(lease(11)).isNull();
  }

  @Test
  void whatIsDueSoonerIsWrittenAndStands() {
    lease(0);
    assertThat(due.withLog(START.plusSeconds(3), START)).isEqualTo(START.plusSeconds(3));
    due.wasStoredWithLog(START.plusSeconds(3));
    assertThat(due.withLog(START.plusSeconds(3), START.plusMillis(1))).isNull();
    assertThat(due.withLog(null, START.plusMillis(1))).isNull();
  }

  @Test
  void whatIsDueLaterIsNotWrittenEachTime() {
    due.set(START.plusSeconds(300));
    assertThat(due.withLog(START.plusSeconds(400), START)).isNull();
    assertThat(due.withLog(START.plusSeconds(400), START.plusSeconds(299)))
        .isEqualTo(START.plusSeconds(400));
  }
}
