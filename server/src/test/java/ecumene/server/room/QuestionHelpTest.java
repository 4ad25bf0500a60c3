package ecumene.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.movement.MoveTokens;
import ecumene.purchase.BuyAdvances;
import ecumene.server.Problem;
import ecumene.wire.Wire;
import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class QuestionHelpTest {
  private final Rooms rooms = new Rooms(new MemoryStore(), InstantSource.system());
  private final Room room = rooms.room(rooms.create(Tables.ofPersons(), _ -> List.of()));

  private QuestionHelp help() {
    var open = Tables.awaited(room);
    return room.help(open.question().seat(), open.id().toString());
  }

  private static JsonNode orders(String list) {
    return Wire.JSON.readTree("{\"kind\": \"orders\", \"list\": [" + list + "]}");
  }

  @Test
  void aMovementIsTriedOut() {
    Tables.playTo(MoveTokens.class, room);
    int lines = room.state().lines();
    JsonNode start = Wire.JSON.valueToTree(help().draft(orders("")));
    assertThat(start.has("refusal")).isFalse();
    var from = start.path("tokens").get(0);
    var to = from.path("marches").get(0).asString();
    var march =
        "{\"order\": \"march\", \"from\": %s, \"via\": [], \"to\": \"%s\", \"tokens\": 1}"
            .formatted(from.path("area"), to);

    JsonNode moved = Wire.JSON.valueToTree(help().draft(orders(march)));
    assertThat(moved.path("tokens").toString()).contains(to);

    var tooFar = march.replace("\"tokens\": 1", "\"tokens\": 99");
    JsonNode refused = Wire.JSON.valueToTree(help().draft(orders(march + "," + tooFar)));
    assertThat(refused.path("refusal").path("order").asInt()).isEqualTo(1);
    assertThat(refused.path("tokens")).isEqualTo(moved.path("tokens"));
    assertThat(room.state().lines()).isEqualTo(lines);
  }

  @Test
  void whereAShipIsReadyItsWaysAreKnown() {
    while (Tables.playTo(MoveTokens.class, room)) {
      var draft = help().draft(orders(""));
      var yards = draft.shipyards();
      if (!yards.isEmpty()) {
        var yard = yards.getFirst();
        var tokens =
            draft.tokens().stream().filter(it -> it.area().equals(yard)).findFirst().orElseThrow();
        if (tokens.count() > 1) {
          var build =
              "{\"order\": \"build-ship\", \"area\": \"%1$s\", \"fee\": {\"treasury\": 0, \"tokens\": [\"%1$s\", \"%1$s\"]}}"
                  .formatted(yard.id());
          var built = help().draft(orders(build));
          assertThat(built.ships()).anyMatch(ship -> ship.area().equals(yard));
          assertThat(built.voyages()).isNotEmpty();
          for (var way : built.voyages()) {
            var calls = new StringBuilder();
            for (var call : way.calls()) {
              calls.append(calls.isEmpty() ? "" : ",");
              calls.append(
                  "{\"area\": \"%s\", \"landing\": 0, \"embarking\": 0}".formatted(call.id()));
            }
            var voyage =
                "{\"order\": \"voyage\", \"from\": \"%s\", \"embarking\": 0, \"calls\": [%s], \"to\": \"%s\"}"
                    .formatted(way.from().id(), calls, way.to().id());
            assertThat(help().draft(orders(build + "," + voyage)).refusal()).isNull();
          }
          return;
        }
      }
      Tables.reply(room, Tables.awaited(room), "next-" + room.state().lines());
    }
    throw new AssertionError("nobody could build a ship");
  }

  @Test
  void anAnswerIsJudgedWithoutBeingGiven() {
    Tables.playTo(MoveTokens.class, room);
    assertThat(help().judge(orders(""))).isNull();
    var open = Tables.awaited(room);
    var other = room.state().plan().seats().without(open.question().seat()).first();
    assertThat(Tables.problem(() -> room.help(other, open.id().toString())))
        .isEqualTo(Problem.Kind.STALE);
  }

  @Test
  void whatIsAdvisedIsLegal() {
    boolean optimised = false;
    for (int i = 0; i < 1000 && !room.state().game().isOver(); i++) {
      for (var advice : help().advise().answers()) {
        assertThat(help().judge(Wire.JSON.valueToTree(advice.answer()))).isNull();
        optimised |= advice.by() == QuestionHelp.Adviser.OPTIMISER;
      }
      assertThat(optimised || !(Tables.awaited(room).question() instanceof BuyAdvances)).isTrue();
      Tables.reply(room, Tables.awaited(room), "r" + i);
    }
    assertThat(optimised).isTrue();
  }
}
