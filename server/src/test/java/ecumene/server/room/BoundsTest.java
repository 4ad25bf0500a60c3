package ecumene.server.room;

import static ecumene.server.room.Tables.json;
import static ecumene.server.room.Tables.problem;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.bots.kind.BotKind;
import ecumene.facts.Civilization;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.phase.BuildCities;
import ecumene.server.Problem;
import ecumene.server.scene.ReplayScenes;
import ecumene.server.scene.Viewer;
import ecumene.server.store.TableId;
import ecumene.server.table.TableSnapshot;
import ecumene.server.table.TimeLimits;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tools.jackson.databind.JsonNode;

/** How much there may be of one table. */
@Timeout(120)
class BoundsTest {
  private static final Civilization ANNA = Civilization.MINOA;
  private static final Civilization BEN = Civilization.EGYPT;

  private final Invitations invitations = new Invitations();
  private final MemoryStore store = new MemoryStore();
  private final AtomicLong now = new AtomicLong(1_790_000_000_000L);
  private final InstantSource clock = () -> Instant.ofEpochMilli(now.get());

  private Rooms rooms(TableBounds bounds) {
    return new Rooms(store, clock, (_, _) -> {}, bounds);
  }

  private TableId ofPersons(Rooms rooms) {
    return rooms.create(Tables.ofPersons(), invitations::to);
  }

  // Talk

  private static void say(Room room, int count) {
    for (int i = 0; i < count; i++) {
      room.tell(ANNA, "say-" + i, new Command.Say(ANNA, i % 2 == 0 ? null : BEN, "no " + i));
    }
  }

  private static JsonNode chat(Room room, Viewer viewer) {
    return json(room.look(viewer)).path("chat");
  }

  @Test
  void theNewestOfALongTalkIsShownAndTheRestOnRequest() {
    try (var rooms = rooms(TableBounds.NONE)) {
      var room = rooms.room(ofPersons(rooms));
      say(room, 500);
      var ben = chat(room, Viewer.of(BEN));
      assertThat(ben.path("from").asInt()).isEqualTo(300);
      assertThat(ben.path("list")).hasSize(200);
      var others = chat(room, Viewer.SPECTATOR);
      assertThat(others.path("from").asInt()).isEqualTo(150);
      assertThat(others.path("list")).hasSize(100);

      var past = new ReplayScenes(room.replay());
      var older = json(past.chat(Viewer.of(BEN), 300, 100)).path("chat");
      assertThat(older.path("from").asInt()).isEqualTo(200);
      assertThat(older.path("list")).hasSize(100);
      assertThat(older.path("list").get(99).path("text").asString()).isEqualTo("no 299");
      var open = json(past.chat(Viewer.SPECTATOR, 150, 100)).path("chat");
      assertThat(open.path("from").asInt()).isEqualTo(50);
      assertThat(open.path("list").get(99).path("text").asString()).isEqualTo("no 298");
      assertThat(json(past.chat(Viewer.SPECTATOR, 1000, 1000)).path("chat").path("list"))
          .hasSize(250);
    }
  }

  @Test
  void aSnapshotOfALongTalkIsShortAndKnowsHowLongItWas() {
    try (var rooms = rooms(TableBounds.NONE)) {
      var room = rooms.room(ofPersons(rooms));
      room.tellAsClaimant("c", invitations.claim(ANNA));
      say(room, 1000);
      var text = room.state().snapshot().write();
      assertThat(text).contains("no 999").doesNotContain("no 700");
      var again = TableSnapshot.read(text).load(room.state().plan());
      assertThat(again.talk().count()).isEqualTo(1001);
      assertThat(again.talk().olderFor(BEN)).isEqualTo(801);
      assertThat(again.talk().olderFor(null)).isEqualTo(401);
      assertThat(again.talk().notes()).hasSize(1);
    }
  }

  @Test
  void noFloodOfTalkWashesTheRecordAway() {
    try (var rooms = rooms(TableBounds.NONE)) {
      var room = rooms.room(ofPersons(rooms));
      room.tellAsHost("r", invitations.renewal(BEN));
      room.tellAsClaimant("c", invitations.claim(BEN));
      say(room, 300);
      var record = json(room.look(Viewer.of(ANNA))).path("record");
      assertThat(record.valueStream().map(it -> it.path("note").path("what").asString()))
          .containsExactly("link-renewed", "claimed");
      assertThat(json(Tables.room(room.id(), store, clock).look(Viewer.SPECTATOR)).path("record"))
          .hasSize(2);
    }
  }

  @Test
  void whoFollowsALongTalkIsToldWhatIsNew() throws Exception {
    try (var rooms = rooms(TableBounds.NONE)) {
      var room = rooms.room(ofPersons(rooms));
      say(room, 300);
      try (var subscription = room.subscribe(Viewer.of(BEN), null, () -> {})) {
        assertThat(Tables.next(subscription).path("chat").path("from").asInt()).isEqualTo(100);
        room.tellAsHost("h", new Command.Say(null, null, "hello"));
        var news = Tables.next(subscription).path("chat");
        assertThat(news.path("from").asInt()).isEqualTo(300);
        assertThat(news.path("list")).hasSize(1);
      }
    }
  }

  // The log

  @Test
  void whatIsLeftOfAFullLogIsForTheGame() {
    try (var rooms = rooms(new TableBounds(100, 20_000))) {
      var room = rooms.room(ofPersons(rooms));
      int said = 0;
      var refused = false;
      while (!refused && said < 1000) {
        refused = isRefused(room, new Command.Say(ANNA, null, "x".repeat(200)), said++);
      }
      assertThat(said).isBetween(20, 100);
      assertThat(isRefused(room, new Command.Rename(ANNA, "Anna"), said++)).isTrue();
      Tables.reply(room, Tables.awaited(room), "play");
      var again = Tables.room(room.id(), store, clock);
      assertThat(again.state().lines()).isEqualTo(room.state().lines());
    }
  }

  @Test
  void aReloadedTableKnowsHowLongItsLogIs() {
    TableId table;
    try (var rooms = rooms(TableBounds.NONE)) {
      table = ofPersons(rooms);
      say(rooms.room(table), 200);
    }
    try (var rooms = rooms(new TableBounds(100, 10_000))) {
      assertThat(isRefused(rooms.room(table), new Command.Say(ANNA, null, "more"), 1)).isTrue();
    }
  }

  private static boolean isRefused(Room room, Command command, int request) {
    try {
      room.tell(ANNA, "request-" + request, command);
      return false;
    } catch (Problem full) {
      assertThat(full.getMessage()).contains("full");
      return true;
    }
  }

  // Bots alone

  private static TableId ofBots(Rooms rooms) {
    var setup = Setup.of(18, Side.BOTH);
    return rooms.create(Tables.of(setup, setup.seats(), TimeLimits.NONE), _ -> List.of());
  }

  private static void awaitRest(Room room) throws InterruptedException {
    for (int i = 0; i < 2000 && !(room.state().isResting() && !room.isBusy()); i++) {
      Thread.sleep(10);
    }
    assertThat(room.state().isResting()).isTrue();
  }

  @Test
  void botsAloneRestUntilSomebodyLooks() throws Exception {
    try (var rooms = rooms(new TableBounds(100, Long.MAX_VALUE))) {
      var room = rooms.room(ofBots(rooms));
      awaitRest(room);
      int lines = room.state().lines();
      assertThat(lines).isBetween(100, 110);
      now.addAndGet(60_000);
      rooms.tick();
      Thread.sleep(300);
      assertThat(room.state().lines()).as("without anybody").isEqualTo(lines);
      var note = room.state().remarks().getLast();
      assertThat(note.text()).contains("the bots rest");

      room.look(Viewer.SPECTATOR);
      awaitRest(room);
      assertThat(room.state().lines()).isBetween(lines + 100, lines + 112);
      assertThat(Tables.room(room.id(), store, clock).state().isResting()).isTrue();

      try (var subscription = room.subscribe(Viewer.SPECTATOR, null, () -> {})) {
        int seen = room.state().lines();
        for (int i = 0; i < 2000 && room.state().lines() < seen + 300; i++) {
          Thread.sleep(10);
        }
        assertThat(room.state().lines()).as("while somebody looks").isGreaterThan(seen + 299);
        assertThat(subscription.next()).isNotNull();
      }
    }
  }

  @Test
  void botsDoNotRestWhileTheyPlayWithAPerson() throws Exception {
    try (var rooms = rooms(new TableBounds(10, Long.MAX_VALUE))) {
      var setup = Setup.of(18, Side.BOTH);
      var anna = setup.seats().first();
      var bots = setup.seats().without(anna);
      var plan = Tables.of(setup, bots, TimeLimits.NONE);
      var room = rooms.room(rooms.create(plan, invitations::to));
      room.tellAsClaimant("c", invitations.claim(anna));
      for (int i = 0; i < 4000 && room.state().lines() < 150; i++) {
        assertThat(room.state().isResting()).isFalse();
        var open = room.state().game().open();
        var own = open.stream().filter(it -> it.question().seat() == anna).findFirst();
        if (own.isPresent() && !room.state().waitsForBot()) {
          Tables.reply(room, own.get(), "r" + i);
        }
        Thread.sleep(5);
      }
      assertThat(room.state().lines()).isGreaterThan(149);
    }
  }

  @Test
  void aSeatIsAPersonsFromWhenItIsTakenUntilThatPersonLeaves() {
    try (var rooms = rooms(TableBounds.NONE)) {
      assertThat(rooms.room(ofBots(rooms)).state().isWithoutPersons()).isTrue();
      var room = rooms.room(ofPersons(rooms));
      assertThat(room.state().isWithoutPersons()).isTrue();
      room.tellAsClaimant("c", invitations.claim(ANNA));
      assertThat(room.state().isWithoutPersons()).isFalse();
      room.tell(ANNA, "l", new Command.Leave(ANNA));
      Tables.playTo(BuildCities.class, room); // whoever leaves plays the phase to its end
      assertThat(room.state().isWithoutPersons()).isTrue();
    }
  }

  @Test
  void whatEndsAGameOrKeepsAThiefOutGoesOnThoughTheLogIsFull() {
    try (var rooms = rooms(new TableBounds(Integer.MAX_VALUE, 1))) {
      var room = rooms.room(ofPersons(rooms));
      room.tellAsClaimant("c", invitations.claim(ANNA));
      room.tellAsHost("r", invitations.renewal(ANNA));
      room.tellAsHost("b", new Command.GiveSeat(ANNA, BotKind.HOUSE));
      room.tell(BEN, "l", new Command.Leave(BEN));
      assertThat(problem(() -> room.tell(BEN, "s", new Command.Say(BEN, null, "bye"))))
          .isEqualTo(Problem.Kind.NOT_NOW);
    }
  }
}
