package ecumene.calamity;

import static ecumene.facts.Advance.ENGINEERING;
import static ecumene.facts.CalamityCard.VOLCANIC_ERUPTION_OR_EARTHQUAKE;
import static ecumene.facts.Civilization.CARTHAGE;
import static ecumene.facts.Civilization.HELLAS;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Civilization.ROME;
import static ecumene.facts.Civilization.SABA;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.Rule;
import ecumene.event.CalamityEvent.AdvanceHelped;
import ecumene.event.CalamityEvent.CalamityCancelled;
import ecumene.event.CalamityEvent.PlaceHit;
import ecumene.event.PieceEvent.CityDestroyed;
import ecumene.event.PieceEvent.CityReduced;
import ecumene.example.Example;
import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.loss.Fate;
import ecumene.loss.PickCities;
import ecumene.loss.PickPlace;
import ecumene.table.Picked;
import java.util.List;
import org.junit.jupiter.api.Test;

class VolcanicEruptionOrEarthquakeTest {
  private static final Area KNOSSOS = Area.of("knossos");
  private static final Area PHAESTOS = Area.of("phaestos");
  private static final Area RHODES = Area.of("rhodes");
  private static final Areas VESUVIUS = Areas.of(Area.of("neapolis"), Area.of("campania"));
  private static final Areas ETNA = Areas.of(Area.of("milazzo"), Area.of("syracuse"));

  private static Example strikes(Example example) {
    return example.calls(VOLCANIC_ERUPTION_OR_EARTHQUAKE, new VolcanicEruptionOrEarthquake());
  }

  private static Example strikesWest(String position) {
    return strikes(Example.west(9, position));
  }

  @Test
  @Rule({"C1.1", "C1.2", "G13", "P9.16", "1.2"})
  void eruptionDestroysAllUnitsOfAllPlayersInTheAreasTouched() {
    strikesWest(
            """
            rome: city neapolis, campania 1, samnium 2, ship neapolis; treasury 3;
                holds volcanic-eruption-or-earthquake
            carthage: campania 2, syracuse 1, ship campania
            hellas: samnium 1, city tarentum
            barbarians: campania 1
            """)
        .tells(new PlaceHit(VOLCANIC_ERUPTION_OR_EARTHQUAKE, ROME, VESUVIUS, "C1.2"))
        .becomes(
            """
            rome: samnium 2, ship neapolis
            carthage: syracuse 1, ship campania
            """);
  }

  @Test
  @Rule({"C1.2", "1.8"})
  void aVolcanoOnABorderDestroysCitiesOfOthersToo() {
    strikesWest(
            """
            rome: city milazzo; engineering; holds volcanic-eruption-or-earthquake
            carthage: city syracuse, syracuse 1, city panormus; public-works, engineering
            """)
        .tells(new CityDestroyed(ROME, Area.of("milazzo")))
        .tells(new CityDestroyed(CARTHAGE, Area.of("syracuse")))
        .becomes(
            """
            rome: nothing
            carthage: city panormus
            """);
  }

  @Test
  @Rule({"C1.2", "G13", "P9.16"})
  void pirateCitiesOutlastAnEruption() {
    strikesWest(
            """
            rome: city milazzo, syracuse 1; holds volcanic-eruption-or-earthquake
            barbarians: city syracuse
            """)
        .becomes("rome: nothing");
  }

  @Test
  @Rule("C1.2")
  void ofSeveralVolcanoesTheOneWithMostOfTheVictimsPointsErupts() {
    strikesWest(
            """
            rome: city neapolis, campania 1, city milazzo, thera 9;
                holds volcanic-eruption-or-earthquake
            carthage: city syracuse
            """)
        .becomes("rome: city milazzo, thera 9");
  }

  @Test
  @Rule("C1.2")
  void ofVolcanoesThatHitEquallyHardTheVictimPicksOne() {
    strikesWest(
            """
            rome: city neapolis, city milazzo; holds volcanic-eruption-or-earthquake
            hellas: campania 1
            """)
        .asks(new PickPlace(ROME, "C1.2", List.of(VESUVIUS, ETNA)))
        .refuses(
            ROME, Picked.of(Area.of("milazzo")), "C1.2: none of the places hit hardest is milazzo")
        .refuses(ROME, Picked.of(Area.of("thera")), "C1.2: none of the places hit hardest is thera")
        .then(ROME, new Picked(ETNA))
        .becomes("rome: city neapolis");
  }

  @Test
  @Rule({"P9.12", "G15"})
  void playersOfEitherBlockSuffer() {
    strikes(
            Example.both(
                18,
                """
                egypt: city danakil; holds volcanic-eruption-or-earthquake
                nubia: barbaria 2, adulis 1
                """))
        .becomes(
            """
            egypt: nothing
            nubia: adulis 1
            """);
  }

  @Test
  @Rule({"C1.1", "C1.3", "C1.4", "1.4", "D6", "P9.16"})
  void earthquakeDestroysAnOwnCityAndReducesOneNextToIt() {
    strikesWest(
            """
            minoa: city knossos, city rhodes, thera 3; holds volcanic-eruption-or-earthquake
            hellas: city phaestos, city athens, thera 1
            rome: city neapolis
            barbarians: city thera
            """)
        .asks(new PickCities(MINOA, MINOA, Fate.DESTROYED, Areas.of(KNOSSOS, RHODES), 1))
        .refuses(
            MINOA,
            Picked.of(PHAESTOS),
            "P9.23: phaestos can not be picked; these can: knossos, rhodes")
        .then(MINOA, Picked.of(KNOSSOS))
        .tells(new CityDestroyed(MINOA, KNOSSOS))
        .asks(new ShakeNeighbour(MINOA, KNOSSOS, Areas.of(PHAESTOS, RHODES)))
        .refuses(
            MINOA,
            Picked.of(Area.of("thera")),
            "C1.3: there is no city to reduce in thera next to knossos")
        .refuses(
            MINOA,
            Picked.of(Area.of("athens")),
            "C1.3: there is no city to reduce in athens next to knossos")
        .refuses(MINOA, Picked.of(PHAESTOS, RHODES), "C1.3: one city is selected")
        .then(MINOA, Picked.of(PHAESTOS))
        .tells(new CityReduced(HELLAS, PHAESTOS, 2))
        .becomes(
            """
            minoa: city rhodes, thera 3
            hellas: phaestos 2, city athens, thera 1
            """);
  }

  @Test
  @Rule({"C1.3", "G20", "P9.22"})
  void theSecondCityMayBeTheVictimsOwn() {
    strikesWest(
            """
            minoa: city knossos, knossos 1, city rhodes; public-works;
                holds volcanic-eruption-or-earthquake
            hellas: city phaestos
            """)
        .then(MINOA, Picked.of(KNOSSOS))
        .asks(MINOA, asked -> assertThat(asked.rule()).isEqualTo("C1.3"))
        .then(MINOA, Picked.of(RHODES))
        .doesNotTell(
            new AdvanceHelped(VOLCANIC_ERUPTION_OR_EARTHQUAKE, MINOA, ENGINEERING, "engineering.4"))
        .becomes("minoa: rhodes 3");
  }

  @Test
  @Rule("C1.4")
  void withoutACityNextToItTheSecondPartIsDropped() {
    strikesWest(
            """
            minoa: city knossos, city hattusa; holds volcanic-eruption-or-earthquake
            hellas: city phaestos
            """)
        .then(MINOA, Picked.of(Area.of("hattusa")))
        .becomes("minoa: city knossos");
  }

  @Test
  @Rule({"C1.5", "P9.30"})
  void cancelledWithoutACityEvenBesideAVolcano() {
    strikesWest(
            """
            minoa: thera 3; holds volcanic-eruption-or-earthquake
            hellas: thera 1, city athens
            """)
        .tells(new CalamityCancelled(VOLCANIC_ERUPTION_OR_EARTHQUAKE, MINOA, "C1.5"))
        .changesNothing();
  }

  @Test
  @Rule({"C1.6", "engineering.4"})
  void engineeringHasTheOwnCityReduced() {
    strikesWest(
            """
            minoa: city knossos, city sparta; engineering; holds volcanic-eruption-or-earthquake
            hellas: city phaestos; engineering
            """)
        .tells(
            new AdvanceHelped(VOLCANIC_ERUPTION_OR_EARTHQUAKE, MINOA, ENGINEERING, "engineering.4"))
        .asks(new PickCities(MINOA, MINOA, Fate.REDUCED, Areas.of(KNOSSOS, Area.of("sparta")), 1))
        .then(MINOA, Picked.of(KNOSSOS))
        .becomes(
            """
            minoa: knossos 3, city sparta
            hellas: phaestos 2
            """);
  }

  @Test
  @Rule({"C1.6", "engineering.4"})
  void engineeringOfOthersIsNoHelpToTheVictim() {
    strikesWest(
            """
            minoa: city hattusa; holds volcanic-eruption-or-earthquake
            hatti: city kanesh; engineering
            """)
        .becomes(
            """
            minoa: nothing
            hatti: kanesh 2
            """);
  }

  @Test
  @Rule({"P9.15", "P9.10", "RU.12"})
  void theSecondCopyFindsWhatTheFirstLeft() {
    strikes(
            Example.both(
                18,
                """
                minoa: city knossos; holds volcanic-eruption-or-earthquake
                saba: city phaestos; holds volcanic-eruption-or-earthquake
                """))
        .tells(new CalamityCancelled(VOLCANIC_ERUPTION_OR_EARTHQUAKE, SABA, "C1.5"))
        .becomes(
            """
            minoa: nothing
            saba: phaestos 2
            """);
  }

  @Test
  @Rule({"D12", "G15"})
  void oneOwnerCanSufferFromBothCopies() {
    strikes(
            Example.both(
                18,
                """
                minoa: city knossos; holds volcanic-eruption-or-earthquake
                saba: city lycia; holds volcanic-eruption-or-earthquake
                egypt: city phaestos, city rhodes
                """))
        .then(MINOA, Picked.of(PHAESTOS))
        .becomes(
            """
            minoa: nothing
            saba: nothing
            egypt: phaestos 2, rhodes 3
            """);
  }
}
