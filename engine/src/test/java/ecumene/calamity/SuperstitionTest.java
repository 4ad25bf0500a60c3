package ecumene.calamity;

import static ecumene.facts.CalamityCard.SUPERSTITION;
import static ecumene.facts.Civilization.MINOA;

import ecumene.Rule;
import ecumene.event.CalamityEvent.CalamityCancelled;
import ecumene.event.ChoiceForced;
import ecumene.example.Example;
import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.loss.Fate;
import ecumene.loss.PickCities;
import ecumene.table.Picked;
import org.junit.jupiter.api.Test;

class SuperstitionTest {
  private static final Area KNOSSOS = Area.of("knossos");
  private static final Area PHAESTOS = Area.of("phaestos");
  private static final Area SPARTA = Area.of("sparta");
  private static final Area THERA = Area.of("thera");

  private static Example superstition(String position) {
    return Example.west(9, position).calls(SUPERSTITION, new Superstition());
  }

  @Test
  @Rule({"C6.1", "P9.22", "P9.29", "G6"})
  void victimReducesThreeCitiesOfTheOwnChoice() {
    superstition(
            """
            minoa: city knossos, city phaestos, city sparta, city thera, argos 1;
                holds superstition from rome
            rome: city rome
            """)
        .asks(
            new PickCities(
                MINOA, MINOA, Fate.REDUCED, Areas.of(KNOSSOS, PHAESTOS, SPARTA, THERA), 3))
        .refuses(MINOA, Picked.of(KNOSSOS, SPARTA), "P9.22: 2 are picked, 3 are due")
        .refuses(
            MINOA,
            Picked.of(KNOSSOS, SPARTA, Area.of("rome")),
            "P9.22: rome can not be picked; these can: knossos, phaestos, sparta, thera")
        .refuses(
            MINOA,
            Picked.of(KNOSSOS, SPARTA, Area.of("argos")),
            "P9.22: argos can not be picked; these can: knossos, phaestos, sparta, thera")
        .then(MINOA, Picked.of(KNOSSOS, PHAESTOS, SPARTA))
        .explains(MINOA, "3")
        .becomes("minoa: knossos 3, phaestos 2, sparta 2, city thera, argos 1");
  }

  @Test
  @Rule({"C6.2", "G17", "mysticism.1", "deism.1", "enlightenment.1"})
  void mysticismDeismAndEnlightenmentSaveACityEach() {
    superstition(
            """
            minoa: city knossos, city phaestos; mysticism, deism, enlightenment; holds superstition
            """)
        .explains(
            MINOA,
            "3 − 1 Mysticism (mysticism.1) − 1 Deism (deism.1)"
                + " − 1 Enlightenment (enlightenment.1) = 0")
        .changesNothing();
  }

  @Test
  @Rule({"C6.2", "G17", "universal-doctrine.3", "deism.1"})
  void universalDoctrineCostsACityMore() {
    superstition(
            """
            minoa: city knossos, city phaestos, city sparta, city thera; universal-doctrine;
                holds superstition
            rome: city rome; mysticism, deism, enlightenment
            """)
        .explains(MINOA, "3 + 1 Universal Doctrine (universal-doctrine.3) = 4")
        .becomes("minoa: knossos 3, phaestos 2, sparta 2, thera 3");
    superstition(
            """
            minoa: city knossos, city phaestos, city sparta, city thera;
                deism, universal-doctrine; holds superstition
            """)
        .explains(MINOA, "3 − 1 Deism (deism.1) + 1 Universal Doctrine (universal-doctrine.3) = 3")
        .then(MINOA, Picked.of(KNOSSOS, PHAESTOS, SPARTA))
        .becomes("minoa: knossos 3, phaestos 2, sparta 2, city thera");
  }

  @Test
  @Rule({"C6.3", "RU.6"})
  void fewerCitiesAreAllReduced() {
    superstition("minoa: city knossos, city phaestos; holds superstition")
        .tells(new ChoiceForced(MINOA, "P9.22"))
        .becomes("minoa: knossos 3, phaestos 2");
  }

  @Test
  @Rule({"C6.3", "P9.30", "G16"})
  void withoutACityItIsCancelled() {
    superstition("minoa: knossos 3; universal-doctrine; holds superstition")
        .tells(new CalamityCancelled(SUPERSTITION, MINOA, "C6.3"))
        .changesNothing();
  }
}
