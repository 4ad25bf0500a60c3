package ecumene.server.room;

import static ecumene.server.room.Tables.json;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.bots.kind.BotKind;
import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.game.Game;
import ecumene.movement.MoveTokens;
import ecumene.phase.Phase;
import ecumene.server.scene.Viewer;
import ecumene.server.store.Digest;
import ecumene.server.store.KeyChange;
import ecumene.server.store.StoredKey;
import ecumene.server.store.StoredKey.Role;
import ecumene.server.store.TableId;
import ecumene.server.table.TableState;
import ecumene.server.table.TimeLimits;
import ecumene.wire.save.SavedGame;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What might be done unseen is told to everybody, for good. */
class TableRecordTest {
  private final MemoryStore store = new MemoryStore();
  private final AtomicLong now = new AtomicLong(1_790_000_000_000L);

  /** How many milliseconds pass whenever somebody looks at the clock. */
  private volatile long hurry;

  private final InstantSource clock = () -> Instant.ofEpochMilli(now.addAndGet(hurry));
  private final List<Civilization> late = new ArrayList<>();
  private final List<Civilization> away = new ArrayList<>();
  private final Rooms rooms = new Rooms(store, clock, new Listener());

  private final class Listener implements TableListener {
    @Override
    public void written(TableId table, TableState state) {}

    @Override
    public void timedOut(TableId table, Civilization seat) {
      late.add(seat);
    }

    @Override
    public void stoodIn(TableId table, Civilization seat) {
      away.add(seat);
    }
  }

  private Room open(TimeLimits limits) {
    return rooms.room(
        rooms.create(Tables.of(Setup.of(5, Side.WEST), Seats.NONE, limits), _ -> List.of()));
  }

  private void pass(int seconds, Room room) {
    now.addAndGet(seconds * 1000L);
    room.lookNow();
    while (room.isBusy()) {
      Thread.onSpinWait();
    }
  }

  private static List<JsonNode> notes(Room room) {
    var list = json(room.look(Viewer.SPECTATOR)).path("chat").path("list");
    return list.valueStream().filter(it -> it.path("from").asString().equals("table")).toList();
  }

  private static List<String> told(Room room) {
    return notes(room).stream()
        .map(it -> it.path("note"))
        .map(it -> it.path("what").asString() + " " + it.path("seat").asString(""))
        .toList();
  }

  @Test
  void theClocksAnswerIsToldLoggedAndCounted() {
    var room = open(new TimeLimits(Map.of(Phase.MOVEMENT, 300), null, null));
    Tables.playTo(MoveTokens.class, room);
    var seat = Tables.awaited(room).question().seat();
    assertThat(notes(room)).isEmpty();

    pass(300, room);

    assertThat(away).isEmpty();
    assertThat(late).first().isEqualTo(seat);
    assertThat(notes(room)).hasSameSizeAs(late);
    assertThat(notes(room).getFirst().path("note").toString())
        .isEqualTo(
            """
            {"what":"clock-answered","seat":"%s","question":"move-tokens"}\
            """
                .formatted(seat.id()));
  }

  @Test
  void everyAnswerOfTheClockCountsAndNothingElse() {
    hurry = 5000; // so that what is asked next is late again
    var room = open(new TimeLimits(Map.of(Phase.MOVEMENT, 5), null, null));
    pass(5, room);
    assertThat(told(room))
        .containsExactlyElementsOf(late.stream().map(it -> "clock-answered " + it.id()).toList())
        .hasSizeGreaterThan(room.state().seats().size());
  }

  @Test
  void aStandInIsNoTimeout() {
    var room = open(new TimeLimits(Map.of(), null, 900));
    Tables.playTo(MoveTokens.class, room);
    var seat = Tables.awaited(room).question().seat();
    pass(900, room);
    assertThat(away).first().isEqualTo(seat);
    assertThat(late).isEmpty();
    assertThat(told(room))
        .containsExactlyElementsOf(away.stream().map(it -> "stood-in " + it.id()).toList());
  }

  @Test
  void whoRenewsClaimsAndLooksLeavesATrace() {
    var room = open(TimeLimits.NONE);
    var seat = room.state().seats().first();
    var invitation = new StoredKey(new Digest("i"), room.id(), Role.INVITATION, seat, "open");
    var key = new StoredKey(new Digest("k"), room.id(), Role.SEAT, seat, null);
    room.tellAsHost("r", new Command.RenewLink(new KeyChange.Renewed(invitation)));
    room.tellAsClaimant(
        "c", new Command.Claim(new KeyChange.Exchanged(new Digest("i"), key), null));
    room.tellAsHost("b", new Command.GiveSeat(seat, BotKind.HOUSE));
    room.tellAsHost("p", new Command.GiveSeat(seat, null));
    room.tellAsHost("pause", new Command.Pause());
    room.tellAsHost("go", new Command.Resume());
    var name = seat.id();
    assertThat(told(room))
        .startsWith("link-renewed " + name, "claimed " + name, "bot-seated " + name)
        .endsWith("person-seated " + name, "paused ", "resumed ");
    assertThat(told(Tables.room(room.id(), store, clock))).isEqualTo(told(room));
  }

  @Test
  void anImportedTableSaysSoForGood() {
    var plan = Tables.ofPersons();
    var saved = SavedGame.of(Game.begin(plan.game().header()));
    var room = rooms.room(rooms.restore(plan, saved, _ -> List.of()));
    assertThat(told(room)).containsExactly("imported ");
    var table = json(room.look(Viewer.SPECTATOR)).path("table");
    assertThat(table.path("imported").asBoolean()).isTrue();
    assertThat(json(open(TimeLimits.NONE).look(Viewer.SPECTATOR)).path("table").has("imported"))
        .isFalse();
  }
}
