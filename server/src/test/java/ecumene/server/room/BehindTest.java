package ecumene.server.room;

import static ecumene.server.room.Tables.json;
import static ecumene.server.room.Tables.problem;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.facts.Civilization;
import ecumene.server.Problem;
import ecumene.server.scene.ReplayScenes;
import ecumene.server.scene.Viewer;
import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Of two processes one is not told of what the other writes. */
class BehindTest {
  private final MemoryStore store = new MemoryStore();
  private final Rooms rooms = new Rooms(store, InstantSource.system());
  private final Room ahead = rooms.room(rooms.create(Tables.ofPersons(), _ -> List.of()));
  private final Room behind = Tables.room(ahead.id(), store, InstantSource.system());

  @BeforeEach
  void playOnUnheard() {
    playOn();
    assertThat(behind.state().lines()).isZero();
  }

  private void playOn() {
    for (int i = 0; i < 5; i++) {
      Tables.reply(ahead, Tables.awaited(ahead), "ahead-" + ahead.state().lines());
    }
  }

  private int lines() {
    return ahead.state().lines();
  }

  @Test
  void nobodyIsToldLessThanTheyHaveSeen() {
    var scene = json(behind.look(Viewer.SPECTATOR, lines()));
    assertThat(scene.path("line").asInt()).isEqualTo(lines());
  }

  @Test
  void aStreamGoesOnWhereItWas() throws InterruptedException {
    try (var subscription = behind.subscribe(Viewer.SPECTATOR, lines(), () -> {})) {
      assertThat(Tables.next(subscription).path("line").asInt()).isEqualTo(lines());
    }
  }

  @Test
  void aLineThatWasSeenIsInTheHistory() {
    var scene = new ReplayScenes(behind.replayWith(lines())).scene(Viewer.SPECTATOR, lines());
    assertThat(scene.lines()).isEqualTo(lines());
  }

  @Test
  void whoHasSeenNoMoreIsToldWhatIsKnownHere() {
    assertThat(json(behind.look(Viewer.SPECTATOR, null)).path("line").asInt()).isZero();
    assertThat(json(behind.look(Viewer.SPECTATOR, 0)).path("line").asInt()).isZero();
  }

  @Test
  void aQuestionThatIsNotKnownYetIsAnswered() {
    var open = Tables.awaited(ahead);
    var answer = Tables.answer(ahead, open);
    int before = lines();
    assertThat(behind.tell(open.question().seat(), "behind", answer)).isEqualTo(before + 1);
  }

  @Test
  void whatWasNotPossibleYetIsDone() {
    var seat = Civilization.MINOA;
    int paused = ahead.tellAsHost("p", new Command.Pause());
    assertThat(behind.tellAsHost("r", new Command.Resume())).isEqualTo(paused + 1);
    assertThat(problem(() -> behind.tell(seat, "b", new Command.ComeBack(seat))))
        .isEqualTo(Problem.Kind.NOT_NOW);
  }

  @Test
  void aQuestionThatIsGoneIsStillRefused() {
    var open = Tables.awaited(behind);
    var late = Tables.answer(behind, open);
    assertThat(problem(() -> behind.tell(open.question().seat(), "late", late)))
        .isEqualTo(Problem.Kind.STALE);
    assertThat(behind.state().lines()).as("it has looked").isEqualTo(lines());
  }

  @Test
  void aQuestionThatIsNotKnownYetIsHelpedWith() {
    var open = Tables.awaited(ahead);
    var seat = open.question().seat();
    var id = open.id().toString();
    assertThat(behind.help(seat, id).advise().answers()).isNotEmpty();

    playOn();
    var next = Tables.awaited(ahead);
    var answer = Tables.answer(ahead, next).answer();
    assertThat(behind.judge(next.question().seat(), next.id().toString(), answer)).isNull();
    assertThat(problem(() -> behind.help(seat, id))).isEqualTo(Problem.Kind.STALE);
  }
}
