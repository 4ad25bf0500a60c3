package ecumene.ability;

import static ecumene.facts.Advance.DIASPORA;
import static ecumene.facts.Advance.FUNDAMENTALISM;
import static ecumene.facts.Advance.MONOTHEISM;
import static ecumene.facts.Advance.POLITICS;
import static ecumene.facts.Advance.PROVINCIAL_EMPIRE;
import static ecumene.facts.Advance.TRADE_ROUTES;
import static ecumene.facts.Advance.UNIVERSAL_DOCTRINE;
import static ecumene.facts.Civilization.HELLAS;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Commodity.FISH;
import static ecumene.facts.Commodity.IRON;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.Rule;
import ecumene.ability.AbilityChoice.Finish;
import ecumene.ability.AbilityChoice.Use;
import ecumene.ability.Policy.Collect;
import ecumene.event.AbilityEvent.AbilityUsed;
import ecumene.example.Example;
import ecumene.facts.Area;
import ecumene.facts.Commodities;
import ecumene.table.Decision;
import ecumene.table.Handed;
import ecumene.table.Named;
import ecumene.table.Picked;
import java.util.List;
import org.junit.jupiter.api.Test;

class AbilityTurnTest {
  private static final Area THERA = Area.of("thera");
  private static final Use COLLECT_FIVE = new Use(POLITICS, new Collect(5));
  private static final Use SELL_FISH = new Use(TRADE_ROUTES, Handed.of(FISH));

  @Test
  @Rule("P10.1")
  void thereAreSevenAbilities() {
    assertThat(Abilities.all())
        .map(Ability::advance)
        .containsExactly(
            DIASPORA,
            FUNDAMENTALISM,
            MONOTHEISM,
            POLITICS,
            PROVINCIAL_EMPIRE,
            TRADE_ROUTES,
            UNIVERSAL_DOCTRINE);
  }

  private static Example politicsAndTradeRoutes(int treasury) {
    return Example.west(
            9,
            """
            minoa: knossos 1; treasury %d; trade-routes, politics; holds fish
            hellas: sparta 1
            """
                .formatted(treasury))
        .plays(new AbilityTurn(MINOA));
  }

  @Test
  @Rule("P10.1")
  void thePlayerUsesAbilitiesInAnyOrderEachOnce() {
    politicsAndTradeRoutes(0)
        .refuses(
            MINOA,
            new Use(DIASPORA, Resettlement.NONE),
            "P10.1: Diaspora is not held, or has been used")
        .refuses(
            MINOA,
            new Use(POLITICS, Handed.of(FISH)),
            "politics.1: that is not an answer to this question")
        .refuses(MINOA, Decision.NO, "P10.1: that is not an answer to this question")
        .then(MINOA, COLLECT_FIVE)
        .tells(new AbilityUsed(MINOA, POLITICS))
        .asks(
            new UseAbility(
                MINOA, List.of(new DiscardForTreasury(MINOA, Commodities.of(FISH), 49)), List.of()))
        .refuses(MINOA, COLLECT_FIVE, "P10.1: Politics is not held, or has been used")
        .then(MINOA, SELL_FISH)
        .tells(new AbilityUsed(MINOA, TRADE_ROUTES))
        .becomes("minoa: knossos 1; treasury 11; holds nothing");
    politicsAndTradeRoutes(0)
        .then(MINOA, SELL_FISH)
        .then(MINOA, COLLECT_FIVE)
        .becomes("minoa: knossos 1; treasury 11; holds nothing");
  }

  @Test
  @Rule("P10.1")
  void orNoneOfThem() {
    politicsAndTradeRoutes(0).then(MINOA, new Finish()).changesNothing();
    politicsAndTradeRoutes(0)
        .then(MINOA, COLLECT_FIVE)
        .then(MINOA, new Finish())
        .becomes("minoa: knossos 1; treasury 5");
  }

  @Test
  @Rule("P10.1")
  void oneAbilityCanMakeAnotherImpossible() {
    politicsAndTradeRoutes(48)
        .then(MINOA, SELL_FISH)
        .becomes("minoa: knossos 1; treasury 54; holds nothing");
  }

  @Test
  @Rule("P10.1")
  void whoCanUseNoAbilityIsNotAsked() {
    Example.west(
            9,
            """
            minoa: knossos 1; provincial-empire, monotheism, fundamentalism, universal-doctrine
            hellas: sparta 1; diaspora
            """)
        .plays(new AbilityTurn(MINOA))
        .changesNothing();
  }

  @Test
  @Rule("P10.1")
  void onlyTheHoldersAbilitiesAreUsed() {
    Example.west(
            9,
            """
            minoa: knossos 1; provincial-empire
            hellas: phaestos 1; monotheism
            """)
        .plays(new AbilityTurn(HELLAS))
        .asks(
            HELLAS,
            Offered.targets(
                new Target(Area.of("knossos"), List.of(new Target.Units(MINOA, 1, 0)))));
  }

  @Test
  @Rule("P10.4")
  void nothingIsCheckedBetweenAbilities() {
    Example.west(
            9,
            """
            minoa: knossos 5, city thera, city rhodes; monotheism, diaspora
            hellas: phaestos 4
            egypt: knossos 1
            """)
        .plays(new AbilityTurn(MINOA))
        .then(MINOA, new Use(MONOTHEISM, Picked.of(Area.of("phaestos"))))
        .then(
            MINOA,
            new Use(DIASPORA, Resettlement.NONE.and(Area.of("knossos"), Area.of("argos"), 1)))
        .becomes(
            """
            minoa: knossos 4, phaestos 4, argos 1, city thera, city rhodes
            hellas: nothing
            """);
  }

  @Test
  @Rule({"P10.1", "trade-routes.2"})
  void whatCanNotBeUsedSaysWhatIsMissing() {
    Example.west(
            9,
            """
            minoa: city knossos; treasury 55; holds iron; diaspora, fundamentalism, monotheism, \
            politics, provincial-empire, trade-routes, universal-doctrine
            """)
        .plays(new AbilityTurn(MINOA))
        .refuses(
            MINOA,
            new Use(DIASPORA, Resettlement.NONE),
            "diaspora.1: no token of yours can go to another area")
        .refuses(
            MINOA,
            new Use(FUNDAMENTALISM, Picked.of(THERA)),
            "fundamentalism.1: no area next to own units by land can be struck")
        .refuses(
            MINOA,
            new Use(MONOTHEISM, Picked.of(THERA)),
            "monotheism.1: no area next to own units by land can be annexed")
        .refuses(
            MINOA,
            COLLECT_FIVE,
            "politics.1: stock is empty, and no area next to own units by land can be annexed")
        .refuses(
            MINOA,
            new Use(PROVINCIAL_EMPIRE, Named.of(HELLAS)),
            "provincial-empire.1: nobody with units in or beside your areas can be named")
        .refuses(
            MINOA,
            new Use(TRADE_ROUTES, Handed.of(IRON)),
            "trade-routes.2: stock can pay for none of the cards you hold")
        .refuses(
            MINOA,
            new Use(UNIVERSAL_DOCTRINE, new Conversion.City(THERA)),
            "universal-doctrine.1: no barbarian tokens and no pirate city can be annexed")
        .then(MINOA, new Finish())
        .changesNothing();
  }
}
