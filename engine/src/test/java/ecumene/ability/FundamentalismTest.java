package ecumene.ability;

import static ecumene.ability.Offered.targets;
import static ecumene.facts.Advance.FUNDAMENTALISM;
import static ecumene.facts.Civilization.ASSYRIA;
import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.HATTI;
import static ecumene.facts.Civilization.MINOA;

import ecumene.Rule;
import ecumene.ability.AbilityChoice.Use;
import ecumene.ability.Target.Units;
import ecumene.event.PieceEvent.CityDestroyed;
import ecumene.example.Example;
import ecumene.facts.Area;
import ecumene.table.Picked;
import java.util.List;
import org.junit.jupiter.api.Test;

class FundamentalismTest {
  private static final Area KANESH = Area.of("kanesh");
  private static final Area PHRYGIA = Area.of("phrygia");
  private static final Area BITHYNIA = Area.of("bithynia");

  private static Example fundamentalism(String position) {
    return Example.west(9, position).plays(new AbilityTurn(HATTI));
  }

  private static Use in(Area... areas) {
    return new Use(FUNDAMENTALISM, Picked.of(areas));
  }

  private static Example threeAreas() {
    return fundamentalism(
        """
        hatti: hattusa 1, trapezus 1; fundamentalism
        assyria: city kanesh, kanesh 1; public-works
        minoa: phrygia 2, ship phrygia
        egypt: phrygia 1
        hellas: galatia 2
        """);
  }

  @Test
  @Rule({"fundamentalism.1", "P10.2"})
  void allUnitsInAnAreaNextToTheHoldersAreDestroyedAndShipsStay() {
    threeAreas()
        .asks(
            HATTI,
            targets(
                new Target(KANESH, List.of(new Units(ASSYRIA, 1, 1))),
                new Target(PHRYGIA, List.of(new Units(MINOA, 2, 0), new Units(EGYPT, 1, 0)))))
        .refuses(HATTI, in(Area.of("galatia")), "RU.40: galatia is not next to own units by land")
        .refuses(HATTI, in(BITHYNIA), "fundamentalism.1: no other player has units in bithynia")
        .refuses(HATTI, in(KANESH, PHRYGIA), "fundamentalism.1: one area is picked")
        .refuses(HATTI, in(), "fundamentalism.1: one area is picked")
        .then(HATTI, in(PHRYGIA))
        .becomes(
            """
            minoa: ship phrygia
            egypt: nothing
            """);
  }

  @Test
  @Rule({"fundamentalism.1", "public-works.7"})
  void aCityGoesWithTheTokenBesideIt() {
    threeAreas()
        .then(HATTI, in(KANESH))
        .tells(new CityDestroyed(ASSYRIA, KANESH))
        .becomes("assyria: nothing");
  }

  @Test
  @Rule({"fundamentalism.1", "RU.40"})
  void theHolderNeedsUnitsInAnotherAreaNextToItByLand() {
    Example.west(
            9,
            """
            minoa: thera 1; fundamentalism
            hellas: thera 1, knossos 1
            """)
        .plays(new AbilityTurn(MINOA))
        .changesNothing();
  }

  @Test
  @Rule({"fundamentalism.2", "philosophy.2", "P10.5"})
  void protectedUnitsStay() {
    fundamentalism(
            """
            hatti: hattusa 1, kanesh 1; fundamentalism
            assyria: kanesh 1; philosophy
            egypt: kanesh 1; fundamentalism
            minoa: kanesh 1
            barbarians: kanesh 1, anatolia 2, city phrygia
            rome: bithynia 1; philosophy
            iberia: trapezus 1; fundamentalism
            """)
        .asks(HATTI, targets(new Target(KANESH, List.of(new Units(MINOA, 1, 0)))))
        .refuses(HATTI, in(BITHYNIA), "philosophy.2: Rome is protected by Philosophy")
        .refuses(
            HATTI,
            in(Area.of("trapezus")),
            "fundamentalism.2: Iberia is protected by Fundamentalism")
        .refuses(HATTI, in(PHRYGIA), "fundamentalism.2: only the Barbarians have units in phrygia")
        .then(HATTI, in(KANESH))
        .becomes("minoa: nothing");
  }
}
