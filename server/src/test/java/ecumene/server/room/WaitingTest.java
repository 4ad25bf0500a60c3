package ecumene.server.room;

import static ecumene.server.room.Tables.json;
import static ecumene.server.room.Tables.problem;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.facts.Seats;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.phase.Phase;
import ecumene.server.Problem;
import ecumene.server.scene.Viewer;
import ecumene.server.table.Plan;
import ecumene.server.table.TimeLimits;
import ecumene.server.table.Wait;
import ecumene.table.Open;
import ecumene.table.Pace.StopWaiting;
import ecumene.table.Pace.WaitForTurn;
import ecumene.wire.Wire;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Three are asked at the same time, and have two minutes each; the second waits (RU.88). */
class WaitingTest {
  private static final long START = 1_790_000_000_000L;
  private static final int LIMIT = 120;
  private static final JsonNode WAIT = Wire.JSON.valueToTree(new WaitForTurn());
  private static final JsonNode STOP = Wire.JSON.valueToTree(new StopWaiting());

  private final AtomicLong now = new AtomicLong(START);
  private final Rooms rooms = new Rooms(new MemoryStore(), () -> Instant.ofEpochMilli(now.get()));
  private final Room room = rooms.room(rooms.create(plan(), _ -> List.of()));

  private static Plan plan() {
    var clock = new TimeLimits(Map.of(Phase.CITY_CONSTRUCTION, LIMIT), null, null);
    return Tables.of(Setup.of(5, Side.WEST), Seats.NONE, clock);
  }

  private final Open first;
  private final Open second;

  WaitingTest() {
    while (room.state().game().phase() != Phase.CITY_CONSTRUCTION || open().size() < 3) {
      Tables.reply(room, Tables.awaited(room), "to-" + room.state().lines());
    }
    first = open().getFirst();
    second = open().get(1);
  }

  @BeforeEach
  void secondWaits() {
    answer(second, WAIT, "wait");
  }

  private List<Open> open() {
    return room.state().game().open();
  }

  private void answer(Open open, JsonNode answer, String request) {
    room.tell(
        open.question().seat(),
        request,
        new Command.AnswerQuestion(open.question().seat(), open.id().toString(), answer));
  }

  private Stream<String> clocks() {
    return room.state().waits().stream().map(Wait::question).map(it -> requireNonNull(it));
  }

  private JsonNode table() {
    return json(room.look(Viewer.SPECTATOR)).path("table");
  }

  private static List<String> words(JsonNode list) {
    return StreamSupport.stream(list.spliterator(), false).map(JsonNode::asString).toList();
  }

  @Test
  void everybodySeesWhoWaitsForWhom() {
    var turns = open().stream().map(it -> it.question().seat().id()).toList();
    assertThat(words(table().path("turns"))).isEqualTo(turns);
    assertThat(words(table().path("waiting"))).containsExactly(turns.get(1));
    assertThat(table().path("waits-for").propertyNames())
        .hasSize(turns.size() - 1)
        .doesNotContain(turns.get(1));
  }

  @Test
  void theClockOfWhoWaitsStartsWhenThoseBeforeHaveAnswered() {
    assertThat(clocks()).doesNotContain(second.id().toString()).contains(first.id().toString());
    now.addAndGet(50_000);
    Tables.reply(room, first, "first");
    assertThat(room.state().waits())
        .contains(
            new Wait(
                second.question().seat(),
                second.id().toString(),
                Wait.ClockScope.QUESTION,
                Instant.ofEpochMilli(START + 50_000)));
    assertThat(table().has("waiting")).isFalse();
  }

  @Test
  void aClockThatRunsOutTakesNoTurnFromWhoWaits() {
    now.addAndGet(LIMIT * 1000L);
    room.lookNow();
    while (room.isBusy()) {
      Thread.onSpinWait();
    }
    assertThat(open()).containsExactly(second); // it ran out for all the others
    assertThat(room.state().deadlines().first())
        .isEqualTo(Instant.ofEpochMilli(now.get() + LIMIT * 1000L));
  }

  @Test
  void waitingIsTakenBack() {
    answer(second, STOP, "stop");
    assertThat(clocks()).contains(second.id().toString());
    assertThat(table().has("waiting")).isFalse();
  }

  @Test
  void whoWaitsMayStillAnswer() {
    Tables.reply(room, second, "second");
    assertThat(open()).doesNotContain(second);
    assertThat(table().has("waiting")).isFalse();
  }

  @Test
  void nobodyWaitsForNobodyOrTwice() {
    assertThat(problem(() -> answer(first, WAIT, "a"))).isEqualTo(Problem.Kind.REFUSED);
    assertThat(problem(() -> answer(second, WAIT, "b"))).isEqualTo(Problem.Kind.REFUSED);
    assertThat(problem(() -> answer(open().get(2), STOP, "c"))).isEqualTo(Problem.Kind.REFUSED);
    var help = room.help(first.question().seat(), first.id().toString());
    assertThat(help.judge(WAIT)).hasToString("RU.88: there is nobody to wait for");
  }
}
