package ecumene.server.room;

import ecumene.bots.BotDice;
import ecumene.bots.kind.BotKind;
import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.game.Header;
import ecumene.server.Problem;
import ecumene.server.log.ReplayCache;
import ecumene.server.scene.Message;
import ecumene.server.scene.Subscription;
import ecumene.server.store.Store;
import ecumene.server.store.TableId;
import ecumene.server.table.Plan;
import ecumene.server.table.TimeLimits;
import ecumene.table.Open;
import ecumene.table.Seed;
import ecumene.view.PublicView;
import ecumene.wire.Wire;
import ecumene.wire.save.HeaderLine;
import ecumene.world.Terms;
import java.time.Duration;
import java.time.InstantSource;
import java.util.EnumMap;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** Plans of tables, and people who answer anything. */
final class Tables {
  static final Seed SEED = Seed.parse("0123456789abcdef0123456789abcdef");

  private Tables() {}

  /** A table as a process opens it that has not seen it before. */
  static Room room(TableId id, Store store, InstantSource clock) {
    var replays = new ReplayCache(store, clock, Duration.ofMinutes(1));
    return new Room(id, store, clock, (_, _) -> {}, replays, new Backoffs(clock), TableBounds.NONE);
  }

  /** Five persons in the West, seven turns. */
  static Plan ofPersons() {
    return of(Setup.of(5, Side.WEST), Seats.NONE, TimeLimits.NONE);
  }

  /** A table where these seats are played by bots. */
  static Plan of(Setup setup, Seats bots, TimeLimits clock) {
    var seats = new EnumMap<Civilization, BotKind>(Civilization.class);
    bots.forEach(seat -> seats.put(seat, BotKind.HOUSE));
    var header = new Header(setup, Terms.BASIC.upTo(7), SEED);
    return new Plan("Tuesday", HeaderLine.of(header), "en", Map.copyOf(seats), clock, null);
  }

  /** The first question that somebody is awaited to answer. */
  static Open awaited(Room room) {
    return room.state().game().open().stream()
        .filter(open -> open.question().isAwaited())
        .findFirst()
        .orElseThrow();
  }

  /** Plays on until the game waits for this kind of question, or is over. */
  static boolean playTo(Class<?> kind, Room room) {
    while (!room.state().game().isOver()) {
      var open = awaited(room);
      if (kind.isInstance(open.question())) {
        return true;
      }
      reply(room, open, "to-" + room.state().lines());
    }
    return false;
  }

  static Problem.Kind problem(Runnable what) {
    try {
      what.run();
    } catch (Problem problem) {
      return problem.kind();
    }
    throw new AssertionError("there is no problem");
  }

  static JsonNode json(Message message) {
    return Wire.JSON.readTree(message.json());
  }

  static JsonNode next(Subscription subscription) throws InterruptedException {
    for (int i = 0; i < 4000; i++) {
      var message = subscription.next();
      if (message != null) {
        return json(message);
      }
      Thread.sleep(5);
    }
    throw new AssertionError("nothing new");
  }

  /** Some legal answer. */
  static JsonNode anyAnswer(Open open, long dice) {
    return Wire.JSON.valueToTree(open.question().anyAnswer(new BotDice(dice)));
  }

  /** Answers as a sensible player would. */
  static int reply(Room room, Open open, String request) {
    return room.tell(open.question().seat(), request, answer(room, open));
  }

  /** How a sensible player would answer now. */
  static Command.AnswerQuestion answer(Room room, Open open) {
    var seat = open.question().seat();
    var eyes = PublicView.of(room.state().game()).as(seat);
    var answer = BotKind.BALANCED.bot(seat, 1).answer(open.question(), eyes);
    return new Command.AnswerQuestion(seat, open.id().toString(), Wire.JSON.valueToTree(answer));
  }
}
