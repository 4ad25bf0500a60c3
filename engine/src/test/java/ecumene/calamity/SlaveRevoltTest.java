package ecumene.calamity;

import static ecumene.facts.CalamityCard.SLAVE_REVOLT;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Civilization.SABA;

import ecumene.Rule;
import ecumene.event.ChoiceForced;
import ecumene.event.PieceEvent.CityReduced;
import ecumene.example.Example;
import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.loss.Fate;
import ecumene.loss.PickCities;
import ecumene.phase.Phase;
import ecumene.table.Picked;
import org.junit.jupiter.api.Test;

class SlaveRevoltTest {
  private static final Area KNOSSOS = Area.of("knossos");
  private static final Area PHAESTOS = Area.of("phaestos");
  private static final Area SPARTA = Area.of("sparta");

  private static Example slaveRevolt(String position) {
    return Example.west(9, position).calls(SLAVE_REVOLT, new SlaveRevolt());
  }

  /** 4 cities ask for 16 tokens, 3 for 12. */
  private static Example nineTokensForFourCities() {
    return slaveRevolt(
        """
        minoa: city knossos, city phaestos, city sparta, city corinth, rhodes 7, cyprus 2;
            holds slave-revolt from egypt
        egypt: city memphis
        """);
  }

  @Test
  @Rule({"C4.1", "P9.22", "G6", "P9.6", "G3"})
  void tokensGainedCountAtOnce() {
    nineTokensForFourCities()
        .explains(MINOA, "4")
        .waitsFor(MINOA)
        .then(MINOA, Picked.of(KNOSSOS))
        .becomes("minoa: knossos 3, city phaestos, city sparta, city corinth, rhodes 7, cyprus 2");
  }

  @Test
  @Rule("C4.1")
  void citiesAreReducedUntilTheRestIsSupported() {
    nineTokensForFourCities()
        .then(MINOA, Picked.of(PHAESTOS))
        .tells(new CityReduced(MINOA, PHAESTOS, 2))
        .then(MINOA, Picked.of(SPARTA))
        .becomes("minoa: city knossos, phaestos 2, sparta 2, city corinth, rhodes 7, cyprus 2");
  }

  @Test
  @Rule({"C4.3", "C4.1"})
  void oneAtATimeAndAnyOwnCityNewOnesToo() {
    slaveRevolt(
            """
            minoa: city knossos, new city phaestos, rhodes 4; holds slave-revolt
            egypt: city memphis
            """)
        .asks(new PickCities(MINOA, MINOA, Fate.REDUCED, Areas.of(KNOSSOS, PHAESTOS), 1))
        .refuses(MINOA, Picked.of(KNOSSOS, PHAESTOS), "P9.22: 2 are picked, 1 is due")
        .refuses(
            MINOA,
            Picked.of(Area.of("memphis")),
            "P9.22: memphis can not be picked; these can: knossos, phaestos")
        .then(MINOA, Picked.of(KNOSSOS))
        .becomes("minoa: knossos 3, new city phaestos, rhodes 4");
  }

  /** The same cities, which are short of tokens by either count. */
  @Test
  @Rule({"D13", "C4.3", "P5.4", "P11.2"})
  void newCitiesGoFirstInPhaseElevenAndNotHere() {
    var position = "minoa: city knossos, new city phaestos, rhodes 3; holds slave-revolt";
    slaveRevolt(position)
        .then(MINOA, Picked.of(KNOSSOS))
        .becomes("minoa: knossos 3, new city phaestos, rhodes 3");
    Example.west(9, position)
        .plays(Phase.SURPLUS_POPULATION)
        .tells(new ChoiceForced(MINOA, "P5.4"))
        .becomes("minoa: city knossos, phaestos 2, rhodes 3");
  }

  @Test
  @Rule({"C4.4", "P9.29"})
  void noEffectIfSupportSuffices() {
    slaveRevolt(
            """
            minoa: city knossos, city phaestos, rhodes 8; holds slave-revolt from egypt
            egypt: city memphis
            """)
        .changesNothing();
    slaveRevolt("minoa: rhodes 1; holds slave-revolt").changesNothing();
  }

  @Test
  @Rule({"C4.2", "mythology.1", "enlightenment.2"})
  void mythologyAndEnlightenmentLowerTheRate() {
    slaveRevolt(
            """
            minoa: city knossos, city phaestos, rhodes 4; mythology, enlightenment;
                holds slave-revolt
            """)
        .explains(MINOA, "4 − 1 Mythology (mythology.1) − 1 Enlightenment (enlightenment.2) = 2")
        .changesNothing();
    slaveRevolt(
            """
            minoa: city knossos, city phaestos, rhodes 3; mythology, enlightenment;
                holds slave-revolt
            """)
        .then(MINOA, Picked.of(PHAESTOS))
        .becomes("minoa: city knossos, phaestos 2, rhodes 3");
  }

  @Test
  @Rule({"C4.2", "cultural-ascendancy.6", "mining.3"})
  void culturalAscendancyAndMiningRaiseIt() {
    slaveRevolt("minoa: city knossos, rhodes 6; cultural-ascendancy, mining; holds slave-revolt")
        .explains(
            MINOA, "4 + 1 Cultural Ascendancy (cultural-ascendancy.6) + 1 Mining (mining.3) = 6")
        .changesNothing();
    slaveRevolt("minoa: city knossos, rhodes 5; cultural-ascendancy, mining; holds slave-revolt")
        .becomes("minoa: knossos 3, rhodes 5");
  }

  @Test
  @Rule({"C4.1", "G6"})
  void withoutStockReductionsGainNothing() {
    slaveRevolt(
            """
            minoa: city knossos, city phaestos, city sparta, rhodes 3; treasury 51;
                holds slave-revolt
            """)
        .then(MINOA, Picked.of(KNOSSOS))
        .tells(new CityReduced(MINOA, KNOSSOS, 1))
        .then(MINOA, Picked.of(SPARTA))
        .tells(new CityReduced(MINOA, SPARTA, 0))
        .becomes("minoa: knossos 1, city phaestos, rhodes 3");
    slaveRevolt("minoa: city knossos, rhodes 3; treasury 52; holds slave-revolt")
        .becomes("minoa: rhodes 3");
  }

  @Test
  @Rule({"G6", "agriculture.3", "public-works.5"})
  void agricultureAndPublicWorksCountInTheAreaOfTheCity() {
    slaveRevolt(
            """
            minoa: city phaestos, phaestos 1; agriculture, public-works; holds slave-revolt
            """)
        .tells(new CityReduced(MINOA, PHAESTOS, 2))
        .becomes("minoa: phaestos 3");
  }

  @Test
  @Rule({"RU.12", "P9.10"})
  void twoCopiesAreTakenTogether() {
    Example.both(
            18,
            """
            minoa: city knossos, city phaestos; holds slave-revolt
            saba: city aden, city saba; holds slave-revolt
            """)
        .calls(SLAVE_REVOLT, new SlaveRevolt())
        .waitsFor(MINOA, SABA)
        .then(SABA, Picked.of(Area.of("aden")))
        .waitsFor(MINOA);
  }
}
