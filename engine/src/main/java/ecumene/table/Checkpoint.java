package ecumene.table;

import ecumene.world.World;

/**
 * A point from which a rule can be run, again and again: nobody changes this world or these draws.
 *
 * @param ordinal how many resolutions the game has seen before
 */
public record Checkpoint(World world, Draws draws, long ordinal) {

  public static Checkpoint start(World world, Seed seed) {
    return new Checkpoint(world, new Draws(seed), 0);
  }
}
