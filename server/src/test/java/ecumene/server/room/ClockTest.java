package ecumene.server.room;

import static ecumene.server.room.Tables.json;
import static ecumene.server.room.Tables.problem;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.bots.kind.BotKind;
import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.movement.MoveTokens;
import ecumene.phase.Phase;
import ecumene.server.Problem;
import ecumene.server.scene.Viewer;
import ecumene.server.table.TimeLimits;
import ecumene.trade.Trade;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class ClockTest {
  private static final long START = 1_790_000_000_000L;

  private final MemoryStore store = new MemoryStore();
  private final AtomicLong now = new AtomicLong(START);
  private final InstantSource clock = () -> Instant.ofEpochMilli(now.get());
  private final Rooms rooms = new Rooms(store, clock);

  private Room open(TimeLimits limits) {
    var plan = Tables.of(Setup.of(5, Side.WEST), Seats.NONE, limits);
    return rooms.room(rooms.create(plan, _ -> List.of()));
  }

  /** Lets time pass, and everybody look at the clock. */
  private void pass(int seconds, Room room) {
    now.addAndGet(seconds * 1000L);
    room.lookNow();
    while (room.isBusy()) {
      Thread.onSpinWait();
    }
  }

  private static TimeLimits movement(int seconds) {
    return new TimeLimits(Map.of(Phase.MOVEMENT, seconds), null, null);
  }

  @Test
  void whoIsTooSlowDoesNotMove() {
    var room = open(movement(300));
    assertThat(Tables.playTo(MoveTokens.class, room)).isTrue();
    int lines = room.state().lines();
    var seat = Tables.awaited(room).question().seat();
    assertThat(json(room.look(Viewer.SPECTATOR)).path("table").path("deadline").asLong())
        .isEqualTo(START + 300_000);
    var before = json(room.look(Viewer.SPECTATOR)).path("view").path("seats").path(seat.id());

    pass(299, room);
    assertThat(room.state().lines()).isEqualTo(lines);
    pass(1, room);
    assertThat(room.state().lines()).isGreaterThan(lines);
    assertThat(store.lines(room.id(), lines).getFirst().text()).contains("\"by\":\"clock\"");
    var after = json(room.look(Viewer.SPECTATOR)).path("view").path("seats").path(seat.id());
    assertThat(after.path("tokens")).isEqualTo(before.path("tokens"));
    assertThat(problem(() -> room.tell(seat, "u", new Command.TakeBack(seat))))
        .isEqualTo(Problem.Kind.REFUSED);
  }

  @Test
  void botsGoOnWhenTheStoreIsBack() {
    var room = open(TimeLimits.NONE);
    pass(0, room);
    store.failAfter(1);
    room.tellAsHost(
        "g", new Command.GiveSeat(Tables.awaited(room).question().seat(), BotKind.HOUSE));
    while (room.isBusy()) {
      Thread.onSpinWait();
    }
    assertThat(room.state().lines()).isEqualTo(1);
    assertThat(store.overdue(Instant.ofEpochMilli(now.get()), 1)).isEmpty();

    now.addAndGet(3000);
    rooms.tick();
    while (room.isBusy()) {
      Thread.onSpinWait();
    }
    assertThat(room.state().lines()).isGreaterThan(1);
  }

  @Test
  void anotherProcessLooksAtWhatIsOverdue() {
    var room = open(movement(300));
    Tables.playTo(MoveTokens.class, room);
    pass(0, room);
    assertThat(store.overdue(Instant.ofEpochMilli(START + 299_999), 10)).isEmpty();
    assertThat(store.overdue(Instant.ofEpochMilli(START + 300_000), 10)).containsExactly(room.id());
  }

  @Test
  void aPauseStopsTheClock() {
    var room = open(movement(300));
    Tables.playTo(MoveTokens.class, room);
    int lines = room.state().lines();
    pass(100, room);
    room.tellAsHost("p", new Command.Pause());
    var open = Tables.awaited(room);
    assertThat(problem(() -> Tables.reply(room, open, "r"))).isEqualTo(Problem.Kind.NOT_NOW);
    assertThat(problem(() -> room.tellAsHost("p2", new Command.Pause())))
        .isEqualTo(Problem.Kind.NOT_NOW);
    pass(1000, room);
    assertThat(room.state().lines()).isEqualTo(lines + 1);
    room.tellAsHost("r", new Command.Resume());
    assertThat(room.state().deadlines().first()).isEqualTo(Instant.ofEpochMilli(START + 1_300_000));
    pass(199, room);
    assertThat(room.state().lines()).isEqualTo(lines + 2);
    pass(1, room);
    assertThat(room.state().lines()).isGreaterThan(lines + 2);
  }

  @Test
  void theHostGivesMoreTime() {
    var room = open(movement(300));
    Tables.playTo(MoveTokens.class, room);
    room.tellAsHost("e", new Command.Extend(Duration.ofSeconds(60)));
    assertThat(room.state().deadlines().first()).isEqualTo(Instant.ofEpochMilli(START + 360_000));
  }

  @Test
  void allTradeHasItsTimeTogether() {
    var room = open(new TimeLimits(Map.of(Phase.TRADE, 600), null, null));
    assertThat(Tables.playTo(Trade.class, room)).isTrue();
    long began = now.get();
    now.addAndGet(100_000);
    Tables.reply(room, Tables.awaited(room), "t");
    if (room.state().game().phase() == Phase.TRADE) {
      assertThat(room.state().deadlines().first()).isEqualTo(Instant.ofEpochMilli(began + 600_000));
      pass(500, room);
    }
    assertThat(room.state().game().phase()).isNotEqualTo(Phase.TRADE);
  }

  @Test
  void aBotPlaysForWhoIsAwayUntilTheyAreBack() {
    var room = open(new TimeLimits(Map.of(), null, 900));
    Tables.playTo(MoveTokens.class, room);
    var seat = Tables.awaited(room).question().seat();
    int lines = room.state().lines();
    pass(899, room);
    assertThat(room.state().lines()).isEqualTo(lines);
    pass(1, room);
    assertThat(room.state().people().away()).isEqualTo(Seats.of(seat));
    assertThat(room.state().lines()).isGreaterThan(lines + 1);
    assertThat(standIn(room, seat)).isTrue();

    try (var subscription = room.subscribe(Viewer.of(seat), null, () -> {})) {
      assertThat(subscription).isNotNull();
      assertThat(room.state().people().away().isEmpty()).isTrue();
      assertThat(standIn(room, seat)).isFalse();
    }
  }

  @Test
  void whoLooksOnIsNotAway() {
    var room = open(new TimeLimits(Map.of(), null, 900));
    Tables.playTo(MoveTokens.class, room);
    var seat = Tables.awaited(room).question().seat();
    try (var subscription = room.subscribe(Viewer.of(seat), null, () -> {})) {
      assertThat(subscription).isNotNull();
      pass(2000, room);
      assertThat(room.state().people().away().isEmpty()).isTrue();
    }
  }

  private static boolean standIn(Room room, Civilization seat) {
    return json(room.look(Viewer.SPECTATOR))
        .path("table")
        .path("seats")
        .path(seat.id())
        .path("stand-in")
        .asBoolean(false);
  }
}
