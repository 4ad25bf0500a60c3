package ecumene.server.room;

import static ecumene.server.room.Tables.problem;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import ecumene.server.Problem.Kind;
import ecumene.server.log.TableLog;
import ecumene.server.store.Damage;
import ecumene.server.store.Damage.Part;
import ecumene.server.store.Damaged;
import ecumene.server.store.Examined;
import ecumene.server.store.Store;
import ecumene.server.store.TableId;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/** A table of which something stored is damaged behind the server's back. */
abstract class TamperedTable {
  static final Duration PATIENCE = Duration.ofSeconds(30);
  static final int REPLIES = 20;
  static final int BAD = 7;

  final AtomicLong now = new AtomicLong(1_790_000_000_000L);
  final InstantSource clock = () -> Instant.ofEpochMilli(now.get());
  Store store;
  TableId table;

  /** Opens the store of this test. */
  abstract Store open();

  /** A way to its tables that the store does not know of. */
  abstract Connection backDoor() throws SQLException;

  @BeforeEach
  void play() {
    store = open();
    table = play(REPLIES);
  }

  @AfterEach
  void close() {
    store.close();
  }

  TableId play(int replies) {
    try (var rooms = new Rooms(store, clock)) {
      var room = rooms.room(rooms.create(Tables.ofPersons(), _ -> List.of()));
      playOn(room, replies);
      return room.id();
    }
  }

  static void playOn(Room room, int replies) {
    for (int i = 0; i < replies; i++) {
      Tables.reply(room, Tables.awaited(room), "r" + room.state().lines());
    }
  }

  void tamper(String... statements) {
    store.close(); // for nobody else can write a SQLite meanwhile
    try (var connection = backDoor();
        var update = connection.createStatement()) {
      for (var statement : statements) {
        assertThat(update.executeUpdate(statement.replace("ID", "'" + table + "'"))).isPositive();
      }
    } catch (SQLException failed) {
      throw new AssertionError(failed);
    }
    store = open();
  }

  Examined examined() {
    return Objects.requireNonNull(store.repairs().examine(table));
  }

  int snapshot() {
    return Objects.requireNonNull(store.snapshot(table)).lines();
  }

  List<Damage> found() {
    return examined().damages();
  }

  Damage damage(Part part, int line) {
    return new Damage(table, part, line);
  }

  void isHeld(Damage damage) {
    assertTimeoutPreemptively(
        PATIENCE,
        () -> {
          assertThatThrownBy(() -> TableLog.open(table, store, clock))
              .isInstanceOfSatisfying(
                  Damaged.class, it -> assertThat(it.damage()).isEqualTo(damage));
          try (var rooms = new Rooms(store, clock)) {
            assertThat(problem(() -> rooms.room(table))).isEqualTo(Kind.DAMAGED);
            rooms.room(rooms.create(Tables.ofPersons(), _ -> List.of()));
          }
        });
    assertThat(store.damage()).containsExactly(damage);
  }
}
