package ecumene.bots.kind;

import ecumene.bots.Bot;
import ecumene.bots.BotDice;
import ecumene.bots.Lineup;
import ecumene.bots.RandomBot;
import ecumene.bots.house.Figures;
import ecumene.bots.house.HouseBot;
import ecumene.bots.house.HousePlayers;
import ecumene.facts.Civilization;
import ecumene.table.Dice;
import java.util.Locale;

/** The kinds of bots there are. */
public enum BotKind implements Lineup {
  RANDOM,
  /** The house player of the first level. */
  EASY,
  /** The house player of the second level. */
  MEDIUM,
  /** House players of all kinds, from seat to seat and game to game another. */
  HOUSE,
  /** The same as {@link #EASY}, by an older name. */
  BALANCED,
  TRADER,
  BUILDER,
  WARRIOR;

  @Override
  public Bot bot(Civilization seat, long seed) {
    return bot(HousePlayers.style(seed, seat), BotDice.of(seed, seat.index()));
  }

  /**
   * A bot with these dice.
   *
   * @param style how it plays, if it is one of {@link #HOUSE}
   */
  public Bot bot(Figures style, Dice dice) {
    return switch (this) {
      case RANDOM -> new RandomBot(dice);
      case HOUSE -> new HouseBot(style, dice);
      case EASY, BALANCED -> new HouseBot(HousePlayers.EASY, dice);
      case MEDIUM -> new HouseBot(HousePlayers.MEDIUM, dice);
      case TRADER -> new HouseBot(HousePlayers.TRADER, dice);
      case BUILDER -> new HouseBot(HousePlayers.BUILDER, dice);
      case WARRIOR -> new HouseBot(HousePlayers.WARRIOR, dice);
    };
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
