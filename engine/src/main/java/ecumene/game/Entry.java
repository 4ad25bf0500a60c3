package ecumene.game;

import ecumene.facts.Civilization;
import ecumene.table.Reply;

/** What the journal of a game keeps, one after the other. */
public sealed interface Entry {

  Civilization seat();

  /** A player answered a question. */
  record Replied(Reply reply) implements Entry {
    @Override
    public Civilization seat() {
      return reply.seat();
    }
  }

  /** The clock answered for a player (RU.7). */
  record TimedOut(Reply reply) implements Entry {
    @Override
    public Civilization seat() {
      return reply.seat();
    }
  }

  /** A player announced to leave at the end of the phase (RU.52). */
  record Left(Civilization seat) implements Entry {}
}
