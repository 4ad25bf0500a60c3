package ecumene.calamity;

import static ecumene.facts.CalamityCard.TEMPEST;
import static ecumene.facts.Civilization.HATTI;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Civilization.SABA;

import ecumene.Rule;
import ecumene.event.PieceEvent.TreasuryLost;
import ecumene.example.Example;
import ecumene.facts.Area;
import ecumene.loss.Losses;
import org.junit.jupiter.api.Test;

class TempestTest {
  private static final Area KNOSSOS = Area.of("knossos");
  private static final Area THERA = Area.of("thera");

  private static Example tempest(String position) {
    return Example.west(9, position).calls(TEMPEST, new Tempest());
  }

  @Test
  @Rule({"tempest", "P9.27", "1.6"})
  void victimTakesTwoInCoastalAreasAndLosesFiveTreasury() {
    tempest(
            """
            minoa: knossos 2, thera 2, hattusa 3, city kanesh; treasury 7; holds tempest
            hellas: knossos 1; treasury 5
            """)
        .tells(new TreasuryLost(MINOA, 5))
        .explains(MINOA, "2")
        .refuses(
            MINOA,
            Losses.NONE.tokens(Area.of("hattusa"), 2),
            "P9.20: nothing can be taken in hattusa")
        .refuses(
            MINOA,
            Losses.NONE.reduce(Area.of("kanesh"), 3),
            "P9.20: nothing can be taken in kanesh")
        .refuses(MINOA, Losses.NONE.tokens(THERA, 1), "RU.2: that is 1 damage, 2 are due")
        .then(MINOA, Losses.NONE.tokens(KNOSSOS, 1).tokens(THERA, 1))
        .becomes("minoa: knossos 1, thera 1, hattusa 3, city kanesh; treasury 2");
  }

  @Test
  @Rule({"tempest", "P9.27"})
  void withoutCoastalUnitsOnlyTreasuryIsLost() {
    tempest("hatti: hattusa 3, city kanesh; treasury 4; holds tempest")
        .tells(new TreasuryLost(HATTI, 4))
        .becomes("hatti: hattusa 3, city kanesh; treasury 0");
  }

  @Test
  @Rule({"tempest", "RU.30"})
  void treasuryIsInStockWhenTheDamageIsTaken() {
    tempest("minoa: city thera, hattusa 1; treasury 54; holds tempest")
        .becomes("minoa: thera 3, hattusa 1; treasury 49");
  }

  @Test
  @Rule({"P9.2", "G17"})
  void advancesDoNotHelp() {
    tempest("minoa: thera 3, hattusa 1; engineering, masonry, calendar, pottery; holds tempest")
        .explains(MINOA, "2")
        .becomes("minoa: thera 1, hattusa 1");
  }

  @Test
  @Rule("P9.1")
  void twoVictimsSufferAtTheSameTime() {
    Example.both(
            18,
            """
            minoa: knossos 2, thera 2; holds tempest
            saba: aden 2, saba 2; holds tempest
            """)
        .calls(TEMPEST, new Tempest())
        .then(SABA, Losses.NONE.tokens(Area.of("aden"), 2))
        .then(MINOA, Losses.NONE.tokens(THERA, 2))
        .becomes(
            """
            minoa: knossos 2
            saba: saba 2
            """);
  }
}
