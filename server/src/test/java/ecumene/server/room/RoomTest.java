package ecumene.server.room;

import static ecumene.server.room.Tables.json;
import static ecumene.server.room.Tables.next;
import static ecumene.server.room.Tables.problem;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.bots.kind.BotKind;
import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.language.Languages;
import ecumene.movement.MoveTokens;
import ecumene.server.Problem;
import ecumene.server.scene.Viewer;
import ecumene.server.table.Plan;
import ecumene.server.table.TimeLimits;
import ecumene.trade.Trade;
import ecumene.wire.Wire;
import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

class RoomTest {
  private static final List<String> ONE_BY_ONE = List.of("seats", "standings", "offers");

  private final MemoryStore store = new MemoryStore();
  private final Rooms rooms = new Rooms(store, InstantSource.system());

  private Room open(Plan plan) {
    return rooms.room(rooms.create(plan, _ -> List.of()));
  }

  @Test
  void aReplyIsKeptAndTold() throws InterruptedException {
    var room = open(Tables.ofPersons());
    var open = Tables.awaited(room);
    var seat = open.question().seat();
    try (var subscription = room.subscribe(Viewer.of(seat), null, () -> {})) {
      var first = next(subscription);
      assertThat(first.path("whole").asBoolean()).isTrue();
      assertThat(first.path("line").asInt()).isZero();
      assertThat(first.path("view").path("seat").asString()).isEqualTo(seat.id());
      assertThat(first.path("questions").get(0).path("id").asString())
          .isEqualTo(open.id().toString());

      assertThat(Tables.reply(room, open, "r1")).isEqualTo(1);

      var change = next(subscription);
      assertThat(change.path("line").asInt()).isEqualTo(1);
      assertThat(change.has("whole")).isFalse();
      assertThat(change.path("questions").toString()).doesNotContain(open.id().toString());
      assertThat(change.path("events").path("list").size()).isPositive();
      assertThat(store.lines(room.id(), 0)).hasSize(1);
    }
  }

  @Test
  void theSameRequestIsDoneOnceAndAnsweredAlike() {
    var room = open(Tables.ofPersons());
    var open = Tables.awaited(room);
    var seat = open.question().seat();
    var answer = Tables.answer(room, open);

    assertThat(room.tell(seat, "r1", answer)).isEqualTo(1);
    assertThat(room.tell(seat, "r1", answer)).isEqualTo(1);
    assertThat(store.lines(room.id(), 0)).hasSize(1);

    assertThat(problem(() -> Tables.reply(room, open, "r2"))).isEqualTo(Problem.Kind.STALE);
  }

  @Test
  void aWordThatWasUsedIsNotTakenForAnotherThing() {
    var room = open(Tables.ofPersons());
    var seat = room.state().seats().first();
    assertThat(room.tell(seat, "n", new Command.Rename(seat, "Anna"))).isEqualTo(1);
    var other = new Command.Rename(seat, "Ben");
    assertThat(problem(() -> room.tell(seat, "n", other))).isEqualTo(Problem.Kind.REUSED);
    var again = Tables.room(room.id(), store, InstantSource.system()); // and after a restart
    assertThat(problem(() -> again.tell(seat, "n", other))).isEqualTo(Problem.Kind.REUSED);
    assertThat(again.tell(seat, "n", new Command.Rename(seat, "Anna"))).isEqualTo(1);
    assertThat(store.lines(room.id(), 0)).hasSize(1);
  }

  @Test
  void twoAtATableAreToldApartByName() {
    var room = open(Tables.ofPersons());
    var seats = room.state().seats().list();
    room.tell(seats.get(0), "n", new Command.Rename(seats.get(0), "Anna"));
    var alike = new Command.Rename(seats.get(1), "Аnna"); // with a Cyrillic letter
    assertThat(problem(() -> room.tell(seats.get(1), "n", alike))).isEqualTo(Problem.Kind.NOT_NOW);
  }

  @Test
  void nobodyIsCalledLikeAnotherCivilization() {
    var room = open(Tables.ofPersons());
    var seats = room.state().seats().list();
    var own = seats.get(0);
    var other = Languages.PACKAGED.english().name(seats.get(1));
    var name = Languages.PACKAGED.english().name(own);
    assertThat(problem(() -> room.tell(own, "a", new Command.Rename(own, other))))
        .isEqualTo(Problem.Kind.NOT_NOW);
    assertThat(room.tell(own, "b", new Command.Rename(own, name))).isEqualTo(1);
  }

  @Test
  void nobodyAnswersForAnother() {
    var room = open(Tables.ofPersons());
    var open = Tables.awaited(room);
    var other = room.state().plan().seats().without(open.question().seat()).first();

    assertThat(
            problem(
                () ->
                    room.tell(
                        other,
                        "r1",
                        new Command.AnswerQuestion(
                            other, open.id().toString(), Tables.anyAnswer(open, 1)))))
        .isEqualTo(Problem.Kind.STALE);
    assertThat(store.lines(room.id(), 0)).isEmpty();
  }

  @Test
  void whatIsNoAnswerIsMalformed() {
    var room = open(Tables.ofPersons());
    var open = Tables.awaited(room);
    var nonsense = Wire.JSON.readTree("{\"kind\": \"nonsense\"}");

    assertThat(
            problem(
                () ->
                    room.tell(
                        open.question().seat(),
                        "r1",
                        new Command.AnswerQuestion(
                            open.question().seat(), open.id().toString(), nonsense))))
        .isEqualTo(Problem.Kind.MALFORMED);
  }

  @Test
  void botsPlayByThemselves() throws InterruptedException {
    var setup = Setup.of(5, Side.WEST);
    var room = open(Tables.of(setup, setup.seats(), TimeLimits.NONE));

    try (var subscription = room.subscribe(Viewer.SPECTATOR, null, () -> {})) {
      var message = next(subscription);
      while (!room.state().game().isOver()) {
        assertThat(message.path("line").asInt()).isNotNegative();
        message = next(subscription);
      }
    }
    var end = json(room.look(Viewer.SPECTATOR));
    assertThat(end.path("table").path("phase").isNull()).isTrue();
    assertThat(end.path("table").path("seed").asString()).isEqualTo(Tables.SEED.toString());
    assertThat(end.path("table").path("result").size()).isEqualTo(5);
  }

  @Test
  void aSpectatorHasNoHand() {
    var room = open(Tables.ofPersons());
    var seen = json(room.look(Viewer.SPECTATOR));
    assertThat(seen.path("view").has("hand")).isFalse();
    assertThat(seen.has("questions")).isFalse();
    assertThat(json(room.look(Viewer.of(Civilization.MINOA))).path("view").has("hand")).isTrue();
  }

  @Test
  void botsLeavePersonsTheirTurn() throws InterruptedException {
    var setup = Setup.of(5, Side.WEST);
    var person = setup.seats().first();
    var room = open(Tables.of(setup, setup.seats().minus(Seats.of(person)), TimeLimits.NONE));
    int replies = 0;
    while (!room.state().game().isOver()) {
      var open =
          room.state().game().open().stream()
              .filter(it -> it.question().seat() == person && it.question().isAwaited())
              .findFirst();
      if (open.isPresent()) {
        try {
          Tables.reply(room, open.get(), "r" + replies++);
        } catch (Problem late) { // a bot has taken an offer meanwhile, or its own back
          assertThat(late.kind()).isIn(Problem.Kind.STALE, Problem.Kind.REFUSED);
        }
      } else {
        Thread.sleep(1);
      }
    }
    assertThat(replies).isGreaterThanOrEqualTo(7); // a movement a turn
  }

  @Test
  void aReplyIsTakenBack() throws InterruptedException {
    var room = open(Tables.ofPersons());
    Tables.playTo(MoveTokens.class, room);
    var open = Tables.awaited(room);
    var seat = open.question().seat();
    try (var subscription = room.subscribe(Viewer.of(seat), null, () -> {})) {
      var first = next(subscription);
      Tables.reply(room, open, "r");
      var moved = next(subscription);
      assertThat(moved.path("table").path("undo").asBoolean()).isTrue();
      int from = moved.path("events").path("from").asInt();

      room.tell(seat, "u", new Command.TakeBack(seat));
      var undone = next(subscription);
      assertThat(undone.path("events").path("from").asInt()).isEqualTo(from);
      assertThat(undone.path("events").path("list").size()).isZero();
      assertThat(undone.path("questions")).isEqualTo(first.path("questions"));
      assertThat(json(room.look(Viewer.of(seat))).path("view")).isEqualTo(first.path("view"));
      assertThat(problem(() -> room.tell(seat, "u2", new Command.TakeBack(seat))))
          .isEqualTo(Problem.Kind.REFUSED);
      assertThat(room.tell(seat, "u", new Command.TakeBack(seat)))
          .isEqualTo(undone.path("line").asInt());
    }
  }

  @Test
  void whoIsSlowSeesTheNewest() throws InterruptedException {
    var room = open(Tables.ofPersons());
    var seat = Tables.awaited(room).question().seat();
    try (var slow = room.subscribe(Viewer.of(seat), null, () -> {});
        var quick = room.subscribe(Viewer.of(seat), null, () -> {})) {
      var seen = (ObjectNode) next(slow).path("view");
      next(quick);
      Tables.playTo(Trade.class, room);
      for (int i = 0; i < 5; i++) {
        Tables.reply(room, Tables.awaited(room), "r" + i);
        next(quick);
      }
      var change = next(slow);
      assertThat(change.path("line").asInt()).isEqualTo(room.state().lines());
      change
          .path("view")
          .properties()
          .forEach(
              property -> {
                if (property.getValue().isNull()) {
                  seen.remove(property.getKey());
                } else if (ONE_BY_ONE.contains(property.getKey())) {
                  var known = seen.withObject("/" + property.getKey());
                  known.setAll((ObjectNode) property.getValue());
                  known.removeNulls();
                } else {
                  seen.set(property.getKey(), property.getValue());
                }
              });
      assertThat((JsonNode) seen).isEqualTo(json(room.look(Viewer.of(seat))).path("view"));
    }
  }

  @Test
  void whatIsSaidToOneIsHeardByTwo() {
    var room = open(Tables.ofPersons());
    var seats = room.state().plan().seats().list();
    room.tell(seats.get(0), "c1", new Command.Say(seats.get(0), seats.get(1), "wine for iron?"));
    room.tellAsHost("c2", new Command.Say(null, null, "hurry"));
    assertThat(chat(room, Viewer.of(seats.get(0)))).hasSize(2);
    assertThat(chat(room, Viewer.of(seats.get(1)))).hasSize(2);
    assertThat(chat(room, Viewer.of(seats.get(2)))).hasSize(1);
    assertThat(chat(room, Viewer.HOST)).hasSize(1);
    assertThat(chat(room, Viewer.SPECTATOR).get(0).path("from").asString()).isEqualTo("host");
  }

  private static JsonNode chat(Room room, Viewer viewer) {
    return json(room.look(viewer)).path("chat").path("list");
  }

  @Test
  void aSeatIsGivenToABotAndBack() {
    var room = open(Tables.ofPersons());
    var seat = Tables.awaited(room).question().seat();
    room.tellAsHost("p", new Command.Pause());
    room.tellAsHost("g", new Command.GiveSeat(seat, BotKind.TRADER));
    assertThat(occupant(room, seat)).isEqualTo("trader");
    room.tell(seat, "b", new Command.GiveSeat(seat, null));
    assertThat(occupant(room, seat)).isEqualTo("person");
    assertThat(problem(() -> room.tellAsHost("x", new Command.GiveSeat(Civilization.INDUS, null))))
        .isEqualTo(Problem.Kind.NOT_FOUND);
  }

  private static String occupant(Room room, Civilization seat) {
    return json(room.look(Viewer.HOST))
        .path("table")
        .path("seats")
        .path(seat.id())
        .path("occupant")
        .asString();
  }
}
