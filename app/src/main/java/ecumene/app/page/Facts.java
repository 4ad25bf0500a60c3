package ecumene.app.page;

import ecumene.facts.Advance;
import ecumene.facts.Area;
import ecumene.facts.AstRequirement;
import ecumene.facts.AstTable;
import ecumene.facts.AstTrack;
import ecumene.facts.Block;
import ecumene.facts.CalamityCard;
import ecumene.facts.CalamityKind;
import ecumene.facts.CalamityModifier;
import ecumene.facts.CitySite;
import ecumene.facts.Civilization;
import ecumene.facts.Colour;
import ecumene.facts.Commodity;
import ecumene.facts.Epoch;
import ecumene.facts.FloodPlain;
import ecumene.facts.Seats;
import ecumene.facts.Side;
import ecumene.facts.ThemeSet;
import ecumene.facts.Volcano;
import ecumene.phase.Phase;
import ecumene.wire.form.LeftOutIfNone;
import ecumene.world.Terms;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What is printed on the board and on the cards, as the page has it.
 *
 * @param languages what each is called by its speakers
 */
record Facts(
    Name languages,
    Map<Civilization, CivilizationFacts> civilizations,
    Name barbarians,
    Map<Area, AreaFacts> areas,
    Map<Advance, AdvanceFacts> advances,
    Map<Commodity, CommodityFacts> commodities,
    Map<CalamityCard, CalamityFacts> calamities,
    Map<Phase, PhaseFacts> phases,
    Map<Epoch, Name> epochs,
    Map<Colour, Name> colours,
    Map<FloodPlain, Name> floodPlains,
    Map<Volcano, Name> volcanoes,
    Map<ThemeSet, ThemeSetFacts> themeSets,
    Map<AstTable, List<AstRequirement>> requirements,
    Map<Terms.Length, List<AstTable>> astTables,
    List<SetupFacts> setups,
    LearningFacts learning,
    RuleFacts rules,
    CitedFacts cited) {

  record CivilizationFacts(
      Name name, String colour, int rank, Area start, AstTrack basic, AstTrack expert) {}

  /** An open sea has no region. */
  record AreaFacts(
      Name name,
      @Nullable Civilization region,
      @LeftOutIfNone int limit,
      @Nullable CitySite site,
      @Nullable FloodPlain floodPlain,
      @Nullable Volcano volcano,
      boolean coastal) {}

  record AdvanceFacts(
      Name name,
      int cost,
      int points,
      List<Colour> colours,
      Map<Colour, Integer> credits,
      @Nullable Advance creditTo,
      @LeftOutIfNone int creditToAmount,
      @LeftOutIfNone int freeCredits,
      int chain) {}

  /** Water makes no set, and has no copies. */
  record CommodityFacts(Name name, int value, @LeftOutIfNone int copies) {}

  record CalamityFacts(
      Name name, CalamityKind kind, int stack, @LeftOutIfNone List<ModifierFacts> modifiers) {}

  /** What an advance changes of a calamity. */
  record ModifierFacts(
      Advance advance,
      CalamityModifier.Role role,
      String effect,
      @LeftOutIfNone int amount,
      String rule) {}

  record PhaseFacts(Name name, int number) {}

  record ThemeSetFacts(Name name, List<Advance> advances) {}

  record SetupFacts(
      int players,
      Side side,
      Map<Block, Seats> blocks,
      int handLimit,
      int calamityLimit,
      int startingCredits) {}

  /** A game to learn with. */
  record LearningFacts(int players, Side side, AstTable table, Terms.Length length, int turns) {}

  /** What a ship carries, and what it carries for who holds the advance. */
  record ShipLoadFacts(int base, Advance raisedBy, int raised) {}

  /**
   * Which advances change how advances are bought.
   *
   * @param lowering the price of another one, if it is bought with it
   * @param adding another one, if it is bought
   * @param substituting lets a card stand in for one that a set lacks
   * @param raising what a token is worth
   */
  record PurchaseFacts(Advance lowering, Advance adding, Advance substituting, Advance raising) {}

  /**
   * The numbers of the rules that forms need to ask for the right things.
   *
   * @param setFactors so many times its face value so many equal cards are worth, from 0 cards on
   * @param cityMostLeft the most tokens that a reduced city leaves
   * @param onSiteFromTreasury the tokens of a city on a site that Architecture lets be paid
   * @param cityFromNextDoor the tokens from next door that Urbanism lets a city take
   * @param middlingCost from which an advance is neither cheap
   * @param highCost nor middling
   * @param loyalUnits the unit points that a civil war leaves
   * @param lastQuestions the last phase of a turn in which anybody is asked
   * @param treasuryGain of a point of face value by Trade Routes
   */
  record RuleFacts(
      int cityPoints,
      int cityMostLeft,
      List<Integer> setFactors,
      int tradeFewestCards,
      int tradeTrueNames,
      ShipLoadFacts shipLoad,
      PurchaseFacts purchase,
      int shipCost,
      int shipMaintenance,
      int cityOnSite,
      int cityInWilderness,
      int onSiteFromTreasury,
      int inWildernessFromTreasury,
      int cityFromNextDoor,
      int citiesFounded,
      int foundedOnSites,
      int creditStep,
      int libraryCredit,
      int anatomyLimit,
      int miningTokenWorth,
      int treasuryGain,
      int banditPrice,
      int cardsAgainstReductions,
      int citiesAgainstStepBack,
      int middlingCost,
      int highCost,
      int loyalUnits,
      Phase lastQuestions) {}

  /**
   * The statements behind sentences of the page that tell of no question and no event.
   *
   * @param waiting for the own turn, where others are asked too
   * @param leaving the game
   * @param naming cards truly in an offer
   * @param whispering an offer to some
   * @param tokenWorth of a token that pays for advances
   * @param lowering the price of another advance
   * @param adding an advance for nothing
   * @param substituting a card of a set
   */
  record CitedFacts(
      List<String> waiting,
      List<String> leaving,
      List<String> naming,
      List<String> whispering,
      List<String> tokenWorth,
      List<String> lowering,
      List<String> adding,
      List<String> substituting) {}
}
