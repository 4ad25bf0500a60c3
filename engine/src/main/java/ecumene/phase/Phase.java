package ecumene.phase;

import ecumene.conflict.Conflicts;
import ecumene.table.Script;
import ecumene.table.Table;
import ecumene.world.World;
import org.jspecify.annotations.Nullable;

/**
 * The phases of a turn, in their order; set-up comes before the first turn.
 *
 * @rule 3.1
 */
public enum Phase {
  SET_UP,
  TAX_COLLECTION,
  POPULATION_EXPANSION,
  MOVEMENT,
  CONFLICT,
  CITY_CONSTRUCTION,
  TRADE_CARDS_ACQUISITION,
  TRADE,
  CALAMITY_SELECTION,
  CALAMITY_RESOLUTION,
  SPECIAL_ABILITIES,
  SURPLUS_POPULATION,
  ADVANCES_ACQUISITION,
  AST_ALTERATION;

  private static final Phase[] ALL = values();

  /** The phase with this number. */
  public static Phase of(int number) {
    if (number < 0 || number >= ALL.length) {
      throw new IllegalArgumentException("3.1: there is no phase " + number);
    }
    return ALL[number];
  }

  /** From 1 to 13; 0 is set-up. */
  @SuppressWarnings("EnumOrdinal") // the place in the order is the meaning
  public int number() {
    return ordinal();
  }

  /** The script that follows when so many of this phase are done; null when the phase is over. */
  public @Nullable Script next(World world, int done) {
    return rule().next(world, done);
  }

  /** Plays the whole phase, where answers come at once. */
  public void play(Table table) {
    var rule = rule();
    var script = rule.next(table.world(), 0);
    for (int done = 1; script != null; done++) {
      script.play(table);
      script = rule.next(table.world(), done);
    }
  }

  private PhaseRule rule() {
    return switch (this) {
      case SET_UP -> new SetUp();
      case TAX_COLLECTION -> PhaseRule.of(new TaxCollection());
      case POPULATION_EXPANSION -> PhaseRule.of(new PopulationExpansion());
      case MOVEMENT -> new Movement();
      case CONFLICT -> PhaseRule.of(Conflicts::resolve);
      case CITY_CONSTRUCTION -> PhaseRule.of(new CityConstruction());
      case TRADE_CARDS_ACQUISITION -> new TradeCardsAcquisition();
      case TRADE -> new TradePhase();
      case CALAMITY_SELECTION -> PhaseRule.of(new CalamitySelection());
      case CALAMITY_RESOLUTION -> new CalamityResolution();
      case SPECIAL_ABILITIES -> new SpecialAbilities();
      case SURPLUS_POPULATION -> PhaseRule.of(new SurplusPopulation());
      case ADVANCES_ACQUISITION -> PhaseRule.of(new AdvancesAcquisition());
      case AST_ALTERATION -> PhaseRule.of(new AstAlteration());
    };
  }

  /** The phase after this one; a new turn follows the last, null the end of the game. */
  public @Nullable Phase following(World world) {
    if (this == AST_ALTERATION) {
      return world.progress().isOver() ? null : TAX_COLLECTION;
    }
    return ALL[number() + 1];
  }
}
