package ecumene.purchase;

import static ecumene.facts.Advance.MINING;
import static ecumene.facts.Advance.MYSTICISM;
import static ecumene.facts.Advance.POTTERY;
import static ecumene.facts.Advance.SCULPTURE;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Commodity.GEMSTONES;
import static ecumene.facts.Commodity.GOLD;
import static ecumene.facts.Commodity.IRON;
import static ecumene.facts.Commodity.IVORY;
import static ecumene.facts.Commodity.MARBLE;
import static ecumene.facts.Commodity.OCHRE;
import static ecumene.facts.Commodity.WATER;
import static ecumene.purchase.Acquiring.fiveGold;
import static ecumene.purchase.Acquiring.minoa;

import ecumene.Rule;
import org.junit.jupiter.api.Test;

class PaymentTest {
  private static final Purchase NOTHING = Purchase.NOTHING;

  @Test
  @Rule({"P12.4", "P12.5"})
  void treasuryFillsTheGapThatTheCardsLeaveAndNoMore() {
    var mysticism = NOTHING.buy(MYSTICISM);
    minoa("treasury 49; holds iron 3")
        .refuses(MINOA, mysticism.pay(50), "P12.4: 49 are in treasury, not 50")
        .refuses(MINOA, mysticism.pay(49), "P12.4: 49 are paid, 50 are due")
        .refuses(MINOA, mysticism.hand(IRON).pay(47), "P12.4: 49 are paid, 50 are due")
        .refuses(MINOA, mysticism.hand(IRON).pay(49), "P12.4: 1 more treasury than needed is paid")
        .refuses(
            MINOA,
            mysticism.hand(IRON, IRON, IRON).pay(44),
            "P12.4: 12 more treasury than needed is paid")
        .then(MINOA, mysticism.hand(IRON, IRON).pay(42))
        .becomes("minoa: treasury 7; new mysticism; promised arts 5, religion 5; holds iron");
  }

  @Test
  @Rule("P12.5")
  void onlyCardsInHandAreHandedIn() {
    minoa("treasury 49; holds iron 3")
        .refuses(
            MINOA,
            NOTHING.buy(MYSTICISM).hand(IRON, IRON, IRON, IRON),
            "P12.5: the hand has 3 iron")
        .refuses(MINOA, NOTHING.buy(MYSTICISM).hand(OCHRE).pay(49), "P12.5: the hand has 0 ochre");
  }

  @Test
  @Rule({"P12.4", "RU.25"})
  void noChangeIsGivenForCards() {
    minoa("treasury 20; holds gold 3, ochre, water")
        .refuses(
            MINOA,
            NOTHING.buy(MYSTICISM).hand(GOLD, GOLD, GOLD).pay(1),
            "P12.4: 1 more treasury than needed is paid")
        .then(MINOA, NOTHING.buy(MYSTICISM).hand(GOLD, GOLD, GOLD, OCHRE, WATER))
        .becomes("minoa: new mysticism; promised arts 5, religion 5; holds nothing");
  }

  @Test
  @Rule("RU.25")
  void cardsAreHandedInOnlyForAPrice() {
    var refusal = "RU.25: there is nothing to hand in cards for";
    minoa("credits arts 60; holds ochre")
        .refuses(MINOA, NOTHING.hand(OCHRE), refusal)
        .refuses(MINOA, NOTHING.buy(SCULPTURE).hand(OCHRE), refusal)
        .refuses(MINOA, NOTHING.buy(SCULPTURE).pay(1), "P12.4: 0 are in treasury, not 1")
        .then(MINOA, NOTHING.buy(SCULPTURE))
        .becomes("minoa: new sculpture; promised arts 10, civics 5");
  }

  @Test
  @Rule("mining.2")
  void miningDoublesTreasuryAndMayOverpayByOne() {
    minoa("treasury 30; mining; holds ochre")
        .refuses(
            MINOA, NOTHING.buy(MYSTICISM).pay(26), "P12.4: 1 more treasury than needed is paid")
        .refuses(
            MINOA, NOTHING.buy(MYSTICISM).hand(OCHRE).pay(24), "P12.4: 49 are paid, 50 are due")
        .refuses(
            MINOA,
            NOTHING.buy(MYSTICISM).hand(OCHRE).pay(26),
            "P12.4: 1 more treasury than needed is paid")
        .then(MINOA, NOTHING.buy(MYSTICISM).hand(OCHRE).pay(25))
        .becomes(
            "minoa: treasury 5; mining, new mysticism; promised arts 5, religion 5; holds nothing");
  }

  @Test
  @Rule({"P12.7", "mining.2"})
  void whatIsBoughtDoesNotActInItsOwnTransaction() {
    minoa("treasury 55; holds gold 5")
        .refuses(
            MINOA,
            NOTHING.buy(MINING, MYSTICISM).hand(fiveGold()).pay(28),
            "P12.4: 253 are paid, 280 are due")
        .then(MINOA, NOTHING.buy(MINING, MYSTICISM).hand(fiveGold()).pay(55))
        .becomes(
            """
            minoa: treasury 0; new mining, new mysticism;
                promised arts 5, crafts 20, religion 5, science 5; holds nothing
            """);
  }

  @Test
  @Rule({"trade-empire.1", "RU.26"})
  void tradeEmpireLetsAnotherCardOfAtLeastTheValueStandIn() {
    var pottery = NOTHING.buy(POTTERY);
    minoa("trade-empire; treasury 1; holds marble 2, gold, ivory, iron, ochre, gemstones 5")
        .refuses(MINOA, pottery.hand(MARBLE, MARBLE, GOLD).pay(1), "P12.4: 42 are paid, 60 are due")
        .refuses(
            MINOA,
            pottery.hand(MARBLE, MARBLE, IRON).substitute(IRON, MARBLE),
            "trade-empire.1: iron is worth less than marble")
        .refuses(
            MINOA,
            pottery.hand(MARBLE, MARBLE).substitute(GOLD, MARBLE),
            "trade-empire.1: gold is not handed in")
        .refuses(
            MINOA, pottery.hand(GOLD).substitute(GOLD, MARBLE), "RU.26: no marble is handed in")
        .refuses(
            MINOA,
            pottery.hand(MARBLE, MARBLE).substitute(MARBLE, MARBLE),
            "RU.26: a card does not stand in for its own kind")
        .refuses(
            MINOA,
            pottery
                .hand(GEMSTONES, GEMSTONES, GEMSTONES, GEMSTONES, GEMSTONES, GOLD)
                .substitute(GOLD, GEMSTONES),
            "trade-empire.1: no gemstones is missing")
        .then(MINOA, pottery.hand(MARBLE, MARBLE, GOLD).substitute(GOLD, MARBLE)) // 8 · 3²
        .becomes(
            """
            minoa: trade-empire, new pottery; promised arts 5, crafts 10;
                holds ivory, iron, ochre, gemstones 5
            """);
  }

  @Test
  @Rule({"trade-empire.1", "RU.26"})
  void theSubstituteNoLongerCountsInItsOwnSetAndASetMayBeKeptInPart() {
    var hand = NOTHING.buy(SCULPTURE).hand(IVORY, GOLD, GOLD);
    minoa("trade-empire; treasury 5; holds ivory 4, gold 2")
        .refuses(MINOA, hand.substitute(GOLD, IVORY).pay(4), "P12.4: 49 are paid, 50 are due")
        .then(MINOA, hand.substitute(GOLD, IVORY).pay(5)) // 9 · 2² + 9
        .becomes(
            """
            minoa: trade-empire, new sculpture; treasury 0; promised arts 10, civics 5;
                holds ivory 3
            """);
  }

  @Test
  @Rule({"trade-empire.1", "P12.7"})
  void withoutTradeEmpireNothingStandsIn() {
    minoa("treasury 50; holds gold, ivory")
        .refuses(
            MINOA,
            NOTHING.buy(SCULPTURE).hand(GOLD, IVORY).substitute(GOLD, IVORY).pay(14),
            "trade-empire.1: trade-empire is not owned");
  }
}
