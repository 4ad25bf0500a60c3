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
import ecumene.wire.LeftOutIfNone;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What is printed on the board and on the cards, as the page has it. */
record Facts(
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
    List<SetupFacts> setups) {

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
}
