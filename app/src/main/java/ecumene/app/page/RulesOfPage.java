package ecumene.app.page;

import ecumene.ability.DiscardForTreasury;
import ecumene.app.page.Facts.CitedFacts;
import ecumene.app.page.Facts.LearningFacts;
import ecumene.app.page.Facts.PurchaseFacts;
import ecumene.app.page.Facts.RuleFacts;
import ecumene.app.page.Facts.ShipLoadFacts;
import ecumene.calamity.AppeaseBandits;
import ecumene.calamity.AvoidReductions;
import ecumene.calamity.AvoidStepBack;
import ecumene.calamity.CivilWar;
import ecumene.facts.Advance;
import ecumene.facts.Commodities;
import ecumene.facts.Commodity;
import ecumene.game.Header;
import ecumene.loss.Damage;
import ecumene.movement.ShipLimit;
import ecumene.movement.Shipyard;
import ecumene.phase.BuildCities;
import ecumene.phase.FoundCities;
import ecumene.phase.Need;
import ecumene.phase.Phase;
import ecumene.purchase.BuyAdvances;
import ecumene.purchase.Credits;
import ecumene.purchase.PriceList;
import ecumene.table.Seed;
import ecumene.trade.Trade;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What the page has of the rules from the engine: their numbers, and which it cites. */
final class RulesOfPage {
  private RulesOfPage() {}

  static RuleFacts facts() {
    return new RuleFacts(
        Damage.CITY,
        Damage.MOST_LEFT,
        setFactors(),
        Trade.FEWEST_CARDS,
        Trade.TRUE_NAMES,
        shipLoad(),
        new PurchaseFacts(Advance.LIBRARY, Advance.ANATOMY, Advance.TRADE_EMPIRE, Advance.MINING),
        Shipyard.BUILDING_COST,
        Shipyard.MAINTENANCE,
        BuildCities.ON_A_SITE,
        BuildCities.IN_THE_WILDERNESS,
        BuildCities.mostFromTreasury(BuildCities.ON_A_SITE),
        BuildCities.mostFromTreasury(BuildCities.IN_THE_WILDERNESS),
        BuildCities.MOST_FROM_NEXT_DOOR,
        FoundCities.CITIES,
        FoundCities.ON_SITES,
        Credits.STEP,
        PriceList.LIBRARY_CREDIT,
        BuyAdvances.ANATOMY_LIMIT,
        BuyAdvances.WORTH_WITH_MINING,
        DiscardForTreasury.GAIN,
        AppeaseBandits.PRICE,
        AvoidReductions.CARDS,
        AvoidStepBack.CITIES,
        Need.MIDDLING_COST,
        Need.HIGH_COST,
        CivilWar.LOYAL,
        Phase.ADVANCES_ACQUISITION); // RU.52
  }

  static CitedFacts cited() {
    return new CitedFacts(
        List.of("RU.88"),
        List.of("14.1", "RU.52"),
        List.of("P7.3"),
        List.of("RU.81"),
        List.of("mining.2"),
        List.of("library.1"),
        List.of("anatomy.1"),
        List.of("trade-empire.1"));
  }

  static LearningFacts learning() {
    var game = Header.toLearn(new Seed(0, 0)); // S6.1
    var terms = game.terms();
    return new LearningFacts(
        game.setup().players(),
        game.setup().side(),
        terms.astTable(),
        terms.length(),
        terms.turnLimit());
  }

  private static ShipLoadFacts shipLoad() {
    var load = ShipLimit.LOAD;
    return new ShipLoadFacts(load.base(), load.raisedBy(), load.with(load.raisedBy()::equals));
  }

  /** Up to one card more than any set has, which a form may show before it is refused. */
  private static List<Integer> setFactors() {
    int largest = Stream.of(Commodity.values()).mapToInt(Commodity::setSize).max().orElseThrow();
    return IntStream.rangeClosed(0, largest + 1).map(Commodities::setFactor).boxed().toList();
  }
}
