package ecumene.server.room;

import static ecumene.server.room.Tables.json;
import static ecumene.server.room.Tables.next;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.facts.Seats;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.game.Game;
import ecumene.phase.Phase;
import ecumene.server.Problem;
import ecumene.server.scene.ReplayScenes;
import ecumene.server.scene.Viewer;
import ecumene.server.table.TimeLimits;
import ecumene.wire.save.SavedGame;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** A table that was put away is the same when it is taken up again. */
class ReloadTest {
  private final MemoryStore store = new MemoryStore();
  private final AtomicLong now = new AtomicLong(1_790_000_000_000L);
  private final InstantSource clock = () -> Instant.ofEpochMilli(now.get());
  private final Rooms rooms = new Rooms(store, clock);

  private Room persons() {
    return rooms.room(rooms.create(Tables.ofPersons(), _ -> List.of()));
  }

  private List<String> scenes(Room room) {
    var scenes = new ArrayList<String>();
    scenes.add(json(room.look(Viewer.SPECTATOR)).toString());
    for (var seat : room.state().plan().seats()) {
      scenes.add(json(room.look(Viewer.of(seat))).toString());
    }
    return scenes;
  }

  @Test
  void everyScenesBytesAreTheSame() {
    var room = persons();
    int replies = 0;
    int snapshots = 0;
    boolean inCalamity = false;
    while (!room.state().game().isOver()) {
      Tables.reply(room, Tables.awaited(room), "r" + replies++);
      inCalamity |= room.state().game().phase() == Phase.CALAMITY_RESOLUTION;
      snapshots += store.snapshot(room.id()) == null ? 0 : 1;
      if (replies % 7 == 0 || room.state().game().phase() == Phase.CALAMITY_RESOLUTION) {
        assertThat(scenes(Tables.room(room.id(), store, clock))).isEqualTo(scenes(room));
      }
    }
    assertThat(inCalamity).isTrue();
    assertThat(snapshots).isPositive();
  }

  @Test
  void aViewerGoesOnFromTheLastLineSeen() {
    var room = persons();
    var seat = Tables.awaited(room).question().seat();
    for (int i = 0; i < 40; i++) {
      Tables.reply(room, Tables.awaited(room), "r" + i);
    }
    var all =
        json(
            new ReplayScenes(room.replay())
                .events(Viewer.of(seat), Integer.MAX_VALUE, Integer.MAX_VALUE));
    int then = room.replay().history().lines().get(9).events();
    var again = Tables.room(room.id(), store, clock);
    try (var subscription = again.subscribe(Viewer.of(seat), 10, () -> {})) {
      var message = next(subscription);
      assertThat(message.path("whole").asBoolean()).isTrue();
      var events = message.path("events");
      assertThat(events.path("from").asInt()).isEqualTo(then);
      var expected = all.path("events").path("list");
      assertThat(events.path("list").size()).isEqualTo(expected.size() - then);
      assertThat(events.path("list").get(0)).isEqualTo(expected.get(then));
    } catch (InterruptedException interrupted) {
      throw new AssertionError(interrupted);
    }
  }

  @Test
  void whatNobodyUsesIsPutAway() {
    var room = persons();
    var other = persons();
    try (var subscription = other.subscribe(Viewer.SPECTATOR, null, () -> {})) {
      assertThat(subscription).isNotNull();
      await(room);
      await(other);
      now.addAndGet(61_000);
      rooms.tick();
      assertThat(rooms.size()).isEqualTo(1);
      assertThat(rooms.room(other.id())).isSameAs(other);
    }
    assertThat(rooms.room(room.id())).isNotSameAs(room);
    assertThat(Tables.problem(() -> room.subscribe(Viewer.SPECTATOR, null, () -> {})))
        .isEqualTo(Problem.Kind.STOPPING);
  }

  /** Waits until the writer has nothing to do. */
  private static void await(Room room) {
    Tables.reply(room, Tables.awaited(room), "await");
    while (room.isBusy()) {
      Thread.onSpinWait();
    }
  }

  @Test
  void aFinishedGameIsExportedAndPlayedOnElsewhere() throws InterruptedException {
    var setup = Setup.of(5, Side.WEST);
    var room =
        rooms.room(rooms.create(Tables.of(setup, setup.seats(), TimeLimits.NONE), _ -> List.of()));
    while (!room.state().game().isOver()) {
      Thread.sleep(5);
    }
    var saved = SavedGame.read(room.replay().export().write());
    assertThat(saved.replay().ranking()).isEqualTo(room.state().game().ranking());

    var half =
        new SavedGame(
            saved.schema(),
            saved.game(),
            saved.journal().subList(0, 100),
            saved.phases().subList(0, phasesOf(saved, 100)),
            saved.snapshot());
    var plan = Tables.of(setup, Seats.NONE, TimeLimits.NONE);
    var restored = rooms.room(rooms.restore(plan, half, _ -> List.of()));
    assertThat(restored.state().lines()).isEqualTo(101); // and that it is an import
    assertThat(Tables.problem(restored.replay()::export)).isEqualTo(Problem.Kind.NOT_NOW);
  }

  private static int phasesOf(SavedGame saved, int entries) {
    var game = Game.begin(saved.game().header());
    for (var line : saved.journal().subList(0, entries)) {
      game = game.then(line.entry());
    }
    return game.marks().size();
  }

  @Test
  void everyMomentOfThePastIsShownAsItWas() {
    var room = persons();
    var views = new ArrayList<String>();
    for (int i = 0; i < 100; i++) {
      views.add(json(room.look(Viewer.SPECTATOR)).path("view").toString());
      Tables.reply(room, Tables.awaited(room), "r" + i);
      if (i == 50) {
        assertThat(room.replay()).isSameAs(room.replay());
      }
    }
    var replay = room.replay();
    assertThat(replay.history().lines()).hasSize(100);
    for (int i = 0; i < 100; i++) {
      assertThat(json(new ReplayScenes(replay).scene(Viewer.SPECTATOR, i)).path("view").toString())
          .isEqualTo(views.get(i));
    }
  }

  @Test
  void historyShowsWhatTheRoleSawThen() {
    var room = persons();
    var seat = Tables.awaited(room).question().seat();
    var before = json(room.look(Viewer.of(seat)));
    for (int i = 0; i < 10; i++) {
      Tables.reply(room, Tables.awaited(room), "r" + i);
    }
    var replay = room.replay();
    assertThat(replay.history().lines()).hasSize(10);
    assertThat(replay.history().lines().getFirst().lines()).isEqualTo(1);
    var then = json(new ReplayScenes(replay).scene(Viewer.of(seat), 0));
    assertThat(then.path("view")).isEqualTo(before.path("view"));
    assertThat(then.has("questions")).isFalse();
  }

  @Test
  void linesAreOwedUntilTheyArePlayedAgain() {
    var room = persons();
    for (int n = 0; n < 5; n++) {
      Tables.reply(room, Tables.awaited(room), "r" + n);
    }
    assertThat(room.linesToReplay()).isEqualTo(5);
    room.replay();
    assertThat(room.linesToReplay()).isZero();
    Tables.reply(room, Tables.awaited(room), "r5");
    assertThat(room.linesToReplay()).isOne();
  }
}
