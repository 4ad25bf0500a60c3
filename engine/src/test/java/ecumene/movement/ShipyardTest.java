package ecumene.movement;

import static ecumene.facts.Civilization.MINOA;
import static ecumene.movement.Moves.KNOSSOS;
import static ecumene.movement.Moves.PHAESTOS;
import static ecumene.movement.Moves.RHODES;
import static ecumene.movement.Moves.THERA;
import static ecumene.movement.Moves.keep;

import ecumene.Rule;
import ecumene.event.ChoiceForced;
import ecumene.event.PieceEvent.ShipBuilt;
import ecumene.event.PieceEvent.ShipMaintained;
import ecumene.event.PieceEvent.ShipRemoved;
import ecumene.facts.Area;
import ecumene.movement.Order.BuildShip;
import ecumene.movement.Order.MaintainShip;
import ecumene.movement.Order.March;
import ecumene.movement.Order.ScrapShip;
import ecumene.movement.Order.Voyage;
import java.util.List;
import org.junit.jupiter.api.Test;

class ShipyardTest {
  private static final Area MEMPHIS = Area.of("memphis");
  private static final Order BUILD = new BuildShip(KNOSSOS, Fee.treasury(2));

  @Test
  @Rule("P3.2")
  void aShipCostsTwoInTreasuryOrTokens() {
    Moves.minoa("minoa: knossos 2; treasury 2")
        .then(MINOA, Orders.of(BUILD))
        .tells(new ShipBuilt(MINOA, KNOSSOS))
        .becomes("minoa: knossos 2, ship knossos; treasury 0");
    Moves.minoa("minoa: knossos 2; treasury 2")
        .then(MINOA, Orders.of(new BuildShip(KNOSSOS, new Fee(1, List.of(KNOSSOS)))))
        .becomes("minoa: knossos 1, ship knossos; treasury 1");
    Moves.minoa("minoa: knossos 2; treasury 2")
        .then(MINOA, Orders.of(new BuildShip(KNOSSOS, Fee.tokens(KNOSSOS, KNOSSOS))))
        .becomes("minoa: ship knossos");
    Moves.minoa("minoa: knossos 2, rhodes 1; treasury 2")
        .then(MINOA, Orders.of(new BuildShip(KNOSSOS, Fee.tokens(RHODES, KNOSSOS))))
        .becomes("minoa: knossos 1, ship knossos");
  }

  @Test
  @Rule("P3.2")
  void ofTheTokensAtLeastOneIsFromTheArea() {
    var local = "P3.2: a ship costs 2, and of tokens at least 1 is from knossos";
    Moves.minoa("minoa: knossos 1, rhodes 3; treasury 1")
        .refuses(MINOA, build(Fee.tokens(RHODES, RHODES)), local)
        .refuses(MINOA, build(new Fee(1, List.of(RHODES))), local)
        .refuses(MINOA, build(Fee.treasury(1)), local)
        .refuses(MINOA, build(Fee.tokens(KNOSSOS)), local)
        .refuses(MINOA, build(new Fee(1, List.of(KNOSSOS, RHODES))), local)
        .refuses(
            MINOA,
            build(new Fee(-1, List.of(KNOSSOS, RHODES, RHODES))),
            "P3.2: the treasury holds 1")
        .refuses(MINOA, build(Fee.treasury(2)), "P3.2: the treasury holds 1")
        .refuses(MINOA, build(Fee.tokens(KNOSSOS, KNOSSOS)), "P3.2: knossos has no token to give")
        .refuses(MINOA, build(Fee.tokens(KNOSSOS, THERA)), "P3.2: thera has no token to give");
  }

  private static Orders build(Fee fee) {
    return Orders.of(new BuildShip(KNOSSOS, fee));
  }

  @Test
  @Rule("P3.2")
  void aShipIsBuiltOnTheCoastWhereAnOwnTokenIs() {
    var where = "P3.2: a ship is built in a coastal area with an own token";
    Moves.minoa(
            """
            minoa: memphis 1, city knossos; treasury 9
            egypt: tanis 2
            """)
        .refuses(MINOA, Orders.of(new BuildShip(MEMPHIS, Fee.treasury(2))), where)
        .refuses(MINOA, Orders.of(BUILD), where)
        .refuses(MINOA, Orders.of(new BuildShip(Area.of("tanis"), Fee.treasury(2))), where);
    Moves.minoa("minoa: phaestos 1; treasury 2") // at any time in the movement
        .then(MINOA, Orders.of(new March(PHAESTOS, KNOSSOS, 1), BUILD))
        .becomes("minoa: knossos 1, ship knossos; treasury 0");
  }

  @Test
  @Rule({"P3.2", "1.1"})
  void fourShipsAreAll() {
    Moves.minoa("minoa: knossos 2, ship thera, ship thera, ship rhodes; treasury 9")
        .refuses(MINOA, Orders.of(BUILD, BUILD), "P3.2: all ships are on the board")
        .then(MINOA, Orders.of(BUILD, new ScrapShip(THERA), BUILD))
        .becomes("minoa: knossos 2, ship knossos, ship knossos; treasury 5");
  }

  @Test
  @Rule("P3.2")
  void aShipCanBeUsedInTheTurnItIsBuilt() {
    Moves.minoa("minoa: knossos 2; treasury 2")
        .then(MINOA, Orders.of(BUILD, new Voyage(KNOSSOS, 2, RHODES)))
        .becomes("minoa: rhodes 2, ship rhodes; treasury 0");
  }

  @Test
  @Rule("P3.3")
  void aShipIsMaintainedBeforeItIsUsed() {
    Moves.minoa("minoa: knossos 1, rhodes 1, ship knossos; treasury 1")
        .refuses(
            MINOA,
            Orders.of(new Voyage(KNOSSOS, 0, RHODES)),
            "P3.3: no ship in knossos is ready to sail")
        .then(MINOA, Orders.of(keep(KNOSSOS), new Voyage(KNOSSOS, 1, RHODES)))
        .tells(new ShipMaintained(MINOA, KNOSSOS))
        .becomes("minoa: rhodes 2, ship rhodes; treasury 0");
  }

  @Test
  @Rule("P3.3")
  void maintenanceCostsOneTreasuryOrOneTokenFromAnywhere() {
    Moves.minoa("minoa: memphis 1, ship knossos, ship rhodes; treasury 1")
        .refuses(MINOA, maintain(Fee.treasury(0)), "P3.3: maintenance costs 1")
        .refuses(MINOA, maintain(new Fee(1, List.of(MEMPHIS))), "P3.3: maintenance costs 1")
        .refuses(MINOA, maintain(Fee.tokens(RHODES)), "P3.3: rhodes has no token to give")
        .then(MINOA, Orders.of(keep(KNOSSOS), new MaintainShip(RHODES, Fee.tokens(MEMPHIS))))
        .becomes("minoa: ship knossos, ship rhodes; treasury 0");
  }

  private static Orders maintain(Fee fee) {
    return Orders.of(new MaintainShip(KNOSSOS, fee));
  }

  @Test
  @Rule("P3.3")
  void maintenanceIsPaidOncePerShipAndTurn() {
    Moves.minoa("minoa: knossos 1, ship knossos; treasury 5")
        .refuses(
            MINOA,
            Orders.of(keep(KNOSSOS), keep(KNOSSOS)),
            "P3.3: no ship in knossos is to be maintained")
        .refuses(
            MINOA,
            Orders.of(keep(KNOSSOS), new Voyage(KNOSSOS, 0, RHODES), keep(RHODES)),
            "P3.3: no ship in rhodes is to be maintained")
        .refuses(
            MINOA,
            Orders.of(
                keep(KNOSSOS), new Voyage(KNOSSOS, 0, RHODES), new Voyage(RHODES, 0, KNOSSOS)),
            "P3.3: no ship in rhodes is ready to sail");
  }

  @Test
  @Rule("P3.3")
  void onlyAnUnmaintainedShipMayBeDestroyedAndBuiltAnew() {
    Moves.minoa("minoa: knossos 1, ship thera; treasury 9")
        .refuses(
            MINOA,
            Orders.of(keep(THERA), new ScrapShip(THERA)),
            "P3.3: no ship in thera can be given up")
        .refuses(
            MINOA,
            Orders.of(BUILD, new ScrapShip(KNOSSOS)),
            "P3.3: no ship in knossos can be given up")
        .then(MINOA, Orders.of(new ScrapShip(THERA), BUILD, new Voyage(KNOSSOS, 0, RHODES)))
        .tells(new ShipRemoved(MINOA, THERA))
        .becomes("minoa: knossos 1, ship rhodes; treasury 7");
  }

  @Test
  @Rule("P3.6")
  void shipsNeitherBuiltNorMaintainedAreDestroyedAtTheEnd() {
    Moves.minoa("minoa: knossos 1, ship knossos, ship knossos, ship thera; treasury 3")
        .then(MINOA, Orders.of(BUILD, keep(KNOSSOS)))
        .tells(new ShipRemoved(MINOA, KNOSSOS))
        .tells(new ShipRemoved(MINOA, THERA))
        .becomes("minoa: knossos 1, ship knossos, ship knossos; treasury 0");
  }

  @Test
  @Rule("RU.6")
  void whoCanPayForNothingIsNotAsked() {
    Moves.minoa("minoa: city phaestos, ship knossos")
        .tells(new ChoiceForced(MINOA, "P3.1"))
        .becomes("minoa: city phaestos");
    Moves.minoa("minoa: city phaestos; treasury 5")
        .tells(new ChoiceForced(MINOA, "P3.1"))
        .changesNothing();
    Moves.minoa("minoa: ship knossos; treasury 1")
        .waitsFor(MINOA)
        .then(MINOA, Orders.of(keep(KNOSSOS)))
        .becomes("minoa: ship knossos; treasury 0");
  }

  @Test
  @Rule("RU.70")
  void tokensThatHaveMovedPayFirst() {
    Moves.minoa("minoa: knossos 2, phaestos 1, ship rhodes")
        .refuses(
            MINOA,
            Orders.of(
                new March(KNOSSOS, PHAESTOS, 1),
                new MaintainShip(RHODES, Fee.tokens(PHAESTOS)),
                new March(PHAESTOS, KNOSSOS, 2)),
            "P3.1: phaestos has 1 to move")
        .then(
            MINOA,
            Orders.of(
                new March(KNOSSOS, PHAESTOS, 1),
                new MaintainShip(RHODES, Fee.tokens(PHAESTOS)),
                new March(PHAESTOS, KNOSSOS, 1)))
        .becomes("minoa: knossos 2, ship rhodes");
    Moves.minoa("minoa: knossos 1, phaestos 1; treasury 1") // and then those that have not
        .refuses(
            MINOA,
            Orders.of(
                new March(KNOSSOS, PHAESTOS, 1),
                new BuildShip(PHAESTOS, Fee.tokens(PHAESTOS, PHAESTOS)),
                new March(PHAESTOS, KNOSSOS, 1)),
            "P3.1: phaestos has 0 to move");
  }
}
