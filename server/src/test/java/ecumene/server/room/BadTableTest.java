package ecumene.server.room;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import ecumene.facts.Seats;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.movement.MoveTokens;
import ecumene.phase.Phase;
import ecumene.server.store.StoreFailed;
import ecumene.server.store.TableId;
import ecumene.server.table.TimeLimits;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What is wrong with one table harms no other. */
class BadTableTest {
  private static final Duration LIMIT = Duration.ofMinutes(5);
  private static final Duration PATIENCE = Duration.ofSeconds(30);
  private static final int MANY = 101; // more than are looked at together

  private final MemoryStore store = new MemoryStore();
  private final AtomicLong now = new AtomicLong(1_790_000_000_000L);
  private final InstantSource clock = () -> Instant.ofEpochMilli(now.get());
  private final List<Rooms> processes = new ArrayList<>();

  /** In which way a table is bad. */
  enum Fault {
    STORE,
    EXCEPTION,
    ERROR;

    void strike() {
      switch (this) {
        case STORE -> throw new StoreFailed("this page of the file is damaged");
        case EXCEPTION -> throw new IllegalStateException("nobody has thought of this");
        case ERROR -> throw new AssertionError("nor of this");
      }
    }
  }

  private Rooms process() {
    var rooms = new Rooms(store, clock);
    processes.add(rooms);
    return rooms;
  }

  @AfterEach
  void end() {
    processes.forEach(Rooms::close);
  }

  /** A table where a movement is waited for, and only so long. */
  private TableId waiting(Rooms rooms) {
    var limits = new TimeLimits(Map.of(Phase.MOVEMENT, (int) LIMIT.toSeconds()), null, null);
    var plan = Tables.of(Setup.of(5, Side.WEST), Seats.NONE, limits);
    var room = rooms.room(rooms.create(plan, _ -> List.of()));
    Tables.playTo(MoveTokens.class, room);
    rest(room);
    return room.id();
  }

  private static void rest(Room room) {
    while (room.isBusy()) {
      Thread.onSpinWait();
    }
  }

  private int lines(TableId table) {
    return store.lines(table, 0).size();
  }

  private static void await(BooleanSupplier what) {
    assertTimeoutPreemptively(
        PATIENCE,
        () -> {
          while (!what.getAsBoolean()) {
            Thread.sleep(1);
          }
        });
  }

  @ParameterizedTest
  @EnumSource
  void aTableThatCanNotBeOpenedKeepsNoClockFromRunning(Fault fault) {
    var before = process();
    var bad = waiting(before);
    now.addAndGet(1);
    var good = waiting(before);
    before.close();
    int lines = lines(good);

    store.damage(bad, fault::strike);
    now.addAndGet(LIMIT.toMillis());
    var rooms = process();
    rooms.tick();
    assertThat(rooms.size()).as("the good one is looked after").isEqualTo(1);
    assertThat(rooms.putOff()).isEqualTo(1);
    await(() -> lines(good) > lines);
  }

  @ParameterizedTest
  @EnumSource
  void aTableThatIsPlayedAndFailsGoesOnByItself(Fault fault) {
    var rooms = process();
    var bad = waiting(rooms);
    var good = waiting(rooms);
    int lines = lines(bad);
    store.damage(bad, fault::strike);
    now.addAndGet(LIMIT.toMillis());
    int others = lines(good);
    rooms.tick();
    await(() -> lines(good) > others && rooms.putOff() == 1);

    store.mend(bad);
    assertThat(lines(bad)).isEqualTo(lines);
    now.addAndGet(Backoffs.SHORTEST.toMillis());
    rooms.tick();
    await(() -> lines(bad) > lines && rooms.putOff() == 0);
  }

  @Test
  void manyBadTablesDoNotHideAGoodOne() {
    var before = process();
    waiting(before);
    before.close();
    for (int i = 0; i < MANY; i++) {
      var bad = new TableId("bad" + i);
      store.setDue(bad, clock.instant());
      store.damage(bad, Fault.STORE::strike);
    }
    now.addAndGet(LIMIT.toMillis());
    var rooms = process();
    rooms.tick();
    rooms.tick();
    assertThat(rooms.putOff()).isEqualTo(MANY);
    assertThat(rooms.size()).as("the good one is looked after").isEqualTo(1);
  }

  @Test
  void aCommandThatBreaksSomethingFailsAlone() {
    var rooms = process();
    var room = rooms.room(waiting(rooms));
    var open = Tables.awaited(room);
    var seat = open.question().seat();
    var breaking =
        new ObjectNode(JsonNodeFactory.instance) {
          @Override
          public JsonToken asToken() {
            throw new AssertionError("this is no JSON");
          }
        };
    var answer = new Command.AnswerQuestion(seat, open.id().toString(), breaking);
    assertThatThrownBy(() -> room.tell(seat, "breaks", answer))
        .isInstanceOf(CompletionException.class)
        .hasRootCauseMessage("this is no JSON");
    assertThat(rooms.putOff()).isZero();
    assertThat(Tables.reply(room, open, "works")).isEqualTo(room.state().lines());
  }
}
