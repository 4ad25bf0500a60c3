package ecumene.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.phase.Phase;
import ecumene.server.Problem;
import ecumene.server.scene.Viewer;
import ecumene.server.store.StoredLine;
import ecumene.server.table.Line;
import ecumene.server.table.TimeLimits;
import ecumene.table.Open;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Many threads, and several processes, at one table. */
class RacesTest {
  private static final int THREADS = 16;

  private final MemoryStore store = new MemoryStore();
  private final Rooms rooms = new Rooms(store, InstantSource.system());

  private static <T> List<Future<T>> together(List<Callable<T>> tasks) throws InterruptedException {
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      return threads.invokeAll(tasks);
    }
  }

  private static int accepted(List<Future<Integer>> replies) throws InterruptedException {
    int accepted = 0;
    for (var reply : replies) {
      try {
        assertThat(reply.get()).isPositive();
        accepted++;
      } catch (ExecutionException refused) {
        assertThat(refused.getCause())
            .isInstanceOfSatisfying(
                Problem.class, it -> assertThat(it.kind()).isEqualTo(Problem.Kind.STALE));
      }
    }
    return accepted;
  }

  @Test
  void ofManyRepliesToOneQuestionOneIsAccepted() throws InterruptedException {
    var room = rooms.room(rooms.create(Tables.ofPersons(), _ -> List.of()));
    for (int round = 0; round < 20; round++) {
      var open = Tables.awaited(room);
      int before = room.state().lines();
      var tasks = new ArrayList<Callable<Integer>>();
      for (int i = 0; i < THREADS; i++) {
        var request = "r" + round + "-" + i;
        tasks.add(() -> Tables.reply(room, open, request));
      }
      assertThat(accepted(together(tasks))).isEqualTo(1);
      assertThat(room.state().lines()).isEqualTo(before + 1);
    }
  }

  @Test
  void ofTwoProcessesOneIsFaster() throws InterruptedException {
    var other = new Rooms(store, InstantSource.system());
    var id = rooms.create(Tables.ofPersons(), _ -> List.of());
    for (int round = 0; round < 50; round++) {
      var open = Tables.awaited(rooms.room(id));
      var tasks = new ArrayList<Callable<Integer>>();
      for (var node : List.of(rooms, other)) {
        var request = "r" + round + (node == other ? "other" : "");
        tasks.add(() -> Tables.reply(node.room(id), open, request));
      }
      assertThat(accepted(together(tasks))).isEqualTo(1);
    }
    assertThat(store.lines(id, 0)).hasSize(50);
  }

  @Test
  void whatWasNotHeardOfIsReadWhenTheStoreSaysSo() throws InterruptedException {
    var room = rooms.room(rooms.create(Tables.ofPersons(), _ -> List.of()));
    try (var subscription = room.subscribe(Viewer.SPECTATOR, null, () -> {})) {
      Tables.next(subscription);
      store.write(
          room.id(),
          0,
          List.of(new StoredLine(Instant.ofEpochMilli(1), null, new Line.Paused().write())));
      store.miss();
      var scene = Tables.next(subscription);
      assertThat(scene.path("table").path("paused").asBoolean()).isTrue();
    }
  }

  @Test
  void eighteenTradeAtOnce() throws InterruptedException {
    var setup = Setup.of(18, Side.BOTH);
    var plan = Tables.of(setup, Seats.NONE, TimeLimits.NONE);
    var room = rooms.room(rooms.create(plan, _ -> List.of()));
    while (trading(room).size() < 3) {
      Tables.reply(room, Tables.awaited(room), "to-" + room.state().lines());
    }
    int before = room.state().lines();
    var tasks = new ArrayList<Callable<Integer>>();
    for (var seat : trading(room)) {
      tasks.add(() -> tradeToTheEnd(room, seat));
    }
    int replies = 0;
    for (var done : together(tasks)) {
      try {
        replies += done.get();
      } catch (ExecutionException failed) {
        throw new AssertionError(failed);
      }
    }
    assertThat(room.state().lines()).isEqualTo(before + replies);
    assertThat(room.state().game().phase()).isNotEqualTo(Phase.TRADE);
  }

  private static List<Civilization> trading(Room room) {
    return room.state().game().phase() == Phase.TRADE
        ? room.state().game().open().stream().map(it -> it.question().seat()).toList()
        : List.of();
  }

  /** How many replies were accepted until this seat was done. */
  private static int tradeToTheEnd(Room room, Civilization seat) {
    int accepted = 0;
    for (int i = 0; ; i++) {
      var open = own(room, seat);
      if (open == null) {
        return accepted;
      }
      try {
        Tables.reply(room, open, "trade-" + i);
        accepted++;
      } catch (Problem late) {
        assertThat(late.kind()).isIn(Problem.Kind.STALE, Problem.Kind.REFUSED);
      }
    }
  }

  private static @Nullable Open own(Room room, Civilization seat) {
    return room.state().game().phase() != Phase.TRADE
        ? null
        : room.state().game().open().stream()
            .filter(it -> it.question().seat() == seat && it.question().isAwaited())
            .findFirst()
            .orElse(null);
  }
}
