package ecumene.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.server.log.NewestPhase;
import ecumene.server.log.Replay;
import ecumene.server.store.Store;
import ecumene.server.store.StoredLine;
import ecumene.server.store.TableId;
import ecumene.server.table.Line;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/**
 * A game that has been played for a while, in a store whose rows can be changed behind its back.
 */
abstract class StoredGame {
  static final InstantSource CLOCK = InstantSource.system();
  static final int REPLIES = NewestPhase.LINES_BETWEEN_SNAPSHOTS + 20;

  Store store;
  TableId table;

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

  static void playOn(Room room, int replies) {
    for (int i = 0; i < replies && !room.state().game().isOver(); i++) {
      Tables.reply(room, Tables.awaited(room), "r" + room.state().lines());
    }
  }

  void tamper(String statement, Object... parameters) {
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

  List<Line> rewindings() {
    return store.lines(table, 0).stream()
        .map(StoredLine::text)
        .filter(text -> text.contains("rewound"))
        .map(Line::read)
        .toList();
  }

  /** How many lines there were when the newest phase of so many lines began. */
  int phaseBegan(int lines) {
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
  int told(int lines) {
    return Replay.read(table, store, lines).state().events();
  }
}
