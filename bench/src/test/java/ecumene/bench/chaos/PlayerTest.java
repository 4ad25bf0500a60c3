package ecumene.bench.chaos;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.bench.Recorded;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.server.store.StoredLine;
import ecumene.server.store.TableId;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What is lost, doubled or reordered is found. */
class PlayerTest {
  private static final int REPLIES = 5;
  private static final List<Integer> LINES = IntStream.rangeClosed(1, REPLIES).boxed().toList();
  private static final Recorded GAME = Recorded.of(Setup.of(5, Side.WEST), REPLIES);

  private final Player player = new Player(new TableId("t"), GAME);

  private static List<StoredLine> log() {
    var log = new ArrayList<StoredLine>();
    for (int n = 0; n < REPLIES; n++) {
      var step = GAME.steps().get(n);
      log.add(new StoredLine(Instant.EPOCH, step.seat().id() + ":r" + n, step.question()));
    }
    return log;
  }

  @Test
  void whatWasAcknowledgedIsThere() {
    assertThatCode(() -> player.check(LINES, log())).doesNotThrowAnyException();
    assertThatCode(() -> player.check(LINES.subList(0, 3), log())).doesNotThrowAnyException();
  }

  @Test
  void aLostReplyIsFound() {
    var log = log();
    log.removeLast();
    assertThatThrownBy(() -> player.check(LINES, log))
        .isInstanceOf(Violation.class)
        .hasMessage("table t: expected 5 acknowledged replies, found 4 of them");
  }

  @Test
  void aDoubledReplyIsFound() {
    var log = log();
    log.add(2, log.get(1));
    assertThatThrownBy(() -> player.check(LINES, log))
        .isInstanceOf(Violation.class)
        .hasMessageContaining("expected reply " + log.get(3).request());
  }

  @Test
  void reorderedRepliesAreFound() {
    var log = log();
    log.add(1, log.remove(2));
    assertThatThrownBy(() -> player.check(LINES, log)).isInstanceOf(Violation.class);
  }

  @Test
  void aReplyAtAnotherLineIsFound() {
    var log = log();
    log.addFirst(new StoredLine(Instant.EPOCH, null, "{}"));
    assertThatThrownBy(() -> player.check(LINES, log))
        .isInstanceOf(Violation.class)
        .hasMessage("table t: expected %s at line 1, found null".formatted(log.get(1).request()));
  }
}
