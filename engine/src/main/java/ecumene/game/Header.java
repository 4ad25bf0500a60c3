package ecumene.game;

import ecumene.facts.Setup;
import ecumene.table.Checkpoint;
import ecumene.table.Seed;
import ecumene.world.Terms;
import ecumene.world.World;

/** What a game begins with: who plays, on which terms, and the seed of all chance. */
public record Header(Setup setup, Terms terms, Seed seed) {

  /** The empty table. */
  Checkpoint start() {
    return Checkpoint.start(new World(setup, terms), seed);
  }
}
