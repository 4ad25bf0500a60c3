package ecumene.purchase;

import static ecumene.facts.Advance.ANATOMY;
import static ecumene.facts.Advance.COINAGE;
import static ecumene.facts.Advance.EMPIRICISM;
import static ecumene.facts.Advance.LIBRARY;
import static ecumene.facts.Advance.MEDICINE;
import static ecumene.facts.Advance.MONUMENT;
import static ecumene.facts.Advance.MYSTICISM;
import static ecumene.facts.Advance.POTTERY;
import static ecumene.facts.Advance.WRITTEN_RECORD;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Colour.ARTS;
import static ecumene.facts.Colour.CIVICS;
import static ecumene.facts.Colour.RELIGION;
import static ecumene.facts.Commodity.GOLD;
import static ecumene.facts.Commodity.IVORY;
import static ecumene.purchase.Acquiring.fiveGold;
import static ecumene.purchase.Acquiring.minoa;

import ecumene.Rule;
import ecumene.table.Decision;
import org.junit.jupiter.api.Test;

class BuyAdvancesTest {
  private static final Purchase NOTHING = Purchase.NOTHING;

  @Test
  @Rule("P12.1")
  void whatIsOwnedCanNotBeBoughtAgain() {
    minoa("treasury 50; pottery")
        .refuses(MINOA, NOTHING.buy(MYSTICISM, POTTERY).pay(50), "P12.1: pottery is owned already")
        .refuses(MINOA, Decision.NO, "P12.1: that is not an answer to this question")
        .then(MINOA, NOTHING)
        .changesNothing();
  }

  @Test
  @Rule({"library.1", "RU.27"})
  void libraryLowersThePriceOfOneOther() {
    var purchase = NOTHING.hand(fiveGold());
    minoa("treasury 55; holds gold 5")
        .refuses(MINOA, purchase.buy(LIBRARY, POTTERY).pay(15), "P12.4: 240 are paid, 280 are due")
        .refuses(
            MINOA,
            purchase.buy(LIBRARY).lower(LIBRARY),
            "library.1: library is not another advance that is bought")
        .refuses(
            MINOA,
            purchase.buy(LIBRARY).lower(POTTERY),
            "library.1: pottery is not another advance that is bought")
        .refuses(MINOA, purchase.buy(POTTERY).lower(POTTERY), "library.1: library is not bought")
        .then(MINOA, purchase.buy(LIBRARY, POTTERY).lower(POTTERY).pay(15))
        .becomes(
            """
            minoa: treasury 40; new library, new pottery;
                promised arts 10, crafts 10, science 20; holds nothing
            """);
  }

  @Test
  @Rule("library.1")
  void libraryLowersNoPriceBelowNothing() {
    minoa("treasury 20; credits religion 40; holds gold 5")
        .refuses(
            MINOA,
            NOTHING.buy(LIBRARY, MYSTICISM).lower(MYSTICISM).hand(GOLD, GOLD, GOLD, GOLD).pay(20),
            "P12.4: 164 are paid, 220 are due")
        .then(MINOA, NOTHING.buy(LIBRARY, MYSTICISM).lower(MYSTICISM).hand(fiveGold()))
        .becomes(
            """
            minoa: new library, new mysticism; promised arts 10, religion 5, science 20;
                holds nothing
            """);
  }

  @Test
  @Rule({"anatomy.1", "RU.27", "P12.1"})
  void anatomyAddsACheapScienceAdvanceThatIsNotOwned() {
    var anatomy = NOTHING.buy(ANATOMY).hand(fiveGold()).pay(45);
    minoa("treasury 55; coinage; holds gold 5, ivory 4")
        .refuses(MINOA, NOTHING.buy(POTTERY).add(EMPIRICISM), "anatomy.1: anatomy is not bought")
        .refuses(MINOA, anatomy.add(POTTERY), "anatomy.1: pottery is no science advance below 100")
        .refuses(
            MINOA, anatomy.add(MEDICINE), "anatomy.1: medicine is no science advance below 100")
        .refuses(MINOA, anatomy.add(COINAGE), "anatomy.1: coinage is owned already")
        .refuses(
            MINOA,
            anatomy.buy(EMPIRICISM).add(EMPIRICISM),
            "RU.27: empiricism is bought, so it is not added")
        .refuses(
            MINOA,
            anatomy.buy(LIBRARY).add(EMPIRICISM).lower(EMPIRICISM),
            "RU.27: empiricism is added, so its price is not lowered")
        .then(MINOA, anatomy.add(EMPIRICISM))
        .becomes(
            """
            minoa: treasury 10; new empiricism, new anatomy, coinage; holds ivory 4;
                promised arts 5, civics 5, crafts 10, religion 5, science 30
            """);
  }

  @Test
  @Rule("monument.1")
  void monumentGivesTwentyCreditsOfChosenColours() {
    var monument = NOTHING.buy(MONUMENT).hand(fiveGold());
    minoa("holds gold 5")
        .refuses(MINOA, monument, "monument.1: credits for 0 are chosen, 20 are due")
        .refuses(
            MINOA, monument.choose(ARTS, 25), "monument.1: credits for 25 are chosen, 20 are due")
        .refuses(
            MINOA,
            monument.choose(ARTS, 12).choose(CIVICS, 8),
            "monument.1: credits come in steps of 5")
        .refuses(
            MINOA,
            monument.choose(ARTS, 25).choose(CIVICS, -5),
            "monument.1: credits come in steps of 5")
        .then(MINOA, monument.choose(ARTS, 5).choose(RELIGION, 15))
        .becomes("minoa: new monument; promised arts 5, crafts 10, religion 25; holds nothing");
  }

  @Test
  @Rule({"written-record.1", "RU.27"})
  void writtenRecordGivesTenEvenIfAnatomyAddsIt() {
    minoa("treasury 55; holds gold 5, ivory 4")
        .refuses(
            MINOA,
            NOTHING.buy(WRITTEN_RECORD).pay(55).hand(IVORY),
            "P12.4: 4 more treasury than needed is paid")
        .refuses(
            MINOA,
            NOTHING.buy(WRITTEN_RECORD).pay(51).hand(IVORY),
            "written-record.1: credits for 0 are chosen, 10 are due")
        .then(
            MINOA,
            NOTHING
                .buy(ANATOMY)
                .add(WRITTEN_RECORD)
                .hand(fiveGold())
                .pay(45)
                .choose(ARTS, 5)
                .choose(CIVICS, 5))
        .becomes(
            """
            minoa: treasury 10; new written-record, new anatomy; holds ivory 4;
                promised arts 5, civics 10, crafts 5, science 25
            """);
  }

  @Test
  @Rule("RU.6")
  void whoCanBuyNothingIsNotAsked() {
    minoa("treasury 49").changesNothing();
    minoa("treasury 24; mining").changesNothing();
    minoa("trade-empire; treasury 7; holds marble, gold").waitsFor();
    minoa("trade-empire; treasury 18; holds marble, gold").waitsFor(MINOA);
    minoa("treasury 50").waitsFor(MINOA);
    minoa("treasury 25; mining").waitsFor(MINOA);
    minoa("credits arts 50").waitsFor(MINOA);
  }

  @Test
  @Rule("RU.85")
  void whoMightBuySomethingForAllThatOthersKnowIsAsked() {
    minoa("treasury 13; holds ochre 2").changesNothing();
    minoa("treasury 14; holds ochre 2").waitsFor(MINOA);
    minoa("holds ochre 3").waitsFor(MINOA).then(MINOA, NOTHING).becomes("minoa: holds ochre 3");
  }
}
