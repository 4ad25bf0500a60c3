package ecumene.server.room;

import static ecumene.server.Problem.Kind.MALFORMED;
import static ecumene.server.Problem.Kind.NOT_NOW;
import static ecumene.server.Problem.Kind.STALE;

import ecumene.bots.simulation.Entrant;
import ecumene.facts.Civilization;
import ecumene.game.Entry;
import ecumene.server.Problem;
import ecumene.server.room.Command.Wish;
import ecumene.server.table.Line;
import ecumene.server.table.TableState;
import ecumene.table.Answer;
import ecumene.table.Open;
import ecumene.table.Question;
import ecumene.table.Reply;
import ecumene.wire.Fault;
import ecumene.wire.Wire;
import ecumene.wire.save.EntryLine;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** Says what is written for those who want something, unless the table does not allow it. */
final class Wishes {
  private Wishes() {}

  // The game

  static Wish reply(Civilization seat, String question, JsonNode answer) {
    return now -> {
      running(now);
      var open = open(now, seat, question);
      var reply = new Reply(open.id(), seat, answer(answer, open.question()));
      return new Line.Played(EntryLine.of(new Entry.Replied(reply)));
    };
  }

  /** The seat's question of this identity. */
  static Open open(TableState now, Civilization seat, String question) {
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

  static Wish undo(Civilization seat) {
    return now -> {
      running(now);
      return new Line.TakenBack(seat);
    };
  }

  static Wish leave(Civilization seat) {
    return now -> {
      running(now);
      return new Line.Played(EntryLine.of(new Entry.Left(seat)));
    };
  }

  private static void running(TableState now) {
    if (now.game().isOver()) {
      throw new Problem(NOT_NOW, "the game is over");
    }
    if (now.isPaused()) {
      throw new Problem(NOT_NOW, "the table is paused");
    }
  }

  // The table

  static Wish say(@Nullable Civilization from, @Nullable Civilization to, String text) {
    return now -> {
      if (to != null) {
        now.known(to);
      }
      return new Line.Said(from, to, text);
    };
  }

  static Wish seat(Civilization seat, @Nullable Entrant bot) {
    return now -> new Line.Seated(now.known(seat), bot);
  }

  static Wish pause() {
    return now -> {
      running(now);
      return new Line.Paused();
    };
  }

  static Wish resume() {
    return now -> {
      if (!now.isPaused()) {
        throw new Problem(NOT_NOW, "the table is not paused");
      }
      return new Line.Resumed();
    };
  }

  static Wish extend(int seconds) {
    return now -> {
      if (now.game().isOver()) {
        throw new Problem(NOT_NOW, "the game is over");
      }
      return new Line.Extended(seconds);
    };
  }

  /** A person is back for whom a bot plays. */
  static Wish comeBack(Civilization seat) {
    return now -> {
      if (!now.people().away().contains(seat)) {
        throw new Problem(NOT_NOW, "no bot plays for {Seat}", seat);
      }
      return new Line.CameBack(seat);
    };
  }
}
