package ecumene.server.room;

import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.server.room.Tables.json;
import static ecumene.server.room.Tables.problem;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.bots.kind.BotKind;
import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.game.Header;
import ecumene.server.Problem;
import ecumene.server.scene.Viewer;
import ecumene.server.store.Store;
import ecumene.server.store.StoredLine;
import ecumene.server.store.StoredTable;
import ecumene.server.store.TableId;
import ecumene.server.table.Line;
import ecumene.server.table.Plan;
import ecumene.server.table.TableSnapshot;
import ecumene.server.table.TimeLimits;
import ecumene.wire.Wire;
import ecumene.wire.save.Commitment;
import ecumene.wire.save.HeaderLine;
import ecumene.wire.save.SeedParts;
import ecumene.world.Terms;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A table waits for its persons; what they add to the seed makes the game. */
class GatheringTest {
  private static final String SECRET = "0123456789abcdef0123456789abcdef";
  private static final String ONE = "00112233445566778899aabbccddeeff";
  private static final String OTHER = "ffeeddccbbaa99887766554433221100";

  private final Invitations invitations = new Invitations();
  private final MemoryStore store = new MemoryStore();
  private final AtomicLong now = new AtomicLong(1_790_000_000_000L);
  private final InstantSource clock = () -> Instant.ofEpochMilli(now.get());
  private final Rooms rooms = new Rooms(store, clock);

  /** Minoa and Egypt are persons, everybody has three minutes. */
  private static Plan plan() {
    var setup = Setup.of(5, Side.WEST);
    var parts = SeedParts.of(SECRET);
    var bots = new EnumMap<Civilization, BotKind>(Civilization.class);
    setup.seats().minus(Seats.of(MINOA, EGYPT)).forEach(seat -> bots.put(seat, BotKind.RANDOM));
    var header = HeaderLine.of(new Header(setup, Terms.BASIC.upTo(1), parts.seed()));
    var limits = new TimeLimits(Map.of(), 180, 60);
    return new Plan("Tuesday", header, "en", bots, limits, null, parts, true);
  }

  private Room open() {
    return rooms.room(rooms.create(plan(), invitations::to));
  }

  private static void rest(Room room) {
    while (room.isBusy()) {
      Thread.onSpinWait();
    }
  }

  private static Seats missing(Room room) {
    return room.state().people().missing(room.state().seats());
  }

  private static JsonNode table(Room room) {
    return json(room.look(Viewer.SPECTATOR)).path("table");
  }

  @Test
  void nothingHappensWhileSomebodyIsMissing() {
    var room = open();
    room.tellAsClaimant("m", invitations.claim(MINOA, ONE));
    now.addAndGet(3_600_000);
    room.lookNow();
    rest(room);

    var scene = json(room.look(Viewer.of(MINOA)));
    assertThat(scene.path("questions")).isEmpty();
    assertThat(scene.path("events").path("list")).isEmpty();
    assertThat(scene.path("view").path("seats").path("minoa").path("tokens")).isEmpty();
    var table = scene.path("table");
    assertThat(table.path("gathering").asBoolean()).isTrue();
    assertThat(table.path("phase").asString()).isEqualTo("set-up");
    assertThat(table.path("commitment").asString())
        .isEqualTo(Commitment.of(room.id().word(), SeedParts.of(SECRET)));
    assertThat(table.path("waits-for")).isEmpty();
    for (var later : List.of("deadline", "contributions", "silent", "seed", "secret")) {
      assertThat(table.has(later)).as(later).isFalse();
    }
    assertThat(scene.toString()).doesNotContain(ONE).doesNotContain(SECRET);
  }

  @Test
  void whatNeedsAGameIsRefused() {
    var room = open();
    room.tellAsClaimant("m", invitations.claim(MINOA, ONE));
    for (var command :
        List.of(
            new Command.AnswerQuestion(MINOA, "0", Wire.JSON.createObjectNode()),
            new Command.TakeBack(MINOA),
            new Command.Leave(MINOA),
            new Command.Pause(),
            new Command.Extend(Duration.ofSeconds(60)))) {
      assertThat(problem(() -> room.tell(MINOA, "x", command)))
          .as("%s", command)
          .isEqualTo(Problem.Kind.NOT_NOW);
    }
    room.tell(MINOA, "s", new Command.Say(MINOA, null, "where are you?"));
    assertThat(room.state().beginning().isGathering()).isTrue();
  }

  @Test
  void itBeginsByItselfWhenAllHaveCome() {
    var room = open();
    room.tellAsClaimant("m", invitations.claim(MINOA, ONE));
    int line = room.tellAsClaimant("e", invitations.claim(EGYPT, OTHER));
    rest(room);

    var parts = SeedParts.of(SECRET).with(MINOA, ONE).with(EGYPT, OTHER);
    assertThat(room.state().game().header().seed()).isEqualTo(parts.seed());
    var table = table(room);
    assertThat(table.has("gathering")).isFalse();
    assertThat(table.path("contributions").path("minoa").asString()).isEqualTo(ONE);
    assertThat(table.path("contributions").path("egypt").asString()).isEqualTo(OTHER);
    assertThat(table.has("silent")).isFalse();
    assertThat(table.path("deadline").asLong()).isEqualTo(now.get() + 180_000);

    assertThat(room.tellAsClaimant("e", invitations.claim(EGYPT, OTHER))).isEqualTo(line);
    assertThat(problem(() -> room.tellAsClaimant("e", invitations.claim(EGYPT, ONE))))
        .isEqualTo(Problem.Kind.REUSED);
    assertThat(problem(() -> room.tellAsHost("b", new Command.Begin())))
        .isEqualTo(Problem.Kind.NOT_NOW);
    assertThat(begins(room)).isOne();
  }

  private long begins(Room room) {
    return store.lines(room.id(), 0).stream()
        .filter(line -> Line.read(line.text()) instanceof Line.Begun)
        .count();
  }

  @Test
  void theHostBeginsWithoutThoseWhoAreMissing() {
    var room = open();
    room.tellAsClaimant("m", invitations.claim(MINOA, ONE));
    room.tellAsHost("b", new Command.Begin());
    var begun = room.state().game().header().seed();
    assertThat(begun)
        .isEqualTo(SeedParts.of(SECRET).with(MINOA, ONE).closed(Seats.of(MINOA, EGYPT)).seed());
    assertThat(table(room).path("silent").toString()).isEqualTo("[\"egypt\"]");

    room.tellAsClaimant("e", invitations.claim(EGYPT, OTHER));
    rest(room);
    assertThat(room.state().game().header().seed()).isEqualTo(begun);
    assertThat(table(room).path("contributions").has("egypt")).isFalse();
    var notes = json(room.look(Viewer.SPECTATOR)).path("chat").path("list");
    assertThat(notes.valueStream().map(it -> it.path("note").path("what").asString()))
        .startsWith("claimed", "begun", "claimed");
  }

  @Test
  void whoGivesNothingIsSilent() {
    var room = open();
    room.tellAsClaimant("m", invitations.claim(MINOA, null));
    room.tellAsClaimant("e", invitations.claim(EGYPT, OTHER));
    rest(room);
    assertThat(table(room).path("silent").toString()).isEqualTo("[\"minoa\"]");
  }

  @Test
  void whoseLinkIsRenewedHasNotCome() {
    var room = open();
    room.tellAsClaimant("m", invitations.claim(MINOA, ONE));
    room.tellAsHost("r", invitations.renewal(MINOA));
    room.tellAsClaimant("e", invitations.claim(EGYPT, OTHER));
    rest(room);
    assertThat(missing(room)).isEqualTo(Seats.of(MINOA));
    assertThat(room.state().beginning().isGathering()).isTrue();

    room.tellAsClaimant("n", invitations.claim(MINOA, SECRET));
    rest(room);
    assertThat(table(room).path("contributions").path("minoa").asString()).isEqualTo(SECRET);
    room.tellAsHost("s", invitations.renewal(MINOA));
    assertThat(table(room).path("contributions").path("minoa").asString())
        .as("what is part of a game stays")
        .isEqualTo(SECRET);
  }

  @Test
  void aBotThatTakesTheLastSeatLetsItBegin() {
    var room = open();
    room.tellAsClaimant("m", invitations.claim(MINOA, ONE));
    room.tellAsHost("b", new Command.GiveSeat(EGYPT, BotKind.RANDOM));
    rest(room);
    assertThat(room.state().beginning().isGathering()).isFalse();
    assertThat(table(room).has("silent")).isFalse();
  }

  @Test
  void itIsTheSameWhereverItIsRead() {
    var room = open();
    room.tellAsClaimant("m", invitations.claim(MINOA, ONE));
    assertThat(missing(Tables.room(room.id(), store, clock))).isEqualTo(Seats.of(EGYPT));
    room.tellAsHost("b", new Command.Begin());
    rest(room);
    assertThat(table(Tables.room(room.id(), store, clock))).isEqualTo(table(room));

    var begun = room.state();
    var text = begun.snapshot().write();
    var loaded = TableSnapshot.read(text).load(begun.plan());
    assertThat(loaded.game().header()).isEqualTo(begun.game().header());
    assertThat(loaded.beginning()).isEqualTo(begun.beginning());
  }

  /** The process ended after the last claim, before it could begin the game. */
  @Test
  void whatWasNotBegunIsBegunByWhoeverReadsItNext() {
    var id = new TableId("fresh");
    store.create(new StoredTable(id, clock.instant(), plan().write()), List.of());
    var claims =
        List.of(
            stored(new Line.Contributed(MINOA, ONE)), stored(new Line.Contributed(EGYPT, OTHER)));
    assertThat(Store.await(store.append(id, 0, claims))).isTrue();
    var room = rooms.room(id);
    rest(room);
    assertThat(room.state().beginning().isGathering()).isFalse();
    assertThat(begins(room)).isOne();
  }

  private StoredLine stored(Line line) {
    return new StoredLine(clock.instant(), null, line.write());
  }

  /** As an older version has written it. */
  @Test
  void anOlderTableIsOpenedAsItWas() {
    var text =
        """
        {"name":"Old","game":{"players":5,"side":"west","terms":{"ast-table":"basic",\
        "length":"full","turn-limit":1},"seed":"%s"},"language":"en","clock":{}}\
        """
            .formatted(SECRET);
    var id = new TableId("old");
    store.create(new StoredTable(id, clock.instant(), text), List.of());
    var room = rooms.room(id);
    assertThat(room.state().game().header().seed()).hasToString(SECRET);
    assertThat(room.state().game().open()).isNotEmpty();
    assertThat(table(room).path("commitment").asString())
        .isEqualTo(Commitment.of(room.state().game().header().seed()));
    assertThat(table(room).has("contributions")).isFalse();
    assertThat(room.state().snapshot().write()).doesNotContain("seed-parts");
  }
}
