package ecumene.server.room;

import static ecumene.server.room.Tables.json;
import static ecumene.server.room.Tables.next;
import static ecumene.server.room.Tables.problem;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.server.Problem.Kind;
import ecumene.server.log.Replay;
import ecumene.server.log.TableLog;
import ecumene.server.scene.ReplayScenes;
import ecumene.server.scene.Viewer;
import ecumene.server.store.StoredLine;
import ecumene.server.table.Line.Rewound;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

/**
 * A table whose log the rules do not play any more is rewound, once, and everybody is told. The
 * rules do not change here, so the log is changed behind the server's back, as if it were older
 * than checksums.
 */
abstract class RewindContract extends StoredGame {
  private static final String OTHER_QUESTION =
      """
      UPDATE lines SET text = replace(text, '"question":"', '"question":"f'),
        checksum = NULL
      WHERE table_id = ? AND number = ?\
      """;
  private static final String OTHER_LINE =
      "UPDATE lines SET text = ?, checksum = NULL WHERE table_id = ? AND number = ?";

  @Test
  void theGameGoesOnFromTheBeginningOfThePhase() throws InterruptedException {
    int began = phaseBegan(REPLIES);
    try (var rooms = new Rooms(store, CLOCK)) {
      var room = rooms.room(table);
      room.tellAsHost("s", new Command.Say(null, null, "hello"));
      room.tell(
          room.state().seats().iterator().next(),
          "n",
          new Command.Rename(room.state().seats().iterator().next(), "Anna"));
    }
    var then =
        json(new ReplayScenes(Replay.read(table, store, began)).scene(Viewer.SPECTATOR, began));
    int events = told(began);
    tamper(OTHER_QUESTION, table.word(), REPLIES - 1);
    var before = store.lines(table, 0);

    try (var rooms = new Rooms(store, CLOCK)) {
      var room = rooms.room(table);
      assertThat(rewindings()).containsExactly(new Rewound(began));
      assertThat(store.lines(table, 0).subList(0, before.size()))
          .as("what was dropped can still be read")
          .isEqualTo(before);
      try (var viewer = room.subscribe(Viewer.SPECTATOR, before.size(), () -> {})) {
        var scene = next(viewer);
        assertThat(scene.path("view")).isEqualTo(then.path("view"));
        assertThat(scene.path("events").path("from").asInt()).isEqualTo(events);
        assertThat(scene.path("events").path("list")).isEmpty();
        var told = scene.path("chat").path("list").path(0);
        assertThat(told.path("from").asString()).isEqualTo("table");
        assertThat(told.path("rewound").path("phase")).isEqualTo(scene.path("table").path("phase"));
        assertThat(told.path("rewound").path("turn").asInt()).isEqualTo(room.state().turn());
      }
      assertThat(room.state().remarks().getFirst().text()).isEqualTo("hello");
      assertThat(room.state().people().names()).containsValue("Anna");
      assertThat(room.replay().history().lines()).hasSize(began);
      playOn(room, Integer.MAX_VALUE);
      assertThat(room.replay().export().replay().ranking())
          .isEqualTo(room.state().game().ranking());
    }
    try (var rooms = new Rooms(store, CLOCK)) {
      assertThat(rooms.room(table).state().game().isOver()).isTrue();
      assertThat(rewindings()).hasSize(1);
    }
  }

  @Test
  void aReplyThatTheRulesDoNotKnowIsRewoundToo() {
    tamper(OTHER_LINE, "{\"line\": \"played\", \"entry\": 1}", table.word(), REPLIES - 3);
    try (var rooms = new Rooms(store, CLOCK)) {
      assertThat(rooms.room(table).state().lines()).isEqualTo(REPLIES + 1);
      assertThat(rewindings()).containsExactly(new Rewound(phaseBegan(REPLIES - 3)));
    }
  }

  @Test
  void whatANewerVersionHasWrittenIsLeftToIt() {
    tamper(OTHER_LINE, "{\"line\": \"rolled\"}", table.word(), REPLIES - 3);
    try (var rooms = new Rooms(store, CLOCK)) {
      assertThat(problem(() -> rooms.room(table))).isEqualTo(Kind.NOT_NOW);
      assertThat(store.lines(table, 0)).hasSize(REPLIES);
    }
    var rewinding = new StoredLine(CLOCK.instant(), null, new Rewound(REPLIES - 10).write());
    store.append(table, REPLIES, List.of(rewinding)).join(); // as older versions have done it
    try (var rooms = new Rooms(store, CLOCK)) {
      assertThat(rooms.room(table).state().lines()).isEqualTo(REPLIES + 1);
    }
  }

  @Test
  void nobodyNeedsASnapshot() {
    List<String> scenes;
    try (var rooms = new Rooms(store, CLOCK)) {
      scenes = scenes(rooms.room(table));
    }
    assertThat(store.snapshot(table)).isNotNull();
    tamper("UPDATE snapshots SET text = '{}', checksum = NULL WHERE table_id = ?", table.word());
    try (var rooms = new Rooms(store, CLOCK)) {
      assertThat(scenes(rooms.room(table))).isEqualTo(scenes);
      assertThat(rewindings()).isEmpty();
    }
  }

  private static List<String> scenes(Room room) {
    return room.state().seats().stream()
        .map(seat -> json(room.look(Viewer.of(seat))))
        .map(String::valueOf)
        .toList();
  }

  @Test
  void aSnapshotOfWhatWasRewoundIsOfNoUse() {
    var snapshot = Objects.requireNonNull(store.snapshot(table));
    int early = snapshot.lines() / 2;
    tamper(OTHER_QUESTION, table.word(), early);
    try (var rooms = new Rooms(store, CLOCK)) {
      assertThat(rooms.room(table).state().lines()).as("from its snapshot").isEqualTo(REPLIES);
      assertThat(problem(() -> rooms.room(table).replay())).isEqualTo(Kind.NOT_NOW);
      try (var viewer = rooms.room(table).subscribe(Viewer.SPECTATOR, 1, () -> {})) {
        assertThat(next(viewer).path("whole").asBoolean()).isTrue();
      } catch (InterruptedException interrupted) {
        throw new AssertionError(interrupted);
      }
    }
    tamper("UPDATE snapshots SET text = '{}', checksum = NULL WHERE table_id = ?", table.word());
    int began = phaseBegan(early);
    try (var rooms = new Rooms(store, CLOCK)) {
      assertThat(rooms.room(table).state().events()).isEqualTo(told(began));
    }
    store.keep(table, snapshot); // by a late process
    try (var rooms = new Rooms(store, CLOCK)) {
      assertThat(rooms.room(table).state().events()).isEqualTo(told(began));
      assertThat(rewindings()).containsExactly(new Rewound(began));
    }
  }

  @Test
  void ofManyProcessesOneRewinds() {
    tamper(OTHER_QUESTION, table.word(), REPLIES - 1);
    var opening =
        List.of(1, 2, 3, 4).stream()
            .map(
                _ ->
                    CompletableFuture.supplyAsync(
                        () -> TableLog.open(table, store, CLOCK).state().events()))
            .toList();
    int told = told(phaseBegan(REPLIES - 1));
    assertThat(opening).allSatisfy(events -> assertThat(events.join()).isEqualTo(told));
    assertThat(rewindings()).hasSize(1);
  }

  @Test
  void whoPlaysAtAnotherProcessFollows() throws InterruptedException {
    int began = phaseBegan(REPLIES);
    var rewinding = new StoredLine(CLOCK.instant(), null, new Rewound(began).write());
    try (var rooms = new Rooms(store, CLOCK)) {
      var room = rooms.room(table);
      var seat = Tables.awaited(room).question().seat();
      try (var viewer = room.subscribe(Viewer.of(seat), REPLIES, () -> {})) {
        next(viewer);
        store.append(table, REPLIES, List.of(rewinding)).join();
        var scene = next(viewer);
        assertThat(scene.path("line").asInt()).isEqualTo(REPLIES + 1);
        assertThat(scene.path("chat").path("list").path(0).has("rewound")).isTrue();
        assertThat(scene.path("events").path("list")).isEmpty();
      }
      assertThat(room.state().events()).isEqualTo(told(began));
      playOn(room, 10);
      assertThat(rewindings()).hasSize(1);
    }
  }

  @Test
  void aTableOfAnotherVersionStopsNobodyElse() {
    tamper(
        "UPDATE tables SET plan = '{\"players\": 99}', checksum = NULL, due = 1 WHERE id = ?",
        table.word());
    try (var rooms = new Rooms(store, CLOCK)) {
      assertThat(problem(() -> rooms.room(table))).isEqualTo(Kind.NOT_NOW);
      var other = rooms.create(Tables.ofPersons(), _ -> List.of());
      store.setDue(other, Instant.ofEpochMilli(2));
      rooms.tick();
      assertThat(rooms.size()).isEqualTo(1);
      assertThat(store.overdue(Instant.ofEpochMilli(1), 10))
          .as("nobody looks again and again")
          .isEmpty();
      playOn(rooms.room(other), 5);
    }
  }
}
