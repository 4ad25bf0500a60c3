package ecumene.game;

import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.MINOA;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.Rule;
import ecumene.example.Example;
import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.world.World;
import org.junit.jupiter.api.Test;

class ScoreTest {

  private static World position(String position) {
    return Example.west(5, position).plays(table -> {}).after();
  }

  /** Minoa and Egypt have as many points, and Egypt is first though Minoa ranks higher. */
  private static void egyptWinsTheTie(String minoa, String egypt) {
    var world = position("minoa: " + minoa + "\negypt: " + egypt);
    var ranking = Score.ranking(world);
    assertThat(ranking.getFirst().seat()).isEqualTo(EGYPT);
    assertThat(ranking.get(1).seat()).isEqualTo(MINOA);
    assertThat(ranking.getFirst().total()).isEqualTo(ranking.get(1).total());
  }

  @Test
  @Rule({"S5.1", "P13.6"})
  void citiesAdvancesAndTheSpaceOnTheAstGivePoints() {
    var world = position("minoa: city knossos, city rhodes; library, mining, law, music; space 7");
    assertThat(Score.of(MINOA, world)).isEqualTo(new Score(MINOA, 2, 6 + 6 + 3 + 1, 35, 0));
    assertThat(Score.of(MINOA, world).total()).isEqualTo(2 + 16 + 35);
    assertThat(Score.of(EGYPT, world).total()).isZero();
  }

  @Test
  @Rule({"S5.2", "S5.1"})
  void whoWasAloneFirstInTheLateIronAgeHasFiveMore() {
    var world = position("minoa: space 15\negypt: space 14");
    world.progressTo(world.progress().withFirstInLateIronAge(Seats.of(EGYPT)));
    assertThat(Score.of(EGYPT, world)).isEqualTo(new Score(EGYPT, 0, 0, 70, 5));
    assertThat(Score.of(MINOA, world).total()).isEqualTo(75);

    world.progressTo(world.progress().withFirstInLateIronAge(Seats.of(EGYPT, MINOA)));
    assertThat(Score.of(EGYPT, world).lateIronAge()).isZero();
  }

  @Test
  @Rule("S5.3")
  void treasuryCardsTokensAndShipsGiveNone() {
    var world = position("minoa: knossos 3, ship knossos; treasury 20; holds gold 3");
    assertThat(Score.of(MINOA, world).total()).isZero();
  }

  @Test
  @Rule({"S5.3", "wonder-of-the-world.5"})
  void aWonderIsAnAdvanceAndNoCityHere() {
    var world = position("minoa: city knossos; wonder-of-the-world");
    assertThat(Score.of(MINOA, world)).isEqualTo(new Score(MINOA, 1, 6, 0, 0));
  }

  @Test
  @Rule({"S5.1", "P13.6"})
  void mostPointsWin() {
    var world = position("minoa: space 2\negypt: city memphis; space 2");
    assertThat(Score.ranking(world))
        .extracting(Score::seat)
        .startsWith(EGYPT, MINOA)
        .containsExactlyInAnyOrderElementsOf(world.seats());
  }

  @Test
  @Rule({"S5.4", "P13.6"})
  void tiesGoFirstToTheFurthestOnTheAst() {
    egyptWinsTheTie("library, music; space 1", "pottery, deism; space 2");
  }

  @Test
  @Rule({"S5.4", "P13.6"})
  void thenToTheMostAdvancesOfSixPointsAndOfThree() {
    egyptWinsTheTie("law, monument", "library");
    egyptWinsTheTie("music, coinage, theocracy, metalworking, deism, mythology", "law, literacy");
  }

  @Test
  @Rule({"S5.4", "P13.6"})
  void thenToTheHighestPriceOfAllAdvances() {
    egyptWinsTheTie("literacy; credits arts 20", "engineering");
  }

  @Test
  @Rule({"S5.4", "P13.6"})
  void thenToTheHighestCreditOfOneColour() {
    egyptWinsTheTie("law; credits arts 10, crafts 10, civics 10", "law; credits science 15");
  }

  @Test
  @Rule({"S5.4", "P13.6"})
  void thenToTheLargestTotalOfCredits() {
    egyptWinsTheTie("law; credits arts 10; treasury 9", "law; credits arts 10, crafts 5");
  }

  @Test
  @Rule("RU.63")
  void creditsOfTheLastTurnCountToo() {
    egyptWinsTheTie("law; credits arts 10", "law; credits arts 5; promised arts 10");
    egyptWinsTheTie("law; credits arts 10", "law; credits arts 10; promised crafts 5");
  }

  @Test
  @Rule({"S5.4", "P13.6"})
  void thenToTheMostCities() {
    egyptWinsTheTie(
        "knossos 9; mysticism, sculpture, cloth-making, urbanism",
        "city memphis; pottery, masonry, music");
  }

  @Test
  @Rule({"S5.4", "P13.6"})
  void thenToTheMostTokensOnTheBoard() {
    egyptWinsTheTie("knossos 2; treasury 9", "tanis 3");
  }

  @Test
  @Rule({"S5.4", "P13.6", "1.10"})
  void atLastToTheHighestInRanking() {
    assertThat(Score.ranking(position("")))
        .extracting(Score::seat)
        .isSortedAccordingTo(Civilization::compareTo)
        .startsWith(MINOA);
  }
}
