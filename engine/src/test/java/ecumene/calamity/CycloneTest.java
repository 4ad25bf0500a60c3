package ecumene.calamity;

import static ecumene.event.Reckoning.Measure.CITIES;
import static ecumene.facts.CalamityCard.CYCLONE;
import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.HELLAS;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Civilization.SABA;

import ecumene.Rule;
import ecumene.event.CalamityEvent.AmountReckoned;
import ecumene.event.CalamityEvent.CalamityCancelled;
import ecumene.event.CalamityEvent.PlaceHit;
import ecumene.event.Reckoning;
import ecumene.example.Example;
import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.loss.Fate;
import ecumene.loss.PickCities;
import ecumene.loss.PickPlace;
import ecumene.table.Picked;
import java.util.List;
import org.junit.jupiter.api.Test;

class CycloneTest {
  private static final Area KNOSSOS = Area.of("knossos");
  private static final Area LESBOS = Area.of("lesbos");
  private static final Area RHODES = Area.of("rhodes");
  private static final Area THERA = Area.of("thera");
  private static final Area CHALCIS = Area.of("chalcis");
  private static final Area ERETRIA = Area.of("eretria");
  private static final Area THESSALONICA = Area.of("thessalonica");
  private static final Areas AEGEAN_SEA = Areas.of(Area.of("aegean-sea"));

  private static Example cyclone(String position) {
    return Example.west(9, position).calls(CYCLONE, new Cyclone());
  }

  @Test
  @Rule({"C9.1", "C9.2", "C9.3", "C9.5", "C9.6", "P9.8", "P9.16", "P9.22", "G13"})
  void citiesAroundTheSeaWithMostOfTheVictimsAreReduced() {
    cyclone(
            """
            minoa: city knossos, city rhodes, city thera, city lesbos, city sparta, troy 2;
                holds cyclone
            hellas: city eretria, city chalcis, city thessalonica, city athens
            hatti: city miletus, city hattusa
            egypt: city tanis
            barbarians: city lemnos
            """)
        .tells(new PlaceHit(CYCLONE, MINOA, AEGEAN_SEA, "C9.1"))
        .explains(MINOA, "3")
        .explains(HELLAS, "2")
        .doesNotTell(
            new AmountReckoned(CYCLONE, new Reckoning(EGYPT, CITIES, 2, "C9.2", List.of())))
        .waitsFor(MINOA, HELLAS)
        .asks(
            new PickCities(MINOA, MINOA, Fate.REDUCED, Areas.of(KNOSSOS, LESBOS, RHODES, THERA), 3))
        .asks(
            new PickCities(
                HELLAS, HELLAS, Fate.REDUCED, Areas.of(CHALCIS, ERETRIA, THESSALONICA), 2))
        .refuses(
            MINOA,
            Picked.of(KNOSSOS, LESBOS, Area.of("sparta")),
            "P9.22: sparta can not be picked; these can: knossos, lesbos, rhodes, thera")
        .refuses(MINOA, Picked.of(KNOSSOS, LESBOS), "P9.22: 2 are picked, 3 are due")
        .refuses(
            HELLAS,
            Picked.of(CHALCIS, Area.of("athens")),
            "P9.22: athens can not be picked; these can: thessalonica, chalcis, eretria")
        .then(HELLAS, Picked.of(CHALCIS, THESSALONICA))
        .then(MINOA, Picked.of(KNOSSOS, LESBOS, THERA))
        .becomes(
            """
            minoa: knossos 3, city rhodes, thera 3, lesbos 1, city sparta, troy 2
            hellas: city eretria, chalcis 1, thessalonica 1, city athens
            hatti: miletus 2, city hattusa
            """);
  }

  @Test
  @Rule({"C9.3", "trade-empire.2"})
  void tradeEmpireHasOneMoreSelected() {
    cyclone(
            """
            minoa: city knossos, city rhodes, city thera, city lesbos; trade-empire; holds cyclone
            hellas: city eretria, city chalcis, city thessalonica; trade-empire
            hatti: city miletus, city troy; trade-empire
            """)
        .explains(MINOA, "3 + 1 Trade Empire (trade-empire.2) = 4")
        .explains(HELLAS, "2 + 1 Trade Empire (trade-empire.2) = 3")
        .becomes(
            """
            minoa: knossos 3, rhodes 3, thera 3, lesbos 1
            hellas: eretria 1, chalcis 1, thessalonica 1
            hatti: miletus 2, troy 2
            """);
  }

  @Test
  @Rule({"C9.3", "C9.4", "masonry.1", "calendar.2", "G17"})
  void masonryAndCalendarReleaseSelectedCities() {
    cyclone(
            """
            minoa: city knossos, city rhodes, city thera, city lesbos; masonry; holds cyclone
            hellas: city eretria, city chalcis, city thessalonica; calendar
            hatti: city miletus, city troy; calendar, masonry, trade-empire
            """)
        .explains(MINOA, "3 − 1 Masonry (masonry.1) = 2")
        .explains(HELLAS, "2 − 2 Calendar (calendar.2) = 0")
        .waitsFor(MINOA)
        .refuses(MINOA, Picked.of(KNOSSOS), "P9.22: 1 is picked, 2 are due")
        .then(MINOA, Picked.of(RHODES, LESBOS))
        .becomes("minoa: city knossos, rhodes 3, city thera, lesbos 1");
  }

  @Test
  @Rule({"C9.3", "C9.4", "masonry.1"})
  void citiesAreReleasedFromThoseThatCouldBeSelected() {
    cyclone("minoa: city rhodes, city thera; masonry, trade-empire; holds cyclone")
        .explains(MINOA, "3 + 1 Trade Empire (trade-empire.2) = 4")
        .explains(MINOA, "2 − 1 Masonry (masonry.1) = 1")
        .then(MINOA, Picked.of(THERA))
        .becomes("minoa: city rhodes, thera 3");
  }

  @Test
  @Rule({"C9.4", "masonry.1", "calendar.2"})
  void masonryAndCalendarTogetherReleaseThree() {
    cyclone(
            """
            minoa: city knossos, city rhodes, city thera, city lesbos; masonry, calendar, trade-empire;
                holds cyclone
            """)
        .explains(MINOA, "4 − 1 Masonry (masonry.1) − 2 Calendar (calendar.2) = 1")
        .then(MINOA, Picked.of(LESBOS))
        .becomes("minoa: city knossos, city rhodes, city thera, lesbos 1");
  }

  @Test
  @Rule("C9.1")
  void ofSeasWithEquallyManyCitiesTheVictimPicksOne() {
    var easternMediterranean = Areas.of(Area.of("eastern-mediterranean"));
    cyclone(
            """
            minoa: city knossos, city rhodes; holds cyclone
            egypt: city tanis
            hatti: city miletus, city troy, city lesbos
            """)
        .asks(new PickPlace(MINOA, "C9.1", List.of(AEGEAN_SEA, easternMediterranean)))
        .refuses(
            MINOA,
            Picked.of(Area.of("black-sea")),
            "C9.1: none of the places hit hardest is black-sea")
        .then(MINOA, new Picked(easternMediterranean))
        .becomes(
            """
            minoa: knossos 3, rhodes 3
            egypt: tanis 2
            """);
  }

  @Test
  @Rule({"C9.6", "P9.30"})
  void cancelledWithoutACityAtAnOpenSea() {
    cyclone(
            """
            minoa: city athens, knossos 3, ship knossos; holds cyclone
            hellas: city thera
            barbarians: city rhodes
            """)
        .tells(new CalamityCancelled(CYCLONE, MINOA, "C9.6"))
        .changesNothing();
  }

  @Test
  @Rule({"P9.12", "G15", "P9.15", "D12", "RU.12"})
  void playersOfEitherBlockSufferAndFromBothCopies() {
    Example.both(
            18,
            """
            minoa: city himyar; masonry; holds cyclone
            saba: city aden, city hadhramawt; holds cyclone
            nubia: city adulis, city danakil, city opone, city socotra; trade-empire
            """)
        .calls(CYCLONE, new Cyclone())
        .then(MINOA, Picked.of(Area.of("red-sea")))
        .tells(new PlaceHit(CYCLONE, SABA, Areas.of(Area.of("gulf-of-aden")), "C9.1"))
        .becomes(
            """
            saba: aden 2, hadhramawt 2
            nubia: adulis 1, danakil 1, opone 1, socotra 1
            """);
  }

  @Test
  @Rule({"P9.15", "RU.12"})
  void theSecondCopyFindsWhatTheFirstLeft() {
    Example.both(
            18,
            """
            minoa: city thera; holds cyclone
            saba: city rhodes; holds cyclone
            egypt: city tanis
            """)
        .calls(CYCLONE, new Cyclone())
        .tells(new CalamityCancelled(CYCLONE, SABA, "C9.6"))
        .becomes(
            """
            minoa: thera 3
            saba: rhodes 3
            """);
  }
}
