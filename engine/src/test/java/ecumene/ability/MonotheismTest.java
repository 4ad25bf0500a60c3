package ecumene.ability;

import static ecumene.ability.Offered.targets;
import static ecumene.facts.Advance.MONOTHEISM;
import static ecumene.facts.Civilization.ASSYRIA;
import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.HATTI;
import static ecumene.facts.Civilization.MINOA;

import ecumene.Rule;
import ecumene.ability.AbilityChoice.Use;
import ecumene.ability.Target.Units;
import ecumene.event.PieceEvent.CityAnnexed;
import ecumene.event.PieceEvent.TokensAnnexed;
import ecumene.example.Example;
import ecumene.facts.Area;
import ecumene.table.Picked;
import java.util.List;
import org.junit.jupiter.api.Test;

class MonotheismTest {
  private static final Area KANESH = Area.of("kanesh");
  private static final Area PHRYGIA = Area.of("phrygia");
  private static final Area HATTUSA = Area.of("hattusa");
  private static final Area BITHYNIA = Area.of("bithynia");
  private static final Area TRAPEZUS = Area.of("trapezus");

  private static Example monotheism(String position) {
    return Example.west(9, position).plays(new AbilityTurn(HATTI));
  }

  private static Use in(Area area) {
    return new Use(MONOTHEISM, Picked.of(area));
  }

  @Test
  @Rule({"monotheism.1", "monotheism.4", "public-works.7", "P9.24", "P10.2"})
  void allUnitsInAnAreaNextToTheHoldersAreAnnexedAndShipsStay() {
    monotheism(
            """
            hatti: hattusa 1; monotheism
            assyria: new city phrygia, phrygia 1, ship phrygia; public-works
            egypt: kanesh 3; agriculture
            minoa: kanesh 1
            hellas: galatia 2
            """)
        .asks(
            HATTI,
            targets(
                new Target(KANESH, List.of(new Units(MINOA, 1, 0), new Units(EGYPT, 3, 0))),
                new Target(PHRYGIA, List.of(new Units(ASSYRIA, 1, 1)))))
        .refuses(HATTI, in(Area.of("galatia")), "RU.40: galatia is not next to own units by land")
        .refuses(HATTI, in(HATTUSA), "RU.40: hattusa is not next to own units by land")
        .refuses(HATTI, in(BITHYNIA), "monotheism.1: no other player has units in bithynia")
        .then(HATTI, in(PHRYGIA))
        .tells(new CityAnnexed(ASSYRIA, HATTI, PHRYGIA))
        .becomes(
            """
            hatti: hattusa 1, city phrygia, phrygia 1
            assyria: ship phrygia
            """);
  }

  @Test
  @Rule({"monotheism.1", "P9.24"})
  void aCityAloneIsAnnexedAlone() {
    monotheism("hatti: hattusa 1; monotheism\nassyria: city kanesh")
        .then(HATTI, in(KANESH))
        .tells(new CityAnnexed(ASSYRIA, HATTI, KANESH))
        .doesNotTell(new TokensAnnexed(ASSYRIA, HATTI, KANESH, 0))
        .becomes("hatti: hattusa 1, city kanesh\nassyria: nothing");
  }

  @Test
  @Rule({"monotheism.1", "monotheism.4"})
  void tokensAboveTheLimitAreAnnexedToo() {
    monotheism(
            """
            hatti: hattusa 1; monotheism
            egypt: kanesh 3; agriculture
            minoa: kanesh 1
            """)
        .then(HATTI, in(KANESH))
        .tells(new TokensAnnexed(EGYPT, HATTI, KANESH, 3))
        .becomes(
            """
            hatti: hattusa 1, kanesh 4
            egypt: nothing
            minoa: nothing
            """);
  }

  @Test
  @Rule({"monotheism.1", "RU.40"})
  void theHolderNeedsUnitsInAnotherAreaNextToItByLand() {
    Example.west(
            9,
            """
            minoa: thera 1; monotheism
            hellas: thera 1, knossos 1
            """)
        .plays(new AbilityTurn(MINOA))
        .changesNothing();
  }

  @Test
  @Rule({"monotheism.2", "theology.2", "P10.5"})
  void protectedUnitsStay() {
    monotheism(
            """
            hatti: hattusa 1, kanesh 1; monotheism
            assyria: kanesh 1; theology
            egypt: kanesh 1; monotheism
            minoa: kanesh 1
            barbarians: kanesh 1, anatolia 2, city phrygia
            rome: bithynia 1; theology
            iberia: trapezus 1; monotheism
            """)
        .asks(HATTI, targets(new Target(KANESH, List.of(new Units(MINOA, 1, 0)))))
        .refuses(HATTI, in(BITHYNIA), "theology.2: Rome is protected by Theology")
        .refuses(HATTI, in(TRAPEZUS), "monotheism.2: Iberia is protected by Monotheism")
        .refuses(HATTI, in(PHRYGIA), "monotheism.2: only the Barbarians have units in phrygia")
        .refuses(HATTI, in(HATTUSA), "monotheism.1: no other player has units in hattusa")
        .then(HATTI, in(KANESH))
        .becomes(
            """
            hatti: hattusa 1, kanesh 2
            minoa: nothing
            """);
  }

  @Test
  @Rule({"monotheism.3", "RU.4", "P10.2"})
  void stockHasTokensForAllOfThem() {
    monotheism(
            """
            hatti: hattusa 1; treasury 52; monotheism
            egypt: kanesh 2
            minoa: kanesh 1
            assyria: phrygia 2
            """)
        .asks(HATTI, targets(new Target(PHRYGIA, List.of(new Units(ASSYRIA, 2, 0)))))
        .refuses(HATTI, in(KANESH), "monotheism.3: kanesh takes 3 tokens, stock has 2")
        .then(HATTI, in(PHRYGIA))
        .becomes(
            """
            hatti: hattusa 1, phrygia 2
            assyria: nothing
            """);
  }

  @Test
  @Rule({"monotheism.3", "RU.4"})
  void stockHasACityForACity() {
    monotheism(
            """
            hatti: city hattusa, city anatolia, city bithynia, city galatia, city ionia, city lycia, \
            city miletus, city sardes, city trapezus; monotheism
            egypt: city kanesh
            assyria: phrygia 2
            """)
        .asks(HATTI, targets(new Target(PHRYGIA, List.of(new Units(ASSYRIA, 2, 0)))))
        .refuses(HATTI, in(KANESH), "monotheism.3: kanesh takes 1 city, stock has 0");
  }

  @Test
  @Rule({"P10.3", "P10.4"})
  void annexingIsNoAttackAndLeadsToNoConflict() {
    monotheism(
            """
            hatti: hattusa 1; monotheism
            assyria: city kanesh; theology, diplomacy, cultural-ascendancy
            egypt: kanesh 7
            """)
        .then(HATTI, in(KANESH))
        .becomes(
            """
            hatti: hattusa 1, kanesh 7
            egypt: nothing
            """);
  }
}
