package ecumene.ability;

import static ecumene.ability.Offered.policies;
import static ecumene.facts.Advance.POLITICS;
import static ecumene.facts.Civilization.ASSYRIA;
import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.HATTI;
import static ecumene.facts.Civilization.MINOA;

import ecumene.Rule;
import ecumene.ability.AbilityChoice.Use;
import ecumene.ability.Policy.Annex;
import ecumene.ability.Policy.Collect;
import ecumene.ability.Target.Units;
import ecumene.event.PieceEvent.TreasuryGained;
import ecumene.event.PieceEvent.TreasuryPaid;
import ecumene.example.Example;
import ecumene.facts.Area;
import java.util.List;
import org.junit.jupiter.api.Test;

class PoliticsTest {
  private static final Area KANESH = Area.of("kanesh");
  private static final Area PHRYGIA = Area.of("phrygia");
  private static final Area ANATOLIA = Area.of("anatolia");

  private static Example politics(String position) {
    return Example.west(9, position).plays(new AbilityTurn(HATTI));
  }

  private static Use annexing(Area area) {
    return new Use(POLITICS, new Annex(area));
  }

  private static Use collecting(int tokens) {
    return new Use(POLITICS, new Collect(tokens));
  }

  @Test
  @Rule({"politics.1", "RU.41"})
  void upToFiveTokensGoFromStockToTreasury() {
    politics("hatti: hattusa 1; treasury 2; politics")
        .asks(HATTI, policies(5))
        .refuses(HATTI, collecting(6), "politics.1: 6 tokens are moved, at most 5 can be")
        .refuses(HATTI, collecting(0), "RU.41: at least one token is moved")
        .then(HATTI, collecting(4))
        .tells(new TreasuryGained(HATTI, 4))
        .becomes("hatti: hattusa 1; treasury 6");
  }

  @Test
  @Rule("politics.1")
  void noMoreThanThereAreInStock() {
    politics("hatti: hattusa 1; treasury 51; politics")
        .refuses(HATTI, collecting(4), "politics.1: 4 tokens are moved, at most 3 can be")
        .then(HATTI, collecting(3))
        .becomes("hatti: hattusa 1; treasury 54");
    politics("hatti: hattusa 1; treasury 54; politics").changesNothing();
  }

  @Test
  @Rule({"politics.1", "politics.3", "politics.4", "public-works.7", "1.2", "1.3"})
  void allUnitsInAnAreaAreAnnexedAndPaidForByUnitPoints() {
    politics(
            """
            hatti: hattusa 1; treasury 6; politics
            assyria: city phrygia, phrygia 1, ship phrygia; treasury 3; public-works
            egypt: kanesh 4; agriculture
            minoa: kanesh 1
            rome: city anatolia, anatolia 2
            """)
        .asks(
            HATTI,
            policies(
                5,
                new Target(KANESH, List.of(new Units(MINOA, 1, 0), new Units(EGYPT, 4, 0))),
                new Target(PHRYGIA, List.of(new Units(ASSYRIA, 1, 1)))))
        .refuses(HATTI, annexing(ANATOLIA), "politics.3: anatolia costs 7, treasury has 6")
        .then(HATTI, annexing(PHRYGIA))
        .tells(new TreasuryPaid(HATTI, 6))
        .becomes(
            """
            hatti: hattusa 1, city phrygia, phrygia 1; treasury 0
            assyria: ship phrygia; treasury 3
            """);
  }

  @Test
  @Rule({"politics.1", "RU.41"})
  void oneTokenIsEnough() {
    politics("hatti: hattusa 1; politics")
        .then(HATTI, collecting(1))
        .becomes("hatti: hattusa 1; treasury 1");
  }

  @Test
  @Rule({"politics.1", "politics.3"})
  void withoutTokensInStockACityCanStillBeAnnexed() {
    politics(
            """
            hatti: hattusa 1; treasury 54; politics
            egypt: city kanesh
            """)
        .asks(HATTI, policies(0, new Target(KANESH, List.of(new Units(EGYPT, 0, 1)))))
        .then(HATTI, annexing(KANESH))
        .becomes(
            """
            hatti: hattusa 1, city kanesh; treasury 49
            egypt: nothing
            """);
  }

  @Test
  @Rule({"politics.1", "politics.4"})
  void tokensAboveTheLimitAreAnnexedAndPaidForToo() {
    politics(
            """
            hatti: hattusa 1; treasury 6; politics
            egypt: kanesh 4; agriculture
            minoa: kanesh 1
            """)
        .then(HATTI, annexing(KANESH))
        .becomes(
            """
            hatti: hattusa 1, kanesh 5; treasury 1
            egypt: nothing
            minoa: nothing
            """);
  }

  @Test
  @Rule({"politics.3", "RU.4"})
  void stockHasThePiecesBeforeAnythingIsPaid() {
    politics(
            """
            hatti: hattusa 1; treasury 52; politics
            egypt: kanesh 3
            assyria: phrygia 2
            """)
        .asks(HATTI, policies(2, new Target(PHRYGIA, List.of(new Units(ASSYRIA, 2, 0)))))
        .refuses(HATTI, annexing(KANESH), "politics.3: kanesh takes 3 tokens, stock has 2");
    politics("hatti: hattusa 51; treasury 2; politics\negypt: kanesh 3")
        .refuses(HATTI, annexing(KANESH), "politics.3: kanesh takes 3 tokens, stock has 2");
    politics(
            """
            hatti: city hattusa, city anatolia, city bithynia, city galatia, city ionia, city lycia, \
            city miletus, city sardes, city trapezus; treasury 9; politics
            egypt: city kanesh
            assyria: phrygia 2
            """)
        .asks(HATTI, policies(5, new Target(PHRYGIA, List.of(new Units(ASSYRIA, 2, 0)))))
        .refuses(HATTI, annexing(KANESH), "politics.3: kanesh takes 1 city, stock has 0");
  }

  @Test
  @Rule({"politics.1", "RU.40"})
  void theHolderNeedsUnitsInAnotherAreaNextToItByLand() {
    Example.west(
            9,
            """
            minoa: thera 1; treasury 9; politics
            hellas: thera 1, knossos 1
            """)
        .plays(new AbilityTurn(MINOA))
        .asks(MINOA, policies(5))
        .refuses(
            MINOA, annexing(Area.of("thera")), "RU.40: thera is not next to own units by land");
  }

  @Test
  @Rule({"politics.2", "cultural-ascendancy.5", "P10.5"})
  void protectedUnitsStay() {
    politics(
            """
            hatti: hattusa 1, kanesh 1; treasury 9; politics
            assyria: kanesh 1; cultural-ascendancy
            egypt: kanesh 1; politics
            minoa: kanesh 1
            barbarians: kanesh 1, anatolia 2, city phrygia
            rome: bithynia 1; cultural-ascendancy
            iberia: trapezus 1; politics
            """)
        .asks(HATTI, policies(5, new Target(KANESH, List.of(new Units(MINOA, 1, 0)))))
        .refuses(
            HATTI,
            annexing(Area.of("bithynia")),
            "cultural-ascendancy.5: Rome is protected by Cultural Ascendancy")
        .refuses(
            HATTI, annexing(Area.of("trapezus")), "politics.2: Iberia is protected by Politics")
        .refuses(
            HATTI, annexing(ANATOLIA), "politics.2: only the Barbarians have units in anatolia")
        .then(HATTI, annexing(KANESH))
        .becomes(
            """
            hatti: hattusa 1, kanesh 2; treasury 8
            minoa: nothing
            """);
  }
}
