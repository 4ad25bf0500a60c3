package ecumene.bots.house;

import ecumene.bots.Bot;
import ecumene.bots.BotDice;
import ecumene.bots.Crew;
import ecumene.bots.RandomBot;
import ecumene.event.Event;
import ecumene.facts.Civilization;
import ecumene.facts.Setup;
import ecumene.game.Course;
import ecumene.phase.Phase;
import ecumene.table.Draws;
import ecumene.table.Seed;
import ecumene.table.Table;
import ecumene.world.Terms;
import ecumene.world.World;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.Consumer;

/** Whole games for tests: who plays, and what becomes of it. */
final class Games {
  private Games() {}

  /** House players of all personalities. */
  static Map<Civilization, Bot> house(Setup setup, long seed) {
    Map<Civilization, Bot> bots = new EnumMap<>(Civilization.class);
    for (var seat : setup.seats()) {
      bots.put(seat, houseBot(seat, seed));
    }
    return bots;
  }

  /** One house player among random ones. */
  static Map<Civilization, Bot> oneHouse(Setup setup, Civilization house, long seed) {
    Map<Civilization, Bot> bots = new EnumMap<>(Civilization.class);
    for (var seat : setup.seats()) {
      bots.put(seat, new RandomBot(BotDice.of(seed, seat.index())));
    }
    bots.put(house, houseBot(house, seed));
    return bots;
  }

  private static HouseBot houseBot(Civilization seat, long seed) {
    return new HouseBot(HousePlayers.style(seed, seat), BotDice.of(seed, seat.index()));
  }

  /** The table at which they sit down to play. */
  static Table table(World world, Map<Civilization, Bot> bots, long seed, Consumer<Event> log) {
    return new Table(world, new Draws(Seed.of(seed)), new Crew(world, bots), log);
  }

  /** A whole game of house players. */
  static World play(Setup setup, Terms terms, long seed) {
    return play(setup, terms, house(setup, seed), seed);
  }

  static World play(Setup setup, Terms terms, Map<Civilization, Bot> bots, long seed) {
    var world = new World(setup, terms);
    Course.playThrough(Phase.SET_UP, null, table(world, bots, seed, event -> {}));
    return world;
  }
}
