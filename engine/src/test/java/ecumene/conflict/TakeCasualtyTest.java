package ecumene.conflict;

import static ecumene.conflict.Casualty.Piece.SHIP;
import static ecumene.conflict.Casualty.Piece.TOKEN;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Civilization.ROME;

import ecumene.Rule;
import ecumene.example.Example;
import ecumene.facts.Area;
import java.util.List;
import org.junit.jupiter.api.Test;

class TakeCasualtyTest {
  private static final Area KNOSSOS = Area.of("knossos");
  private static final Area PHAESTOS = Area.of("phaestos");
  private static final Area SAMNIUM = Area.of("samnium");

  private static Example conflict(String area, String position) {
    return Example.west(9, position).plays(table -> TokenConflict.fight(table, Area.of(area)));
  }

  @Test
  @Rule({"naval-warfare.2", "naval-warfare.3", "naval-warfare.4"})
  void navalWarfareLetsAShipBeLostAndTheMajorityIsDeterminedAnew() {
    var token = new Casualty(TOKEN, PHAESTOS);
    var ship = new Casualty(SHIP, PHAESTOS);
    var position =
        """
        minoa: phaestos 3, ship phaestos, ship phaestos, ship thera; naval-warfare
        hatti: phaestos 4, ship phaestos
        """;
    conflict("phaestos", position) // limit 2
        .asks(new TakeCasualty(MINOA, PHAESTOS, List.of(token, ship)))
        .refuses(
            MINOA,
            new Casualty(SHIP, Area.of("thera")),
            "P4.2: the conflict in phaestos can not cost that")
        .then(MINOA, ship) // 3 to 3, equals
        .then(MINOA, ship) // 3 to 2, now hatti is first: 1 to 2, then 0
        .becomes(
            """
            minoa: phaestos 2, ship thera
            hatti: ship phaestos
            """);
    conflict("phaestos", position)
        .then(MINOA, token) // 2 to 3
        .then(MINOA, token) // 1 to 2
        .then(MINOA, token) // 0, which ends it
        .becomes(
            """
            minoa: ship phaestos, ship phaestos, ship thera
            hatti: phaestos 2, ship phaestos
            """);
  }

  @Test
  @Rule({"advanced-military.1", "advanced-military.4", "P4.2"})
  void advancedMilitaryLetsTokensBeLostInAreasAdjacentByLand() {
    var here = new Casualty(TOKEN, SAMNIUM);
    var inRome = new Casualty(TOKEN, Area.of("rome"));
    conflict( // limit 2
            "samnium",
            """
            rome: samnium 1, rome 2, city neapolis, pannonia 2; advanced-military
            hellas: samnium 2, campania 1
            """)
        .asks(new TakeCasualty(ROME, SAMNIUM, List.of(here, inRome)))
        .then(ROME, inRome) // 1 to 2, then 1 to 1
        .becomes(
            """
            rome: samnium 1, rome 1, city neapolis, pannonia 2
            hellas: samnium 1, campania 1
            """);
    conflict(
            "knossos",
            """
            minoa: knossos 2, thera 3, rhodes 3; advanced-military
            hatti: knossos 2
            """)
        .becomes( // thera and rhodes are adjacent by water only
            """
            minoa: knossos 1, thera 3, rhodes 3
            hatti: knossos 1
            """);
  }

  @Test
  @Rule("advanced-military.2")
  void theMajorityIsDeterminedAnewAfterEveryRound() {
    var inRome = new Casualty(TOKEN, Area.of("rome"));
    conflict( // limit 2
            "samnium",
            """
            rome: samnium 2, rome 2; advanced-military
            hellas: samnium 3
            """)
        .then(ROME, inRome) // 2 to 2, equals
        .then(ROME, inRome) // 2 to 1, now hellas is first
        .becomes(
            """
            rome: samnium 2
            hellas: nothing
            """);
  }

  @Test
  @Rule({"naval-warfare.6", "naval-warfare.2", "advanced-military.1"})
  void shipsInNeighbouringAreasCanNotBeLost() {
    conflict(
            "knossos",
            """
            minoa: knossos 2, ship knossos, phaestos 1, ship phaestos;
                naval-warfare, advanced-military
            hatti: knossos 2
            """)
        .asks(
            new TakeCasualty(
                MINOA,
                KNOSSOS,
                List.of(
                    new Casualty(TOKEN, KNOSSOS),
                    new Casualty(SHIP, KNOSSOS),
                    new Casualty(TOKEN, PHAESTOS))));
  }
}
