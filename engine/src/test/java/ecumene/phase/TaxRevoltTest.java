package ecumene.phase;

import static ecumene.facts.Civilization.ASSYRIA;
import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.HATTI;
import static ecumene.facts.Civilization.HELLAS;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.loss.Fate.DESTROYED;
import static ecumene.loss.Fate.LOST_IN_REVOLT;
import static java.util.stream.Collectors.joining;

import ecumene.Rule;
import ecumene.event.ChoiceForced;
import ecumene.event.PieceEvent.CityAnnexed;
import ecumene.example.Example;
import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.facts.Civilization;
import ecumene.loss.PickCities;
import ecumene.table.Picked;
import org.junit.jupiter.api.Test;

class TaxRevoltTest {
  private static final Area KNOSSOS = Area.of("knossos");
  private static final Area PHAESTOS = Area.of("phaestos");
  private static final Area RHODES = Area.of("rhodes");
  private static final Area SALAMIS = Area.of("salamis");
  private static final Area MEMPHIS = Area.of("memphis");
  private static final Areas MINOAN = Areas.of(KNOSSOS, PHAESTOS, RHODES);

  /** Minoa has 3 cities, and 3 tokens in stock for their tax. */
  private static final String SHORT =
      "minoa: ithaca 2, city knossos, city phaestos, city rhodes; treasury 50\n";

  private static Example taxes(String position) {
    return Example.west(5, position).plays(new TaxCollection());
  }

  private static TaxRate rate(int tokens) {
    return new TaxRate(tokens);
  }

  /** So many cities in the region of the civilization. */
  private static String cities(Civilization civilization, int count) {
    return Area.land().stream()
        .filter(area -> area.region() == civilization)
        .limit(count)
        .map(area -> "city " + area)
        .collect(joining(", ", civilization.id() + ": ", ""));
  }

  @Test
  @Rule({"P1.2", "P1.3"})
  void whoLacksStockMovesAllOfItAndTheOtherCitiesRevolt() {
    taxes(SHORT)
        .asks(new PickCities(ASSYRIA, MINOA, LOST_IN_REVOLT, MINOAN, 2))
        .refuses(ASSYRIA, Picked.of(KNOSSOS), "P1.3: 1 is picked, 2 are due")
        .then(ASSYRIA, Picked.of(KNOSSOS, RHODES))
        .becomes(
            """
            minoa: ithaca 2, city phaestos; treasury 53
            assyria: city knossos, city rhodes
            """);
  }

  /** Who has no tokens on the board could not support a city, and gets it all the same. */
  @Test
  @Rule({"RU.89", "P1.3", "P1.4"})
  void theBeneficiaryCanNotDecline() {
    taxes(SHORT)
        .refuses(ASSYRIA, Picked.of(), "P1.3: 0 are picked, 2 are due")
        .then(ASSYRIA, Picked.of(PHAESTOS, RHODES))
        .becomes(
            """
            minoa: ithaca 2, city knossos; treasury 53
            assyria: city phaestos, city rhodes
            """);
    taxes("minoa: ithaca 2, city knossos; treasury 52")
        .tells(new ChoiceForced(ASSYRIA, "P1.3"))
        .becomes("minoa: ithaca 2; treasury 53\nassyria: city knossos");
  }

  @Test
  @Rule({"P1.2", "P1.7", "1.11"})
  void revoltsComeAfterAllHavePaid() {
    taxes(SHORT + "egypt: city memphis; coinage\nhatti: city troy; coinage")
        .waitsInTurn(HATTI, EGYPT)
        .then(EGYPT, rate(3))
        .waitsFor(HATTI)
        .then(HATTI, rate(1))
        .waitsFor(ASSYRIA)
        .then(ASSYRIA, Picked.of(KNOSSOS, RHODES))
        .becomes(
            """
            minoa: ithaca 2, city phaestos; treasury 53
            assyria: city knossos, city rhodes
            egypt: treasury 3
            hatti: treasury 1
            """);
  }

  @Test
  @Rule("P1.2")
  void revoltsFollowTheRankingOfTheVictims() {
    taxes(
            """
            minoa: ithaca 2, city knossos, city rhodes; treasury 53; coinage
            egypt: tanis 2, city memphis, city fayum; treasury 53; coinage
            """)
        .then(EGYPT, rate(3))
        .then(MINOA, rate(2))
        .tells(new CityAnnexed(MINOA, ASSYRIA, KNOSSOS))
        .doesNotTell(new CityAnnexed(EGYPT, ASSYRIA, MEMPHIS))
        .becomes(
            """
            minoa: ithaca 2
            assyria: city knossos, city rhodes
            egypt: tanis 2
            hatti: city fayum, city memphis
            """);
  }

  @Test
  @Rule("P1.3")
  void aCityIsCoveredOnlyByItsWholeTax() {
    taxes(
            """
            minoa: ithaca 2, city knossos, city phaestos, city rhodes; treasury 45; monarchy
            """)
        .then(MINOA, rate(3))
        .asks(new PickCities(ASSYRIA, MINOA, LOST_IN_REVOLT, MINOAN, 1))
        .then(ASSYRIA, Picked.of(PHAESTOS))
        .becomes(
            """
            minoa: ithaca 2, city knossos, city rhodes; treasury 53
            assyria: city phaestos
            """);
  }

  @Test
  @Rule({"P1.4", "1.13"})
  void theBeneficiaryCollectsNothingForTheAnnexedCitiesAndNeedsNoSupportForThem() {
    taxes(
            SHORT
                + """
                assyria: tyre 1
                hatti: city troy
                egypt: tanis 1
                hellas: nothing
                """)
        .then(HELLAS, Picked.of(KNOSSOS, PHAESTOS))
        .becomes(
            """
            minoa: ithaca 2, city rhodes; treasury 53
            hellas: city knossos, city phaestos
            hatti: treasury 2
            """);
  }

  @Test
  @Rule({"P1.5", "1.13"})
  void aBeneficiaryWithoutACityInStockIsReplacedByTheNext() {
    taxes(
            SHORT
                + cities(ASSYRIA, 8)
                + "; treasury 1\n"
                + cities(HATTI, 8)
                + "\n"
                + cities(HELLAS, 9)
                + "\n"
                + cities(EGYPT, 9))
        .asks(new PickCities(HATTI, MINOA, LOST_IN_REVOLT, MINOAN, 1))
        .then(HATTI, Picked.of(RHODES))
        .then(ASSYRIA, Picked.of(KNOSSOS))
        .becomes(
            "minoa: ithaca 2, city phaestos; treasury 53\n"
                + cities(ASSYRIA, 8)
                + ", city knossos; treasury 17\n"
                + cities(HATTI, 8)
                + ", city rhodes; treasury 16\nhellas: treasury 18\negypt: treasury 18");
  }

  @Test
  @Rule({"P1.5", "RU.60"})
  void whatNobodyCanAnnexIsDestroyedByTheVictimsChoice() {
    taxes(
            SHORT
                + cities(ASSYRIA, 9)
                + "\n"
                + cities(HATTI, 8)
                + "\n"
                + cities(HELLAS, 9)
                + "\n"
                + cities(EGYPT, 9))
        .then(HATTI, Picked.of(RHODES))
        .asks(new PickCities(MINOA, MINOA, DESTROYED, Areas.of(KNOSSOS, PHAESTOS), 1))
        .then(MINOA, Picked.of(PHAESTOS))
        .becomes(
            "minoa: ithaca 2, city knossos; treasury 53\n"
                + cities(HATTI, 8)
                + ", city rhodes; treasury 16\n"
                + "assyria: treasury 18\nhellas: treasury 18\negypt: treasury 18");
  }

  @Test
  @Rule("P1.6")
  void aVictimIsNoBeneficiary() {
    taxes(
            """
            minoa: ithaca 2, city knossos; treasury 53
            assyria: city tyre, city sidon
            hatti: city troy, city sardes, city lycia
            hellas: city tomi, city athens, city odessus
            egypt: tanis 2, city memphis; treasury 53
            """)
        .becomes(
            """
            minoa: ithaca 2
            assyria: city tyre, city sidon, city knossos, city memphis; treasury 4
            hatti: treasury 6
            hellas: treasury 6
            egypt: tanis 2
            """);
  }

  @Test
  @Rule("democracy.2")
  void democracyKeepsOneWhoIsShortABeneficiary() {
    taxes(
            SHORT
                + """
                assyria: city tyre, city sidon
                hatti: city troy, city sardes
                hellas: city tomi, city athens
                egypt: tanis 2, city memphis; treasury 53; democracy
                """)
        .then(EGYPT, Picked.of(RHODES, PHAESTOS))
        .becomes(
            """
            minoa: ithaca 2, city knossos; treasury 53
            assyria: treasury 4
            hatti: treasury 4
            hellas: treasury 4
            egypt: tanis 2, city memphis, city rhodes, city phaestos
            """);
  }

  @Test
  @Rule("public-works.4")
  void theTokenBesideARevoltingCityIsDestroyed() {
    taxes("minoa: salamis 1, city salamis; treasury 54; public-works")
        .tells(new CityAnnexed(MINOA, ASSYRIA, SALAMIS))
        .becomes("minoa: nothing\nassyria: city salamis");
  }
}
