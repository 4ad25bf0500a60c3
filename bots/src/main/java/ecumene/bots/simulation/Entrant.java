package ecumene.bots.simulation;

import ecumene.bots.Bot;
import ecumene.bots.BotDice;
import ecumene.bots.RandomBot;
import ecumene.bots.house.HouseBot;
import ecumene.bots.house.Personality;
import ecumene.facts.Civilization;
import java.util.Locale;

/** The kinds of bots there are. */
public enum Entrant implements Lineup {
  RANDOM,
  /** House players of all kinds, from seat to seat and game to game another. */
  HOUSE,
  BALANCED,
  TRADER,
  BUILDER,
  WARRIOR;

  @Override
  public Bot bot(Civilization seat, long seed) {
    var dice = BotDice.of(seed, seat.index());
    return switch (this) {
      case RANDOM -> new RandomBot(dice);
      case HOUSE -> new HouseBot(Personality.of(seed, seat), dice);
      case BALANCED -> new HouseBot(Personality.BALANCED, dice);
      case TRADER -> new HouseBot(Personality.TRADER, dice);
      case BUILDER -> new HouseBot(Personality.BUILDER, dice);
      case WARRIOR -> new HouseBot(Personality.WARRIOR, dice);
    };
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
