package ecumene.calamity;

import static ecumene.facts.CalamityCard.COASTAL_MIGRATION;
import static ecumene.facts.Civilization.MINOA;

import ecumene.Rule;
import ecumene.event.PieceEvent.TreasuryLost;
import ecumene.example.Example;
import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.loss.Fate;
import ecumene.loss.PickCities;
import ecumene.table.Picked;
import org.junit.jupiter.api.Test;

class CoastalMigrationTest {
  private static final Area KNOSSOS = Area.of("knossos");
  private static final Area THERA = Area.of("thera");

  private static Example coastalMigration(String position) {
    return Example.west(9, position).calls(COASTAL_MIGRATION, new CoastalMigration());
  }

  @Test
  @Rule({"coastal-migration", "P9.23", "P9.27", "1.6", "G9"})
  void victimDestroysACoastalCityAndLosesFiveTreasury() {
    coastalMigration(
            """
            minoa: city knossos, city thera, city hattusa; treasury 8; holds coastal-migration
            hellas: city athens; treasury 8
            """)
        .tells(new TreasuryLost(MINOA, 5))
        .asks(new PickCities(MINOA, MINOA, Fate.DESTROYED, Areas.of(KNOSSOS, THERA), 1))
        .refuses(
            MINOA,
            Picked.of(Area.of("hattusa")),
            "P9.23: hattusa can not be picked; these can: knossos, thera")
        .refuses(
            MINOA,
            Picked.of(Area.of("athens")),
            "P9.23: athens can not be picked; these can: knossos, thera")
        .then(MINOA, Picked.of(KNOSSOS))
        .becomes("minoa: city thera, city hattusa; treasury 3");
  }

  @Test
  @Rule({"coastal-migration", "P9.27"})
  void withoutACoastalCityOnlyTreasuryIsLost() {
    coastalMigration("minoa: city hattusa, thera 3; treasury 4; holds coastal-migration")
        .becomes("minoa: treasury 0");
  }
}
