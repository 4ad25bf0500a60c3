package ecumene.loss;

import static ecumene.facts.Civilization.MINOA;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.Rule;
import ecumene.event.PieceEvent.CityReduced;
import ecumene.example.Example;
import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.table.Picked;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReductionTest {
  private static final Area ARGOS = Area.of("argos");
  private static final Area PHAESTOS = Area.of("phaestos");
  private static final Area THERA = Area.of("thera");

  private static Example reduction(int cities, String position) {
    return Example.west(9, position)
        .plays(table -> table.settleTogether(List.of(new Reduction(MINOA, cities))));
  }

  @Test
  @Rule({"P9.22", "G6"})
  void tokensUpToTheLimitTakeTheCitysPlace() {
    reduction(3, "minoa: city argos, city phaestos, city thera, knossos 5")
        .tells(new CityReduced(MINOA, PHAESTOS, 2))
        .becomes("minoa: argos 1, phaestos 2, thera 3, knossos 5");
  }

  @Test
  @Rule({"P9.22", "G6"})
  void withoutStockTheCityIsReplacedByWhatThereIs() {
    reduction(1, "minoa: city thera, knossos 5; treasury 48") // 2 in stock
        .becomes("minoa: thera 2, knossos 5");
    reduction(2, "minoa: city phaestos, city thera; treasury 55").becomes("minoa: nothing");
  }

  @Test
  @Rule({"RU.20", "P9.22"})
  void withTooLittleStockTheVictimChoosesTheCitiesOneByOne() {
    reduction(2, "minoa: city argos, city phaestos, city thera; treasury 51") // 4 in stock
        .asks(new PickCities(MINOA, MINOA, Fate.REDUCED, Areas.of(ARGOS, PHAESTOS, THERA), 1))
        .then(MINOA, Picked.of(THERA))
        .asks(new PickCities(MINOA, MINOA, Fate.REDUCED, Areas.of(ARGOS, PHAESTOS), 1))
        .then(MINOA, Picked.of(PHAESTOS))
        .becomes("minoa: city argos, phaestos 1, thera 3");
    reduction(2, "minoa: city argos, city phaestos, city thera; treasury 50") // 5 in stock
        .then(MINOA, Picked.of(PHAESTOS, THERA))
        .becomes("minoa: city argos, phaestos 2, thera 3");
    reduction(2, "minoa: city knossos, city phaestos, city sparta; treasury 51") // 4 in stock
        .asks(MINOA, asked -> assertThat(asked).extracting("count").isEqualTo(1));
    reduction(2, "minoa: city argos, city phaestos; treasury 53") // 2 in stock
        .then(MINOA, Picked.of(PHAESTOS))
        .becomes("minoa: phaestos 2");
  }

  @Test
  @Rule({"agriculture.3", "agriculture.1"})
  void agricultureAddsATokenWhereTheLimitIsTwoOrLess() {
    reduction(3, "minoa: city argos, city phaestos, city thera; agriculture")
        .becomes("minoa: argos 2, phaestos 3, thera 3");
  }

  @Test
  @Rule("public-works.5")
  void tokenBesideTheCityCountsTowardTheLimit() {
    reduction(1, "minoa: city thera, thera 1; public-works")
        .tells(new CityReduced(MINOA, THERA, 2))
        .becomes("minoa: thera 3");
    reduction(1, "minoa: city argos, argos 1; public-works").becomes("minoa: argos 1");
    reduction(1, "minoa: city argos, argos 1; public-works, agriculture").becomes("minoa: argos 2");
  }

  @Test
  @Rule({"agriculture.1", "agriculture.3"})
  void agricultureAddsNothingBesideOthersUnits() {
    reduction(
            1,
            """
            minoa: city phaestos; agriculture
            rome: phaestos 1
            """)
        .becomes("minoa: phaestos 1");
    reduction(
            1,
            """
            minoa: city phaestos
            rome: phaestos 3
            """)
        .becomes("minoa: nothing");
  }
}
