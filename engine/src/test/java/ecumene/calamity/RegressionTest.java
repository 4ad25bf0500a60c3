package ecumene.calamity;

import static ecumene.facts.CalamityCard.REGRESSION;
import static ecumene.facts.Civilization.BABYLON;
import static ecumene.facts.Civilization.EGYPT;

import ecumene.Rule;
import ecumene.event.PieceEvent.CityDestroyed;
import ecumene.event.StandingEvent.MarkerMovedBack;
import ecumene.example.Example;
import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.table.Picked;
import org.junit.jupiter.api.Test;

/** Of the cities of Egypt here, Fayum, Memphis and Petra lie inland. */
class RegressionTest {
  private static final Area ALEXANDRIA = Area.of("alexandria");
  private static final Area FAYUM = Area.of("fayum");
  private static final Area GAZA = Area.of("gaza");
  private static final Area MEMPHIS = Area.of("memphis");
  private static final Area PETRA = Area.of("petra");
  private static final Area TANIS = Area.of("tanis");
  private static final Picked NONE = Picked.of();

  private static Example regression(String position) {
    return Example.west(9, position).calls(REGRESSION, new Regression());
  }

  @Test
  @Rule("C15.1")
  void theMarkerGoesOneStepBack() {
    regression(
            """
            egypt: city memphis, city fayum; space 6; holds regression
            hatti: hattusa 1; space 7; fundamentalism
            """)
        .explains(EGYPT, "1")
        .tells(new MarkerMovedBack(EGYPT, 5))
        .becomes("egypt: space 5");
  }

  @Test
  @Rule({"C15.1", "fundamentalism.3"})
  void fundamentalismCostsAnotherStep() {
    regression("egypt: memphis 1; space 6; fundamentalism; holds regression")
        .explains(EGYPT, "1 + 1 Fundamentalism (fundamentalism.3) = 2")
        .becomes("egypt: space 4");
  }

  @Test
  @Rule({"C15.1", "library.2"})
  void librarySavesOne() {
    regression("egypt: memphis 1; space 6; library; holds regression")
        .explains(EGYPT, "1 − 1 Library (library.2) = 0")
        .changesNothing();
    regression("egypt: memphis 1; space 6; library, fundamentalism; holds regression")
        .explains(EGYPT, "1 + 1 Fundamentalism (fundamentalism.3) − 1 Library (library.2) = 1")
        .becomes("egypt: space 5");
  }

  @Test
  @Rule("C15.4")
  void neverBackBeyondTheStart() {
    regression("egypt: memphis 1; holds regression").changesNothing();
    regression("egypt: memphis 1; space 1; fundamentalism; holds regression")
        .becomes("egypt: space 0");
  }

  @Test
  @Rule({"C15.2", "enlightenment.4", "P9.23"})
  void enlightenmentMayDestroyTwoCitiesInstead() {
    regression(
            """
            egypt: city memphis, city fayum, city petra, city tanis, gaza 1; space 6;
                enlightenment; holds regression
            hatti: city hattusa
            """)
        .asks(new AvoidStepBack(EGYPT, Areas.of(MEMPHIS, FAYUM, PETRA, TANIS)))
        .refuses(EGYPT, Picked.of(MEMPHIS), "enlightenment.4: 2 are picked or none, not 1")
        .refuses(
            EGYPT, Picked.of(MEMPHIS, FAYUM, PETRA), "enlightenment.4: 2 are picked or none, not 3")
        .refuses(
            EGYPT,
            Picked.of(MEMPHIS, Area.of("hattusa")),
            "enlightenment.4: hattusa can not be picked; these can: fayum, memphis, petra, tanis")
        .refuses(EGYPT, Picked.of(MEMPHIS, TANIS), "enlightenment.4: non-coastal cities go first")
        .then(EGYPT, Picked.of(MEMPHIS, PETRA))
        .tells(new CityDestroyed(EGYPT, PETRA))
        .becomes("egypt: city fayum, city tanis, gaza 1");
  }

  @Test
  @Rule({"C15.2", "enlightenment.4"})
  void enlightenmentMayBeDeclined() {
    regression("egypt: city memphis, city fayum; space 6; enlightenment; holds regression")
        .then(EGYPT, NONE)
        .becomes("egypt: space 5");
  }

  @Test
  @Rule({"C15.2", "enlightenment.4"})
  void nonCoastalCitiesAsFarAsThereAreAny() {
    regression(
            """
            egypt: city memphis, city tanis, city gaza; space 6; enlightenment; holds regression
            """)
        .refuses(EGYPT, Picked.of(TANIS, GAZA), "enlightenment.4: non-coastal cities go first")
        .then(EGYPT, Picked.of(MEMPHIS, GAZA))
        .becomes("egypt: city tanis");
    regression(
            """
            egypt: city alexandria, city tanis, city gaza; space 6; enlightenment;
                holds regression
            """)
        .then(EGYPT, Picked.of(ALEXANDRIA, GAZA))
        .becomes("egypt: city tanis");
  }

  private static Example twoSteps(String cities) {
    return regression(
        "egypt: " + cities + "; space 6; enlightenment, fundamentalism; holds regression");
  }

  @Test
  @Rule({"C15.2", "enlightenment.4"})
  void eachStepIsDecidedSeparately() {
    var fourCities = "city memphis, city fayum, city petra, city tanis";
    twoSteps(fourCities)
        .then(EGYPT, Picked.of(MEMPHIS, FAYUM))
        .asks(new AvoidStepBack(EGYPT, Areas.of(PETRA, TANIS)))
        .then(EGYPT, Picked.of(PETRA, TANIS))
        .becomes("egypt: nothing");
    twoSteps(fourCities)
        .then(EGYPT, NONE)
        .tells(new MarkerMovedBack(EGYPT, 5))
        .then(EGYPT, Picked.of(MEMPHIS, PETRA))
        .becomes("egypt: city fayum, city tanis; space 5");
    twoSteps(fourCities).then(EGYPT, NONE).then(EGYPT, NONE).becomes("egypt: space 4");
  }

  @Test
  @Rule("RU.36")
  void oneCityIsNotEnough() {
    twoSteps("city memphis, city fayum, city tanis")
        .then(EGYPT, Picked.of(MEMPHIS, FAYUM))
        .becomes("egypt: city tanis; space 5");
    twoSteps("city memphis").becomes("egypt: space 4");
  }

  @Test
  @Rule({"RU.36", "C15.4"})
  void atTheStartThereIsNothingToAvoid() {
    regression("egypt: city memphis, city fayum; enlightenment; holds regression").changesNothing();
    regression(
            """
            egypt: city memphis, city fayum; space 1; enlightenment, fundamentalism;
                holds regression
            """)
        .then(EGYPT, NONE)
        .becomes("egypt: space 0");
  }

  @Test
  @Rule({"G20", "public-works.4"})
  void aTokenBesideADestroyedCityGoesWithIt() {
    regression(
            """
            egypt: city memphis, memphis 1, city tanis, tanis 1, gaza 1; space 6;
                enlightenment, public-works; holds regression
            """)
        .then(EGYPT, Picked.of(MEMPHIS, TANIS))
        .becomes("egypt: gaza 1");
  }

  @Test
  @Rule({"RU.12", "P9.10"})
  void twoCopiesAreTakenTogether() {
    Example.both(
            18,
            """
            egypt: city memphis, city fayum; space 6; enlightenment; holds regression
            babylon: city babylon, city ur; space 6; enlightenment; holds regression
            """)
        .calls(REGRESSION, new Regression())
        .waitsFor(BABYLON, EGYPT)
        .then(EGYPT, NONE)
        .then(BABYLON, NONE)
        .becomes(
            """
            egypt: space 5
            babylon: space 5
            """);
  }
}
