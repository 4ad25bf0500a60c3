package ecumene.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.server.store.TableId;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Others leave a table alone as long as somebody plays its bots. */
class DueNoteTest {
  private static final long START = 1_790_000_000_000L;

  private final DueNote note = new DueNote(new TableId("k3x"), new MemoryStore());

  private @Nullable Long lease(long seconds) {
    long now = START + seconds * 1000;
    var written = note.withLog(now + Timekeeper.LEASE, now);
    note.wrote(written);
    return written;
  }

  @Test
  void itIsPutOffBeforeItIsDueButNotWithEveryLine() {
    assertThat(lease(0)).isEqualTo(START + 10_000);
    assertThat(lease(1)).isNull();
    assertThat(lease(5)).isNull();
    assertThat(lease(6)).isEqualTo(START + 16_000);
    assertThat(lease(11)).isNull();
  }

  @Test
  void whatIsDueSoonerIsWrittenAndStands() {
    lease(0);
    assertThat(note.withLog(START + 3_000, START)).isEqualTo(START + 3_000);
    note.wrote(START + 3_000);
    assertThat(note.withLog(START + 3_000, START + 1)).isNull();
    assertThat(note.withLog(null, START + 1)).isNull();
  }

  @Test
  void whatIsDueLaterIsNotWrittenEachTime() {
    note.write(START + 300_000);
    assertThat(note.withLog(START + 400_000, START)).isNull();
    assertThat(note.withLog(START + 400_000, START + 299_000)).isEqualTo(START + 400_000);
  }
}
