package ecumene.game;

import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.table.Checkpoint;
import ecumene.table.Seed;
import ecumene.world.Terms;
import ecumene.world.World;

/** What a game begins with: who plays, on which terms, and the seed of all chance. */
public record Header(Setup setup, Terms terms, Seed seed) {

  /** A game to learn with: five players in the West, six turns (S6.1). */
  public static Header toLearn(Seed seed) {
    return new Header(Setup.of(5, Side.WEST), Terms.BASIC.upTo(6), seed);
  }

  /** The empty table. */
  Checkpoint start() {
    return Checkpoint.start(new World(setup, terms), seed);
  }
}
