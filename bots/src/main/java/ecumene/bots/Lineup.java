package ecumene.bots;

import ecumene.facts.Civilization;

/** Who plays which seat: makes the bot of a seat for the game of this seed. */
@FunctionalInterface
public interface Lineup {
  Bot bot(Civilization seat, long seed);
}
