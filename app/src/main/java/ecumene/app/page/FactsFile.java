package ecumene.app.page;

import static ecumene.facts.Barbarians.THE_BARBARIANS;

import ecumene.app.page.Facts.AdvanceFacts;
import ecumene.app.page.Facts.AreaFacts;
import ecumene.app.page.Facts.CalamityFacts;
import ecumene.app.page.Facts.CivilizationFacts;
import ecumene.app.page.Facts.CommodityFacts;
import ecumene.app.page.Facts.ModifierFacts;
import ecumene.app.page.Facts.PhaseFacts;
import ecumene.app.page.Facts.SetupFacts;
import ecumene.app.page.Facts.ThemeSetFacts;
import ecumene.facts.Advance;
import ecumene.facts.Area;
import ecumene.facts.AstRequirement;
import ecumene.facts.AstTable;
import ecumene.facts.CalamityCard;
import ecumene.facts.CalamityModifier;
import ecumene.facts.CitySite;
import ecumene.facts.Civilization;
import ecumene.facts.Colour;
import ecumene.facts.Commodity;
import ecumene.facts.Epoch;
import ecumene.facts.FloodPlain;
import ecumene.facts.Setup;
import ecumene.facts.ThemeSet;
import ecumene.facts.Volcano;
import ecumene.phase.Phase;
import ecumene.wire.Wire;
import ecumene.wire.form.Vocabulary;
import ecumene.world.Terms;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** The page's {@code facts.json}. */
final class FactsFile {
  private final Names names;

  private FactsFile(Names names) {
    this.names = names;
  }

  static String text(Names names) {
    return Wire.JSON.writeValueAsString(new FactsFile(names).facts()) + "\n";
  }

  private Facts facts() {
    return new Facts(
        names.ofLanguages(),
        each(List.of(Civilization.values()), this::civilization),
        names.get("owner", THE_BARBARIANS.id(), THE_BARBARIANS.label()),
        each(Area.all(), this::area),
        each(List.of(Advance.values()), this::advance),
        each(List.of(Commodity.values()), this::commodity),
        each(List.of(CalamityCard.values()), this::calamity),
        each(List.of(Phase.values()), this::phase),
        each(List.of(Epoch.values()), epoch -> names.get("epoch", epoch.id())),
        each(List.of(Colour.values()), colour -> names.get("colour", colour.id())),
        each(List.of(FloodPlain.values()), it -> names.get("flood-plain", it.id(), it.label())),
        each(List.of(Volcano.values()), it -> names.get("volcano", it.id(), it.label())),
        each(List.of(ThemeSet.values()), this::themeSet),
        each(List.of(AstTable.values()), FactsFile::requirements),
        each(List.of(Terms.Length.values()), Terms.Length::astTables),
        Setup.all().stream().map(FactsFile::setup).toList(),
        RulesOfPage.learning(),
        RulesOfPage.facts(),
        RulesOfPage.cited());
  }

  private static <T, F> Map<T, F> each(List<T> things, Function<T, F> facts) {
    var all = new LinkedHashMap<T, F>();
    things.forEach(thing -> all.put(thing, facts.apply(thing)));
    return all;
  }

  private CivilizationFacts civilization(Civilization civilization) {
    return new CivilizationFacts(
        names.get("civilization", civilization.id(), civilization.label()),
        civilization.colour(),
        civilization.rank(),
        civilization.start(),
        civilization.track(AstTable.BASIC),
        civilization.track(AstTable.EXPERT));
  }

  private AreaFacts area(Area area) {
    return new AreaFacts(
        names.get("area", area.id(), area.label()),
        area.region(),
        area.limit(),
        area.site() == CitySite.NONE ? null : area.site(),
        area.floodPlain(),
        area.volcano(),
        area.isCoastal());
  }

  private AdvanceFacts advance(Advance advance) {
    var credits = new LinkedHashMap<Colour, Integer>();
    for (var colour : Colour.values()) {
      if (advance.credits(colour) > 0) {
        credits.put(colour, advance.credits(colour));
      }
    }
    return new AdvanceFacts(
        names.get("advance", advance.id(), advance.label()),
        advance.cost(),
        advance.points(),
        advance.colours(),
        credits,
        advance.creditTo(),
        advance.creditToAmount(),
        advance.freeCredits(),
        advance.chain());
  }

  private CommodityFacts commodity(Commodity commodity) {
    return new CommodityFacts(
        names.get("commodity", commodity.id(), commodity.label()),
        commodity.faceValue(),
        commodity.setSize());
  }

  private CalamityFacts calamity(CalamityCard calamity) {
    var modifiers =
        CalamityModifier.all().stream()
            .filter(it -> it.calamity() == calamity)
            .map(FactsFile::modifier)
            .toList();
    return new CalamityFacts(
        names.get("calamity", calamity.id(), calamity.label()),
        calamity.kind(),
        calamity.stack(),
        modifiers);
  }

  private static ModifierFacts modifier(CalamityModifier modifier) {
    return new ModifierFacts(
        modifier.advance(),
        modifier.role(),
        modifier.effect(),
        modifier.amount(),
        modifier.statement());
  }

  private PhaseFacts phase(Phase phase) {
    return new PhaseFacts(names.get("phase", Vocabulary.word(phase)), phase.number());
  }

  private ThemeSetFacts themeSet(ThemeSet set) {
    return new ThemeSetFacts(names.get("theme-set", set.id(), set.label()), set.advances());
  }

  private static List<AstRequirement> requirements(AstTable table) {
    return List.of(Epoch.values()).stream().map(it -> AstRequirement.of(table, it)).toList();
  }

  private static SetupFacts setup(Setup setup) {
    return new SetupFacts(
        setup.players(),
        setup.side(),
        each(setup.blocks(), setup::seatsOf),
        setup.handLimit(),
        setup.calamityLimit(),
        setup.startingCredits());
  }
}
