package ecumene.calamity;

import static ecumene.facts.CalamityCard.CITY_RIOTS;
import static ecumene.facts.Civilization.MINOA;

import ecumene.Rule;
import ecumene.event.PieceEvent.CityReduced;
import ecumene.event.PieceEvent.TreasuryLost;
import ecumene.example.Example;
import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.loss.Fate;
import ecumene.loss.PickCities;
import ecumene.table.Picked;
import org.junit.jupiter.api.Test;

class CityRiotsTest {
  private static final Area PHAESTOS = Area.of("phaestos");
  private static final Area THERA = Area.of("thera");

  private static Example cityRiots(String position) {
    return Example.west(9, position).calls(CITY_RIOTS, new CityRiots());
  }

  @Test
  @Rule({"city-riots", "P9.22", "P9.27", "G6"})
  void victimReducesACityAndLosesFiveTreasury() {
    cityRiots(
            """
            minoa: city phaestos, city thera, knossos 1; treasury 6; holds city-riots
            hellas: city athens; treasury 6
            """)
        .tells(new TreasuryLost(MINOA, 5))
        .asks(new PickCities(MINOA, MINOA, Fate.REDUCED, Areas.of(PHAESTOS, THERA), 1))
        .refuses(MINOA, Picked.of(PHAESTOS, THERA), "P9.22: 2 are picked, 1 is due")
        .refuses(
            MINOA,
            Picked.of(Area.of("athens")),
            "P9.22: athens can not be picked; these can: phaestos, thera")
        .refuses(
            MINOA,
            Picked.of(Area.of("knossos")),
            "P9.22: knossos can not be picked; these can: phaestos, thera")
        .then(MINOA, Picked.of(PHAESTOS))
        .tells(new CityReduced(MINOA, PHAESTOS, 2))
        .becomes("minoa: phaestos 2, city thera, knossos 1; treasury 1");
  }

  @Test
  @Rule("city-riots")
  void withoutACityOnlyTreasuryIsLost() {
    cityRiots("minoa: knossos 3; treasury 8; holds city-riots").becomes("minoa: treasury 3");
  }

  @Test
  @Rule({"RU.30", "P9.22"})
  void treasuryIsInStockWhenTheCityIsReduced() {
    cityRiots("minoa: city thera, knossos 53; treasury 2; holds city-riots")
        .becomes("minoa: thera 2, knossos 53; treasury 0");
  }

  @Test
  @Rule({"P9.2", "agriculture.3", "public-works.5"})
  void advancesChangeTheLimitButNotTheRiots() {
    cityRiots("minoa: city phaestos; treasury 5; agriculture; mysticism, law; holds city-riots")
        .becomes("minoa: phaestos 3; treasury 0");
    cityRiots("minoa: city phaestos, phaestos 1; public-works; holds city-riots")
        .tells(new CityReduced(MINOA, PHAESTOS, 1))
        .becomes("minoa: phaestos 2");
  }
}
