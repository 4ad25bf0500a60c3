package ecumene.server.room;

import static ecumene.server.Problem.Kind.MALFORMED;
import static ecumene.server.Problem.Kind.STALE;

import ecumene.facts.Civilization;
import ecumene.server.Problem;
import ecumene.server.table.TableState;
import ecumene.table.Answer;
import ecumene.table.Open;
import ecumene.table.Question;
import ecumene.wire.Wire;
import ecumene.wire.fault.Fault;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** The open questions of a table, and answers to them as the protocol has them. */
final class WireQuestions {
  private WireQuestions() {}

  /** The seat's question of this identity. */
  static Open find(TableState now, Civilization seat, String question) {
    for (var open : now.game().open()) {
      if (open.question().seat() == seat && open.id().toString().equals(question)) {
        return open;
      }
    }
    throw new Problem(STALE, "that question is no longer open");
  }

  static Answer answer(JsonNode answer, Question<?> question) {
    try {
      return Wire.answer(answer, question);
    } catch (JacksonException complaint) {
      throw new Problem(MALFORMED, "{fault}", Fault.of(complaint).within("answer").toString());
    }
  }
}
