package ecumene.server.secrecy;

import ecumene.bots.Bot;
import ecumene.bots.kind.BotKind;
import ecumene.facts.Civilization;
import ecumene.facts.Setup;
import ecumene.game.Header;
import ecumene.server.room.Command;
import ecumene.server.room.Invitations;
import ecumene.server.room.MemoryStore;
import ecumene.server.room.Room;
import ecumene.server.room.Rooms;
import ecumene.server.scene.Viewer;
import ecumene.server.table.Plan;
import ecumene.server.table.TimeLimits;
import ecumene.table.Answer;
import ecumene.table.Open;
import ecumene.table.Pace.WaitForTurn;
import ecumene.table.Seed;
import ecumene.view.PublicView;
import ecumene.wire.Wire;
import ecumene.wire.save.HeaderLine;
import ecumene.wire.save.SeedParts;
import ecumene.world.Terms;
import java.time.Instant;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** A table where bots sit as persons, played reply by reply. */
final class Evening implements AutoCloseable {
  static final String SECRET = "9f3b61d07ac4e85213579bdf02468ace";
  static final String CONTRIBUTION = "5a0c3e1f7788990a1b2c3d4e5f607182";

  /** Time stands still, so that it tells nothing. */
  static final long NOW = 1_790_000_000_000L;

  /** A clock runs, so that there is a deadline. */
  private static final TimeLimits CLOCK = new TimeLimits(Map.of(), 180, null);

  private final Invitations invitations = new Invitations();
  private final Rooms rooms;
  private final Room room;
  private final Map<Viewer, byte[]> gathering = new HashMap<>();
  private final Map<Civilization, Bot> bots = new EnumMap<>(Civilization.class);

  /**
   * A reply, so that it can be given elsewhere.
   *
   * @param place which of the open questions of the seat, 0 first
   */
  record Given(Civilization seat, int place, JsonNode answer) {}

  /** A table that has gathered. */
  Evening(Setup setup, Terms terms) {
    this(gatheringPlan(setup, terms));
    var first = setup.seats().first();
    room.tellAsClaimant("first", invitations.claim(first, CONTRIBUTION));
    for (var viewer : List.of(Viewer.HOST, Viewer.SPECTATOR, Viewer.of(first))) {
      gathering.put(viewer, room.look(viewer).json());
    }
    room.tellAsHost("begin", new Command.Begin());
  }

  /** A table with this seed. */
  Evening(Setup setup, Terms terms, Seed seed) {
    this(plan(setup, terms, seed));
  }

  private Evening(Plan plan) {
    rooms = new Rooms(new MemoryStore(), () -> Instant.ofEpochMilli(NOW));
    room = rooms.room(rooms.create(plan, invitations::to));
    for (var seat : plan.seats()) {
      var kind = seat.index() % 4 == 0 ? BotKind.RANDOM : BotKind.HOUSE;
      bots.put(seat, kind.bot(seat, 7));
    }
  }

  private static Plan gatheringPlan(Setup setup, Terms terms) {
    var parts = SeedParts.of(SECRET);
    var header = HeaderLine.of(new Header(setup, terms, parts.seed()));
    return new Plan("Tuesday", header, "en", Map.of(), CLOCK, null, parts, true);
  }

  static Plan plan(Setup setup, Terms terms, Seed seed) {
    var header = new Header(setup, terms, seed);
    return new Plan("Tuesday", HeaderLine.of(header), "en", Map.of(), CLOCK, null);
  }

  Room room() {
    return room;
  }

  /** From which all is drawn. */
  Seed seed() {
    return room.state().game().header().seed();
  }

  /** What these were told before the game began. */
  Map<Viewer, byte[]> gathering() {
    return gathering;
  }

  boolean isOver() {
    return room.state().game().isOver();
  }

  /** Somebody answers a question, or waits with it; null when the game is over. */
  @Nullable Given play() {
    var all = room.state().game().open();
    for (var open : all) {
      if (waits(open)) {
        return give(open, new WaitForTurn());
      }
    }
    for (var open : all) {
      var seat = open.question().seat();
      var bot = bots.get(seat);
      if (bot != null && open.question().isAwaited()) {
        var eyes = PublicView.of(room.state().game()).as(seat);
        return give(open, bot.answer(open.question(), eyes));
      }
    }
    return null;
  }

  /** Some always wait for their turn. */
  private static boolean waits(Open open) {
    return open.question().seat().index() % 4 == 2
        && !open.before().isEmpty()
        && open.waitsFor().isEmpty();
  }

  private Given give(Open open, Answer answer) {
    var seat = open.question().seat();
    int place = questions(room, seat).indexOf(open);
    var given = new Given(seat, place, Wire.JSON.valueToTree(answer));
    give(given, room);
    return given;
  }

  /** Gives the reply at another table; throws a problem if it is not possible there. */
  static void give(Given given, Room room) {
    var open = questions(room, given.seat);
    var id = given.place < open.size() ? open.get(given.place).id().toString() : "none";
    room.tell(
        given.seat,
        "line-" + room.state().lines(),
        new Command.AnswerQuestion(given.seat, id, given.answer));
  }

  static List<Open> questions(Room room, Civilization seat) {
    return room.state().game().open().stream().filter(it -> it.question().seat() == seat).toList();
  }

  @Override
  public void close() {
    rooms.close();
  }
}
