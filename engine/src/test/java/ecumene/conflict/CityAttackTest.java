package ecumene.conflict;

import static ecumene.conflict.Casualty.Piece.SHIP;
import static ecumene.conflict.Casualty.Piece.TOKEN;
import static ecumene.facts.Barbarians.THE_BARBARIANS;
import static ecumene.facts.Civilization.HATTI;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.table.Decision.NO;
import static ecumene.table.Decision.YES;

import ecumene.Rule;
import ecumene.event.PieceEvent.CityAttacked;
import ecumene.event.PieceEvent.CityReduced;
import ecumene.example.Example;
import ecumene.facts.Area;
import ecumene.facts.Owner;
import java.util.List;
import org.junit.jupiter.api.Test;

class CityAttackTest {
  private static final Area KNOSSOS = Area.of("knossos");
  private static final Spoils NO_SPOILS = new Spoils(NO, 0);

  private static Example attackBy(Owner attacker, String position) {
    return Example.west(9, position).plays(table -> CityAttack.resolve(table, attacker, KNOSSOS));
  }

  private static Example hattiAttacks(String position) {
    return attackBy(HATTI, position);
  }

  @Test
  @Rule("P4.5")
  void withFewerThanSevenAllAttackingTokensAreDestroyed() {
    hattiAttacks(
            """
            minoa: city knossos; holds ochre
            hatti: knossos 6, rhodes 3
            """)
        .tells(new CityAttacked(HATTI, MINOA, KNOSSOS, 6, 7))
        .becomes("hatti: rhodes 3");
  }

  @Test
  @Rule({"P4.5", "P4.6"})
  void withSevenTheCityIsReplacedBySixTokensAndFoughtFor() {
    hattiAttacks(
            """
            minoa: city knossos
            hatti: knossos 7
            """)
        .tells(new CityReduced(MINOA, KNOSSOS, 6))
        .then(HATTI, NO_SPOILS) // limit 3: 5 to 6, 4 to 5, 3 to 4, 2 to 3, 1 to 2
        .becomes(
            """
            minoa: knossos 1
            hatti: knossos 2
            """);
    hattiAttacks(
            """
            minoa: city knossos
            hatti: knossos 10
            """)
        .then(HATTI, NO_SPOILS) // 1 to 5, then 0
        .becomes(
            """
            minoa: nothing
            hatti: knossos 5
            """);
  }

  @Test
  @Rule({"P4.6", "1.3"})
  void defenderShortOfStockPlacesWhatThereIs() {
    hattiAttacks(
            """
            minoa: city knossos; treasury 53
            hatti: knossos 7
            """)
        .tells(new CityReduced(MINOA, KNOSSOS, 2))
        .then(HATTI, NO_SPOILS) // 1 to 6, then 0
        .becomes(
            """
            minoa: nothing
            hatti: knossos 6
            """);
    hattiAttacks(
            """
            minoa: city knossos; treasury 55
            hatti: knossos 7
            """)
        .then(HATTI, NO_SPOILS)
        .becomes("minoa: nothing");
  }

  @Test
  @Rule({"P4.8", "1.12"})
  void pirateCityIsReplacedByBarbariansAndGivesNoCard() {
    hattiAttacks(
            """
            hatti: knossos 7
            barbarians: city knossos
            """)
        .tells(new CityReduced(THE_BARBARIANS, KNOSSOS, 6))
        .asks(new ClaimSpoils(HATTI, 0, 3))
        .refuses(HATTI, new Spoils(YES, 3), "P4.6: there is no card to draw")
        .then(HATTI, new Spoils(NO, 3))
        .becomes(
            """
            hatti: knossos 2; treasury 3
            barbarians: knossos 1
            """);
  }

  @Test
  @Rule("engineering.1")
  void engineeringOfTheDefenderMakesItEightAgainstSeven() {
    hattiAttacks(
            """
            minoa: city knossos; engineering
            hatti: knossos 7
            """)
        .tells(new CityAttacked(HATTI, MINOA, KNOSSOS, 7, 8))
        .becomes("hatti: nothing");
    hattiAttacks(
            """
            minoa: city knossos; engineering
            hatti: knossos 8
            """)
        .tells(new CityReduced(MINOA, KNOSSOS, 7))
        .then(HATTI, NO_SPOILS) // 6 to 7, 5 to 6, 4 to 5, 3 to 4, 2 to 3, 1 to 2
        .becomes(
            """
            minoa: knossos 1
            hatti: knossos 2
            """);
    attackBy(
            THE_BARBARIANS,
            """
            minoa: city knossos; engineering
            barbarians: knossos 7
            """)
        .becomes("barbarians: nothing");
  }

  @Test
  @Rule("engineering.2")
  void engineeringOfTheAttackerMakesItSixAgainstFive() {
    hattiAttacks(
            """
            minoa: city knossos
            hatti: knossos 5; engineering
            """)
        .tells(new CityAttacked(HATTI, MINOA, KNOSSOS, 5, 6))
        .becomes("hatti: nothing");
    hattiAttacks(
            """
            minoa: city knossos
            hatti: knossos 6; engineering
            """)
        .tells(new CityReduced(MINOA, KNOSSOS, 5))
        .then(HATTI, NO_SPOILS) // 4 to 5, 3 to 4, 2 to 3, 1 to 2
        .becomes(
            """
            minoa: knossos 1
            hatti: knossos 2
            """);
    hattiAttacks(
            """
            hatti: knossos 6; engineering
            barbarians: city knossos
            """)
        .tells(new CityReduced(THE_BARBARIANS, KNOSSOS, 5))
        .then(HATTI, NO_SPOILS)
        .becomes(
            """
            hatti: knossos 2
            barbarians: knossos 1
            """);
  }

  @Test
  @Rule("engineering.3")
  void engineeringOfBothLeavesItSevenAgainstSix() {
    hattiAttacks(
            """
            minoa: city knossos; engineering
            hatti: knossos 6; engineering
            """)
        .tells(new CityAttacked(HATTI, MINOA, KNOSSOS, 6, 7))
        .becomes("hatti: nothing");
    hattiAttacks(
            """
            minoa: city knossos; engineering
            hatti: knossos 7; engineering
            """)
        .tells(new CityReduced(MINOA, KNOSSOS, 6))
        .waitsFor(HATTI);
  }

  @Test
  @Rule("naval-warfare.5")
  void shipsDoNotCountForTheAttackAndGoDownWithIt() {
    hattiAttacks(
            """
            minoa: city knossos, ship knossos; naval-warfare
            hatti: knossos 6, ship knossos, ship knossos, ship rhodes; naval-warfare
            """)
        .becomes("hatti: ship rhodes");
    hattiAttacks(
            """
            minoa: city knossos
            hatti: knossos 6, ship knossos
            """)
        .becomes("hatti: ship knossos");
  }

  @Test
  @Rule({"naval-warfare.5", "naval-warfare.2"})
  void shipsMayBeLostAfterASuccessfulAttack() {
    hattiAttacks(
            """
            minoa: city knossos; treasury 54
            hatti: knossos 7, ship knossos; naval-warfare
            """)
        .then(HATTI, NO_SPOILS) // 1 is gone before hatti has to lose anything
        .becomes(
            """
            minoa: nothing
            """);
    hattiAttacks(
            """
            minoa: city knossos; treasury 53
            hatti: knossos 7, ship knossos; naval-warfare
            """)
        .asks(
            new TakeCasualty(
                HATTI, KNOSSOS, List.of(new Casualty(TOKEN, KNOSSOS), new Casualty(SHIP, KNOSSOS))))
        .then(HATTI, new Casualty(SHIP, KNOSSOS))
        .then(HATTI, NO_SPOILS)
        .becomes(
            """
            minoa: nothing
            hatti: knossos 7
            """);
  }

  @Test
  @Rule("advanced-military.5")
  void tokensOfAFailedAttackAreNotTakenFromNeighbouringAreas() {
    hattiAttacks(
            """
            minoa: city knossos
            hatti: knossos 6, phaestos 6; advanced-military
            """)
        .becomes("hatti: phaestos 6");
  }

  @Test
  @Rule("C8.5")
  void barbariansTakeNoSpoils() {
    attackBy(
            THE_BARBARIANS,
            """
            minoa: city knossos; treasury 55; holds ochre
            barbarians: knossos 7
            """)
        .becomes("minoa: nothing");
  }
}
