package ecumene.server.room;

import static ecumene.server.room.Tables.json;
import static ecumene.server.room.Tables.next;
import static ecumene.server.room.Tables.problem;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.server.Problem.Kind;
import ecumene.server.log.Replay;
import ecumene.server.log.TableLog;
import ecumene.server.rules.RulesVersion;
import ecumene.server.scene.ReplayScenes;
import ecumene.server.scene.Viewer;
import ecumene.server.store.Store;
import ecumene.server.store.StoredLine;
import ecumene.server.store.TableId;
import ecumene.server.table.Line;
import ecumene.server.table.Line.Rewound;
import ecumene.server.table.Note;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * A table whose log the rules do not play any more is rewound, once, and everybody is told. The
 * rules do not change here, so the log is changed behind the server's back, as if it were older
 * than checksums.
 */
abstract class RewindContract {
  private static final InstantSource CLOCK = InstantSource.system();
  private static final int REPLIES = TableLog.LINES_BETWEEN_SNAPSHOTS + 20;
  private static final String OTHER_QUESTION =
      """
      UPDATE lines SET text = replace(text, '"question":"', '"question":"f'),
        checksum = NULL
      WHERE table_id = ? AND number = ?\
      """;
  private static final String OTHER_LINE =
      "UPDATE lines SET text = ?, checksum = NULL WHERE table_id = ? AND number = ?";
  private static final String OTHER_POSITION =
      """
      UPDATE lines SET position = position + 1, checksum = NULL
      WHERE table_id = ? AND number = ?\
      """;

  private Store store;
  private TableId table;

  /** Opens the store of this test. */
  abstract Store open();

  /** A way to its tables that the store does not know of. */
  abstract Connection backDoor() throws SQLException;

  @BeforeEach
  void play() {
    store = open();
    try (var rooms = new Rooms(store, CLOCK)) {
      table = rooms.create(Tables.ofPersons(), _ -> List.of());
      playOn(rooms.room(table), REPLIES);
    }
  }

  @AfterEach
  void close() {
    store.close();
  }

  private static void playOn(Room room, int replies) {
    for (int i = 0; i < replies && !room.state().game().isOver(); i++) {
      Tables.reply(room, Tables.awaited(room), "r" + room.state().lines());
    }
  }

  private void tamper(String statement, Object... parameters) {
    store.close(); // for nobody else can write a SQLite meanwhile
    try (var connection = backDoor();
        var update = connection.prepareStatement(statement)) {
      for (int i = 0; i < parameters.length; i++) {
        update.setObject(i + 1, parameters[i]);
      }
      assertThat(update.executeUpdate()).isEqualTo(1);
    } catch (SQLException failed) {
      throw new AssertionError(failed);
    }
    store = open();
  }

  private List<Line> rewindings() {
    return store.lines(table, 0).stream()
        .map(StoredLine::text)
        .filter(text -> text.contains("rewound"))
        .map(Line::read)
        .toList();
  }

  /** How many lines there were when the newest phase of so many lines began. */
  private int phaseBegan(int lines) {
    var replay = Replay.read(table, store, lines);
    var stage = replay.history().lines().getLast();
    int began = lines;
    for (var moment : replay.history().lines().reversed()) {
      if (moment.turn() != stage.turn() || moment.phase() != stage.phase()) {
        return began;
      }
      began = moment.lines() - 1;
    }
    throw new AssertionError("that is the first phase");
  }

  /** How many events had been told after so many lines. */
  private int told(int lines) {
    return Replay.read(table, store, lines).state().events();
  }

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

  /** Of the line of this index; so it was played by rules that have come to something else. */
  private void comeToSomethingElse(int index) {
    tamper(OTHER_POSITION, table.word(), index);
  }

  /** The line of this index and the snapshot. */
  private void playByOtherRules(int index) {
    store.keepRules("other", "{\"facts/areas.csv\": \"0\", \"RU.1\": \"0\"}");
    tamper(
        "UPDATE lines SET rules = 'other' WHERE table_id = ? AND number = ?", table.word(), index);
    tamper("UPDATE snapshots SET rules = 'other' WHERE table_id = ?", table.word());
  }

  @Test
  void everyLineThatPlaysSaysWhatItHasComeTo() {
    assertThat(store.lines(table, 0)).hasSize(REPLIES).allMatch(line -> line.position() != null);
    var running = RulesVersion.running().id();
    for (int number = 0; number < REPLIES; number += 7) {
      assertThat(store.rules(table, number)).isEqualTo(RulesVersion.running().text());
    }
    assertThat(Objects.requireNonNull(store.snapshot(table)).rules()).isEqualTo(running);
  }

  @Test
  void whatComesOutOtherwiseIsRewound() {
    int began = phaseBegan(REPLIES - 3);
    comeToSomethingElse(REPLIES - 3);
    try (var rooms = new Rooms(store, CLOCK)) {
      assertThat(rooms.room(table).state().lines()).isEqualTo(REPLIES + 1);
      assertThat(rewindings()).containsExactly(new Rewound(began));
      playOn(rooms.room(table), 30);
    }
    try (var rooms = new Rooms(store, CLOCK)) {
      assertThat(rooms.room(table).state().lines()).isEqualTo(REPLIES + 31);
      assertThat(rewindings()).hasSize(1);
    }
  }

  @Test
  void aSnapshotByOtherRulesHidesNothing() {
    int early = REPLIES / 2;
    int began = phaseBegan(early);
    comeToSomethingElse(early);
    playByOtherRules(early);
    try (var rooms = new Rooms(store, CLOCK)) {
      var room = rooms.room(table);
      assertThat(rewindings()).containsExactly(new Rewound(began));
      assertThat(room.state().events()).isEqualTo(told(began));
      var note = Objects.requireNonNull(room.state().remarks().getLast().note());
      assertThat(note.what()).isEqualTo(Note.What.RULES_CHANGED);
      assertThat(note.changed()).startsWith("facts/adjacency.csv").endsWith("rules");
      assertThat(room.state().remarks().getLast().text()).contains("facts/adjacency.csv, ");
    }
  }

  @Test
  void aSnapshotByOtherRulesIsMadeAnewWhereNothingComesOutOtherwise() throws InterruptedException {
    playByOtherRules(0);
    try (var rooms = new Rooms(store, CLOCK)) {
      assertThat(rooms.room(table).state().lines()).isEqualTo(REPLIES);
      for (int i = 0; i < 1000 && "other".equals(snapshotRules()); i++) {
        Thread.sleep(5);
      }
      assertThat(snapshotRules()).isEqualTo(RulesVersion.running().id());
      assertThat(rewindings()).isEmpty();
    }
  }

  private @Nullable String snapshotRules() {
    return Objects.requireNonNull(store.snapshot(table)).rules();
  }

  @Test
  void aGameThatHasEndedStaysAsItEnded() {
    try (var rooms = new Rooms(store, CLOCK)) {
      playOn(rooms.room(table), Integer.MAX_VALUE);
    }
    int lines = store.lines(table, 0).size();
    comeToSomethingElse(REPLIES / 2);
    playByOtherRules(0);
    for (int times = 0; times < 2; times++) {
      try (var rooms = new Rooms(store, CLOCK)) {
        var room = rooms.room(table);
        assertThat(room.state().game().isOver()).isTrue();
        assertThat(room.state().lines()).isEqualTo(lines);
        assertThat(problem(room::replay)).isEqualTo(Kind.NOT_NOW);
      }
      assertThat(snapshotRules()).isNull();
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
