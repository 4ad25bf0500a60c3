package ecumene.calamity;

import static ecumene.event.CalamityEvent.BeneficiaryFound.Ground.MOST_IN_STOCK;
import static ecumene.event.CalamityEvent.BeneficiaryFound.Ground.TRADED;
import static ecumene.facts.CalamityCard.TREACHERY;
import static ecumene.facts.Civilization.ASSYRIA;
import static ecumene.facts.Civilization.CARTHAGE;
import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.HATTI;
import static ecumene.facts.Civilization.HELLAS;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Civilization.SABA;
import static java.util.stream.Collectors.joining;

import ecumene.Rule;
import ecumene.event.CalamityEvent.BeneficiaryFound;
import ecumene.event.CalamityEvent.CalamityCancelled;
import ecumene.event.PieceEvent.CityAnnexed;
import ecumene.event.PieceEvent.CityDestroyed;
import ecumene.example.Example;
import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.facts.Civilization;
import ecumene.loss.Fate;
import ecumene.loss.PickCities;
import ecumene.table.Picked;
import org.junit.jupiter.api.Test;

class TreacheryTest {
  private static final Area KNOSSOS = Area.of("knossos");
  private static final Area PHAESTOS = Area.of("phaestos");
  private static final Area RHODES = Area.of("rhodes");

  private static Example treachery(String position) {
    return Example.west(9, position).calls(TREACHERY, new Treachery());
  }

  /** A line with so many cities in the own region. */
  private static String cities(Civilization owner, int count) {
    return Area.land().stream()
        .filter(area -> area.region() == owner && area.limit() > 0)
        .limit(count)
        .map(area -> "city " + area)
        .collect(joining(", ", owner.id() + ": ", "\n"));
  }

  @Test
  @Rule({"C2.1", "P9.24", "P9.31", "G8", "G14"})
  void whoTradedItSelectsAndAnnexesACity() {
    treachery(
            """
            minoa: city knossos, city phaestos, thera 2; holds treachery from egypt
            egypt: city memphis; diplomacy
            hatti: city hattusa
            """)
        .tells(new BeneficiaryFound(TREACHERY, MINOA, EGYPT, TRADED))
        .explains(MINOA, "1")
        .waitsFor(EGYPT)
        .asks(new PickCities(EGYPT, MINOA, Fate.ANNEXED, Areas.of(KNOSSOS, PHAESTOS), 1))
        .refuses(
            EGYPT,
            Picked.of(Area.of("thera")),
            "P9.24: thera can not be picked; these can: knossos, phaestos")
        .refuses(
            EGYPT,
            Picked.of(Area.of("hattusa")),
            "P9.24: hattusa can not be picked; these can: knossos, phaestos")
        .refuses(EGYPT, Picked.of(KNOSSOS, PHAESTOS), "P9.24: 2 are picked, 1 is due")
        .then(EGYPT, Picked.of(PHAESTOS))
        .tells(new CityAnnexed(MINOA, EGYPT, PHAESTOS))
        .becomes(
            """
            minoa: city knossos, thera 2
            egypt: city memphis, city phaestos
            """);
  }

  @Test
  @Rule({"C2.2", "diplomacy.5"})
  void diplomacyCostsOneMore() {
    treachery(
            """
            minoa: city knossos, city phaestos, city rhodes; diplomacy; holds treachery from egypt
            """)
        .explains(MINOA, "1 + 1 Diplomacy (diplomacy.5) = 2")
        .then(EGYPT, Picked.of(KNOSSOS, RHODES))
        .becomes(
            """
            minoa: city phaestos
            egypt: city knossos, city rhodes
            """);
  }

  @Test
  @Rule("C2.2")
  void noMoreThanTheVictimHas() {
    treachery("minoa: city knossos, thera 1; diplomacy; holds treachery from egypt")
        .becomes(
            """
            minoa: thera 1
            egypt: city knossos
            """);
  }

  @Test
  @Rule({"C2.3", "P9.30", "G16"})
  void cancelledWithoutACity() {
    treachery("minoa: knossos 6; diplomacy; holds treachery from egypt")
        .tells(new CalamityCancelled(TREACHERY, MINOA, "C2.3"))
        .changesNothing();
  }

  @Test
  @Rule({"1.13", "P9.31", "G14"})
  void drawnItIsForTheLargestStock() {
    treachery(
            """
            minoa: city knossos; holds treachery
            assyria: city tyre
            celt: alesia 1
            """)
        .tells(new BeneficiaryFound(TREACHERY, MINOA, CARTHAGE, MOST_IN_STOCK))
        .becomes(
            """
            minoa: nothing
            carthage: city knossos
            """);
  }

  @Test
  @Rule({"C2.3", "G19", "D2", "RU.4"})
  void whatTheBeneficiaryHasNoCityForGoesToTheNext() {
    treachery(
            "minoa: city knossos, city phaestos, city rhodes; diplomacy; holds treachery from"
                + " egypt\n"
                + cities(EGYPT, 8)
                + "assyria: city tyre")
        .then(EGYPT, Picked.of(KNOSSOS, RHODES))
        .asks(new PickCities(EGYPT, MINOA, Fate.ANNEXED, Areas.of(KNOSSOS, RHODES), 1))
        .then(EGYPT, Picked.of(RHODES))
        .tells(new CityAnnexed(MINOA, EGYPT, RHODES))
        .becomes(
            "minoa: city phaestos\n"
                + cities(EGYPT, 8).replace("\n", ", city rhodes\n")
                + "celt: city knossos");
  }

  @Test
  @Rule({"C2.3", "G19"})
  void whatNobodyHasACityForIsDestroyed() {
    Example.west(
            5,
            "minoa: city knossos, city phaestos; holds treachery from egypt\n"
                + cities(EGYPT, 9)
                + cities(ASSYRIA, 9)
                + cities(HATTI, 9)
                + cities(HELLAS, 9))
        .calls(TREACHERY, new Treachery())
        .then(EGYPT, Picked.of(KNOSSOS))
        .tells(new CityDestroyed(MINOA, KNOSSOS))
        .becomes("minoa: city phaestos");
  }

  @Test
  @Rule({"G20", "public-works.4"})
  void theTokenBesideTheCityIsDestroyed() {
    treachery("minoa: city knossos, knossos 1, thera 2; public-works; holds treachery from egypt")
        .becomes(
            """
            minoa: thera 2
            egypt: city knossos
            """);
  }

  @Test
  @Rule({"RU.12", "P9.14", "P9.13"})
  void ofTwoCopiesTheFirstIsFinishedBeforeTheSecondIsFelt() {
    Example.both(
            18,
            """
            minoa: city knossos; holds treachery from saba
            saba: city aden; holds treachery from minoa
            """)
        .calls(TREACHERY, new Treachery())
        .tells(new CityAnnexed(MINOA, SABA, KNOSSOS))
        .waitsFor(MINOA)
        .then(MINOA, Picked.of(KNOSSOS))
        .changesNothing();
  }

  @Test
  @Rule({"RU.12", "P9.31", "P9.15"})
  void theBeneficiaryOfTheSecondCopyIsFoundWhenTheFirstIsFinished() {
    Example.both(
            18,
            """
            minoa: city knossos; holds treachery
            saba: city aden; holds treachery
            """)
        .calls(TREACHERY, new Treachery())
        .tells(new BeneficiaryFound(TREACHERY, MINOA, ASSYRIA, MOST_IN_STOCK))
        .tells(new BeneficiaryFound(TREACHERY, SABA, MINOA, MOST_IN_STOCK))
        .becomes(
            """
            minoa: city aden
            assyria: city knossos
            saba: nothing
            """);
  }
}
