package ecumene.server.room;

import static ecumene.server.room.Tables.next;
import static ecumene.server.room.Tables.problem;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.server.Problem;
import ecumene.server.Problem.Kind;
import ecumene.server.scene.Subscription;
import ecumene.server.scene.Viewer;
import ecumene.server.table.TimeLimits;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;

/** A server that is stopped finishes what it has taken, and takes nothing more. */
class StopTest {
  private final MemoryStore store = new MemoryStore();
  private final Rooms rooms = new Rooms(store, InstantSource.system());

  private static void await(BooleanSupplier what) {
    assertTimeoutPreemptively(
        Duration.ofSeconds(30),
        () -> {
          while (!what.getAsBoolean()) {
            Thread.sleep(1);
          }
        });
  }

  private boolean isStopping(Room room) {
    try {
      return rooms.room(room.id()) != room;
    } catch (Problem stopping) {
      return stopping.kind() == Kind.STOPPING;
    }
  }

  @Test
  void whatWasTakenIsAcknowledgedBeforeAllIsClosed() throws InterruptedException {
    var room = rooms.room(rooms.create(Tables.ofPersons(), _ -> List.of()));
    await(() -> !room.isBusy());
    var open = Tables.awaited(room);
    var disk = new CompletableFuture<Boolean>();
    try (var subscription = room.subscribe(Viewer.SPECTATOR, null, () -> {})) {
      next(subscription);
      store.writeAfter(disk);
      var reply = CompletableFuture.supplyAsync(() -> Tables.reply(room, open, "r1"));
      await(room::isBusy);
      var closing = CompletableFuture.runAsync(rooms::close);
      await(() -> isStopping(room));

      assertThat(problem(() -> Tables.reply(room, open, "r2"))).isEqualTo(Kind.STOPPING);
      assertThat(problem(() -> read(subscription))).isEqualTo(Kind.STOPPING);
      assertThat(closing).isNotDone();
      assertThat(reply).isNotDone();

      disk.complete(true);
      closing.join();
      assertThat(store.lines(room.id(), 0)).hasSize(1);
      assertThat(reply.join()).isEqualTo(1);
    }
  }

  private static void read(Subscription subscription) {
    try {
      next(subscription);
    } catch (InterruptedException interrupted) {
      throw new AssertionError(interrupted);
    }
  }

  @Test
  void botsStopInTheMiddleOfAGame() throws InterruptedException {
    var setup = Setup.of(5, Side.WEST);
    var plan = Tables.of(setup, setup.seats(), TimeLimits.NONE);
    var room = rooms.room(rooms.create(plan, _ -> List.of()));
    await(() -> room.state().lines() > 0);
    rooms.close();
    assertThat(room.isBusy()).isFalse();
    int lines = store.lines(room.id(), 0).size();
    Thread.sleep(50);
    assertThat(store.lines(room.id(), 0)).hasSize(lines);
    assertThat(room.state().game().isOver()).isFalse();
  }

  @Test
  void botsGoOnWhenSomebodyServesTheTableAgain() {
    var setup = Setup.of(5, Side.WEST);
    var plan = Tables.of(setup, setup.seats(), TimeLimits.NONE);
    var room = rooms.room(rooms.create(plan, _ -> List.of()));
    await(() -> room.state().lines() > 0);
    rooms.close();
    int lines = store.lines(room.id(), 0).size();

    var later = new AtomicLong(System.currentTimeMillis());
    try (var others = new Rooms(store, () -> Instant.ofEpochMilli(later.get()))) {
      others.tick();
      assertThat(others.size()).as("whoever plays the bots is left alone").isZero();
      later.addAndGet(Timekeeper.LEASE.toMillis());
      others.tick();
      await(() -> store.lines(room.id(), lines).size() > 0);
    }
  }

  @Test
  void nobodyLooksAtATableThatWaitsForPersons() {
    var room = rooms.room(rooms.create(Tables.ofPersons(), _ -> List.of()));
    await(() -> !room.isBusy());
    Tables.reply(room, Tables.awaited(room), "r1");
    await(() -> !room.isBusy());
    rooms.close();
    assertThat(store.overdue(Instant.MAX, 1)).isEmpty();
  }
}
