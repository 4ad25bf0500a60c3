package ecumene.movement;

import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Civilization.PARTHIA;
import static ecumene.movement.Moves.ARGOS;
import static ecumene.movement.Moves.KNOSSOS;
import static ecumene.movement.Moves.PHAESTOS;
import static ecumene.movement.Moves.RHODES;
import static ecumene.movement.Moves.THERA;
import static ecumene.movement.Moves.keep;

import ecumene.Rule;
import ecumene.event.PieceEvent.ShipMoved;
import ecumene.event.PieceEvent.TokensEmbarked;
import ecumene.event.PieceEvent.TokensLanded;
import ecumene.example.Example;
import ecumene.facts.Area;
import ecumene.movement.Order.Call;
import ecumene.movement.Order.Voyage;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class SailingTest {
  private static final Area MILETUS = Area.of("miletus");
  private static final Area SARDES = Area.of("sardes");
  private static final Area TROY = Area.of("troy");
  private static final Area BYZANTIUM = Area.of("byzantium");
  private static final Area AEGEAN_SEA = Area.of("aegean-sea");
  private static final Area EASTERN_DESERT = Area.of("eastern-desert");
  private static final Area PTOLEMAIS = Area.of("ptolemais");
  private static final Area SINAI = Area.of("sinai");

  /** With the ship of Knossos, which is kept before. */
  private static Orders voyage(int embarking, Area to, Call... calls) {
    return Orders.of(keep(KNOSSOS), new Voyage(KNOSSOS, embarking, List.of(calls), to));
  }

  private static Call[] past(Area... areas) {
    return Arrays.stream(areas).map(Call::new).toArray(Call[]::new);
  }

  private static Example ship(String more) {
    return Moves.minoa("minoa: ship knossos, " + more);
  }

  @Test
  @Rule("P3.4")
  void aShipMovesUpToFourStepsByWater() {
    ship("knossos 1; treasury 1")
        .refuses(MINOA, voyage(0, MILETUS), "P3.4: miletus is not adjacent to knossos by water")
        .refuses(
            MINOA,
            voyage(0, SARDES, past(MILETUS)),
            "P3.4: miletus is not adjacent to knossos by water")
        .refuses(
            MINOA,
            voyage(0, BYZANTIUM, past(RHODES, MILETUS, SARDES, TROY)),
            "P3.4: a ship moves up to 4 steps")
        .then(MINOA, voyage(1, TROY, past(RHODES, MILETUS, SARDES)))
        .tells(new ShipMoved(MINOA, KNOSSOS, List.of(RHODES, MILETUS, SARDES, TROY)))
        .becomes("minoa: troy 1, ship troy; treasury 0");
  }

  @Test
  @Rule("cloth-making.1")
  void clothMakingMakesItFive() {
    ship("knossos 1; treasury 1; cloth-making")
        .refuses(
            MINOA,
            voyage(0, Area.of("odessus"), past(RHODES, MILETUS, SARDES, TROY, BYZANTIUM)),
            "P3.4: a ship moves up to 5 steps")
        .then(MINOA, voyage(1, BYZANTIUM, past(RHODES, MILETUS, SARDES, TROY)))
        .becomes("minoa: byzantium 1, ship byzantium; treasury 0");
  }

  @Test
  @Rule({"P3.4", "astronavigation.1"})
  void onlyAstronavigationCrossesTheOpenSeaAndNobodyEndsThere() {
    ship("knossos 1; treasury 1")
        .refuses(MINOA, voyage(0, TROY, past(AEGEAN_SEA)), "P3.4: no ship can enter aegean-sea");
    ship("knossos 2; treasury 1; astronavigation")
        .refuses(MINOA, voyage(0, AEGEAN_SEA), "astronavigation.1: no ship can end in aegean-sea")
        .refuses(
            MINOA,
            voyage(2, TROY, new Call(AEGEAN_SEA, 1, 0)),
            "1.5: nothing can stay on the open sea aegean-sea")
        .refuses(
            MINOA, voyage(2, TROY, new Call(AEGEAN_SEA, 0, 1)), "P3.1: aegean-sea has 0 to move")
        .then(MINOA, voyage(2, TROY, past(AEGEAN_SEA)))
        .becomes("minoa: troy 2, ship troy; treasury 0");
  }

  @Test
  @Rule("P3.5")
  void aShipEmbarksAndDisembarksOnTheWay() {
    ship("knossos 3, thera 2; treasury 1")
        .refuses(
            MINOA, voyage(3, ARGOS, new Call(THERA, 4, 0)), "P3.5: 3 are aboard to land in thera")
        .refuses(
            MINOA, voyage(3, ARGOS, new Call(THERA, -1, 0)), "P3.5: 3 are aboard to land in thera")
        .refuses(MINOA, voyage(3, ARGOS, new Call(THERA, 0, 3)), "P3.1: thera has 2 to move")
        .then(MINOA, voyage(2, ARGOS, new Call(PHAESTOS, 1, 0), new Call(THERA, 0, 2)))
        .tells(new TokensEmbarked(MINOA, KNOSSOS, 2))
        .tells(new TokensLanded(MINOA, PHAESTOS, 1))
        .tells(new TokensEmbarked(MINOA, THERA, 2))
        .tells(new TokensLanded(MINOA, ARGOS, 3)) // all who are aboard at the end
        .becomes("minoa: knossos 1, phaestos 1, argos 3, ship argos; treasury 0");
  }

  @Test
  @Rule({"P3.5", "naval-warfare.1"})
  void aShipCarriesFiveAndSixWithNavalWarfare() {
    for (var more : List.of("; naval-warfare", "")) {
      int load = more.isEmpty() ? 5 : 6;
      var refused = "P3.5: a ship carries up to " + load;
      ship("knossos 9, thera 3; treasury 1" + more)
          .refuses(MINOA, voyage(load + 1, RHODES), refused)
          .refuses(MINOA, voyage(load, ARGOS, new Call(THERA, 0, 1)), refused)
          .refuses(MINOA, voyage(load, ARGOS, new Call(THERA, 1, 2)), refused)
          .refuses(MINOA, voyage(-1, RHODES), "P3.1: knossos has 9 to move")
          .then(MINOA, voyage(load, ARGOS, new Call(THERA, 3, 3))) // at once, not in all
          .becomes(
              "minoa: ship argos, knossos "
                  + (9 - load)
                  + ", thera 3, argos "
                  + load
                  + "; treasury 0");
    }
  }

  @Test
  @Rule({"P3.5", "P3.1"})
  void whoHasLandedDoesNotComeAboardAgain() {
    ship("knossos 2; treasury 1")
        .refuses(MINOA, voyage(2, ARGOS, new Call(THERA, 2, 1)), "P3.1: thera has 0 to move")
        .refuses(
            MINOA,
            voyage(2, KNOSSOS, new Call(THERA, 2, 0), new Call(KNOSSOS), new Call(THERA, 0, 1)),
            "P3.1: thera has 0 to move");
  }

  @Test
  @Rule("RU.72")
  void atACallTokensGoAshoreBeforeOthersComeAboard() {
    var swap = voyage(1, ARGOS, new Call(THERA, 1, 1)); // there are 4 between landing and leaving
    Moves.minoa(
            """
            minoa: knossos 1, thera 1, ship knossos; treasury 1
            hatti: thera 2; cultural-ascendancy
            """)
        .refuses(MINOA, swap, "cultural-ascendancy.1: no conflict may be caused in thera");
    Moves.minoa(
            """
            minoa: knossos 1, thera 1, ship knossos; treasury 1
            hatti: thera 1; cultural-ascendancy
            """)
        .then(MINOA, swap)
        .becomes("minoa: thera 1, argos 1, ship argos; treasury 0");
  }

  @Test
  @Rule("RU.74")
  void aShipMayComeBackToWhereItBegan() {
    ship("knossos 3; treasury 1")
        .then(MINOA, voyage(2, KNOSSOS, new Call(THERA, 2, 0)))
        .becomes("minoa: knossos 1, thera 2, ship knossos; treasury 0");
  }

  @Test
  @Rule({"1.14", "P3.5"})
  void anAreaOutOfPlayIsSailedThroughAndNothingElse() {
    var example =
        Example.west(9, "egypt: eastern-desert 1, ship eastern-desert; treasury 1")
            .plays(Moves.by(EGYPT))
            .refuses(
                EGYPT,
                Orders.of(keep(EASTERN_DESERT), new Voyage(EASTERN_DESERT, 0, PTOLEMAIS)),
                "1.14: no ship can end in ptolemais")
            .refuses(
                EGYPT,
                Orders.of(keep(EASTERN_DESERT), desertTo(SINAI, new Call(PTOLEMAIS, 1, 0))),
                "1.14: ptolemais is out of play")
            .refuses(
                EGYPT,
                Orders.of(new Order.March(EASTERN_DESERT, PTOLEMAIS, 1)),
                "1.14: ptolemais is out of play");
    example
        .then(EGYPT, Orders.of(keep(EASTERN_DESERT), desertTo(SINAI, new Call(PTOLEMAIS))))
        .becomes("egypt: sinai 1, ship sinai; treasury 0");
  }

  private static Voyage desertTo(Area to, Call past) {
    return new Voyage(EASTERN_DESERT, 1, List.of(past), to);
  }

  @Test
  @Rule("RU.9")
  void lakesAreNotSailed() {
    var ustiurt = Area.of("ustiurt");
    Example.east(9, "parthia: ship ustiurt, ustiurt 1; treasury 1; astronavigation")
        .plays(Moves.by(PARTHIA))
        .refuses(
            PARTHIA,
            Orders.of(keep(ustiurt), new Voyage(ustiurt, 0, Area.of("western-sogdiana"))),
            "RU.9: no ship can enter western-sogdiana")
        .then(PARTHIA, Orders.of(keep(ustiurt), new Voyage(ustiurt, 1, Area.of("caspian-coast"))))
        .becomes("parthia: caspian-coast 1, ship caspian-coast; treasury 0");
  }
}
