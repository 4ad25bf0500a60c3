package ecumene.bots.house;

import ecumene.facts.Advance;
import java.util.Map;

/**
 * All figures of a house player. What they mean and between which bounds they lie is told in {@code
 * figures.csv}, by the name of the part and of the figure.
 *
 * @param uses what the powers and the protection of each advance are worth
 */
public record Figures(
    Planning planning,
    Land land,
    Sailing sailing,
    War war,
    Building building,
    Growing growing,
    Fighting fighting,
    Damage damage,
    Loss loss,
    Giving giving,
    Ability ability,
    Buying buying,
    Trading trading,
    Map<Advance, Double> uses) {

  /** Where tokens come together for cities. */
  public record Planning(
      int cities,
      int earlyCities,
      int earlyTokens,
      int spareSupport,
      double worthOfACity,
      double plainCity,
      int contested,
      int together) {}

  /** What tokens are worth where they stay. */
  public record Land(
      double first,
      double second,
      double further,
      double onASite,
      double gathering,
      double abroad,
      double besideOthers,
      double leastGain) {}

  /** When ships sail. */
  public record Sailing(
      int voyages,
      double spare,
      double leastGain,
      double leastGainOfOne,
      double forEachStep,
      double treasuryToken) {}

  /** When others are attacked. */
  public record War(
      double spare,
      double otherUse,
      double site,
      double land,
      double abroad,
      double city,
      double pirates,
      double harm,
      double ofTheWeaker,
      int surplus,
      int defence,
      double survivor,
      double leader,
      int stock) {}

  /** Where a city stands well. */
  public record Building(double size, double volcano, double flood, double hardToRebuild) {}

  /** Taxes, and tokens from stock. */
  public record Growing(int stock, double onASite, double elsewhere, double room) {}

  /** What is given in a conflict. */
  public record Fighting(double ship, double inConflict, double oneOfMany, double oneOfFew) {}

  /** What is given where losses may be chosen. */
  public record Damage(
      double city, double size, double first, double second, double further, double onASite) {}

  /** Which areas and cities are lost. */
  public record Loss(
      double neighbour,
      double size,
      double near,
      double horde,
      double city,
      double point,
      double ofOthers,
      int stepBack) {}

  /** Cards that have to go. */
  public record Giving(double city) {}

  /** Special abilities. */
  public record Ability(double least, double leader, int stay, double onASite, double homeland) {}

  /** Advances and trade cards. */
  public record Buying(
      double point,
      double credit,
      int lastSpace,
      double protection,
      int fancy,
      double price,
      int grown,
      int saved,
      int ahead,
      int stock,
      double stack,
      int reserve,
      double matching) {}

  /** Trade. */
  public record Trading(
      double relief,
      double fear,
      double trust,
      double margin,
      int deals,
      int offers,
      int kinds,
      double hint,
      double fairness,
      double mostGain,
      double doubt,
      int noise,
      double unlike,
      int asked,
      int size,
      double block,
      double back,
      double repeated,
      int silence,
      int bluff,
      int pass) {}
}
