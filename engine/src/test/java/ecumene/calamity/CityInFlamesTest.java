package ecumene.calamity;

import static ecumene.facts.CalamityCard.CITY_IN_FLAMES;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.table.Decision.NO;
import static ecumene.table.Decision.YES;

import ecumene.Rule;
import ecumene.event.CalamityEvent.CalamityCancelled;
import ecumene.event.PieceEvent.CityDestroyed;
import ecumene.event.PieceEvent.TreasuryPaid;
import ecumene.example.Example;
import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.loss.Fate;
import ecumene.loss.PayTreasury;
import ecumene.loss.PickCities;
import ecumene.table.Picked;
import org.junit.jupiter.api.Test;

class CityInFlamesTest {
  private static final Area KNOSSOS = Area.of("knossos");
  private static final Area THERA = Area.of("thera");

  private static Example cityInFlames(String position) {
    return Example.west(9, position).calls(CITY_IN_FLAMES, new CityInFlames());
  }

  @Test
  @Rule({"city-in-flames", "P9.26", "G10"})
  void victimMayPayExactlyTen() {
    cityInFlames("minoa: city knossos, city thera; treasury 10; holds city-in-flames")
        .asks(new PayTreasury(MINOA, CITY_IN_FLAMES, 10))
        .refuses(MINOA, Picked.of(THERA), "P9.26: that is not an answer to this question")
        .then(MINOA, YES)
        .tells(new TreasuryPaid(MINOA, 10))
        .becomes("minoa: treasury 0");
  }

  @Test
  @Rule({"city-in-flames", "P9.23", "P9.26", "G7"})
  void whoDeclinesToPayDestroysACity() {
    cityInFlames(
            """
            minoa: city knossos, city thera, rhodes 2; treasury 30; holds city-in-flames
            hellas: city athens
            """)
        .then(MINOA, NO)
        .asks(new PickCities(MINOA, MINOA, Fate.DESTROYED, Areas.of(KNOSSOS, THERA), 1))
        .refuses(
            MINOA,
            Picked.of(Area.of("rhodes")),
            "P9.23: rhodes can not be picked; these can: knossos, thera")
        .refuses(
            MINOA,
            Picked.of(Area.of("athens")),
            "P9.23: athens can not be picked; these can: knossos, thera")
        .refuses(MINOA, Picked.of(KNOSSOS, THERA), "P9.23: 2 are picked, 1 is due")
        .then(MINOA, Picked.of(THERA))
        .tells(new CityDestroyed(MINOA, THERA))
        .becomes("minoa: city knossos, rhodes 2");
  }

  @Test
  @Rule({"city-in-flames", "P9.26"})
  void whoLacksTheFullAmountIsNotAskedToPay() {
    cityInFlames("minoa: city knossos, city thera; treasury 9; holds city-in-flames")
        .then(MINOA, Picked.of(THERA))
        .becomes("minoa: city knossos");
  }

  @Test
  @Rule({"city-in-flames", "P9.23", "G20", "public-works.4"})
  void theOnlyCityGoesWithTheTokenBesideIt() {
    cityInFlames("minoa: city thera, thera 1, knossos 1; public-works; holds city-in-flames")
        .becomes("minoa: knossos 1");
  }

  @Test
  @Rule({"city-in-flames", "P9.30", "G16"})
  void cancelledWithoutACity() {
    cityInFlames("minoa: thera 3; treasury 20; holds city-in-flames")
        .tells(new CalamityCancelled(CITY_IN_FLAMES, MINOA, "city-in-flames"))
        .changesNothing();
  }
}
