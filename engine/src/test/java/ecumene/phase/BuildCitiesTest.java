package ecumene.phase;

import static ecumene.facts.Civilization.EGYPT;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.Rule;
import ecumene.example.Answers;
import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.loss.Portion;
import ecumene.phase.BuildCities.Ground;
import ecumene.phase.Buildings.Building;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class BuildCitiesTest {
  private static final Area MEMPHIS = Area.of("memphis");
  private static final Area PARAETONIUM = Area.of("paraetonium");
  private static final Area WESTERN_DESERT = Area.of("western-desert");
  private static final Area TANIS = Area.of("tanis");

  private static final List<Portion> MOVABLE =
      List.of(of(MEMPHIS, 6), of(PARAETONIUM, 12), of(WESTERN_DESERT, 12), of(TANIS, 6));

  /** Two sites and two wildernesses, with Architecture and Urbanism. */
  private static final BuildCities QUESTION = question(4, 9, MOVABLE);

  private static BuildCities question(int cities, int treasury, List<Portion> movable) {
    var grounds = MOVABLE.stream().map(it -> new Ground(it.area(), it.tokens())).toList();
    return new BuildCities(EGYPT, grounds, cities, treasury, movable, Areas.NONE);
  }

  private static Portion of(Area area, int tokens) {
    return new Portion(area, tokens, 0);
  }

  private static Building city(Area area, int treasury, Portion... fromNextDoor) {
    return new Building(area, treasury, List.of(fromNextDoor));
  }

  private static void refused(String refusal, Building... buildings) {
    assertThat(QUESTION.judge(new Buildings(Arrays.asList(buildings)))).hasToString(refusal);
  }

  @Test
  @Rule("architecture.1")
  void architectureServesOneCityATurn() {
    refused(
        "architecture.1: only one city a turn is paid from treasury",
        city(MEMPHIS, 1),
        city(TANIS, 1));
    refused("architecture.1: at most 3 are paid from treasury, not -1", city(MEMPHIS, -1));
  }

  @Test
  @Rule("urbanism.1")
  void urbanismServesOneWildernessCityATurn() {
    refused(
        "urbanism.1: only one city a turn takes tokens from next door",
        city(PARAETONIUM, 0, of(MEMPHIS, 1)),
        city(WESTERN_DESERT, 0, of(MEMPHIS, 1)));
  }

  @Test
  @Rule("urbanism.1")
  void urbanismServesNoCityOnASite() {
    refused(
        "urbanism.1: memphis has a city site: no tokens come from next door",
        city(MEMPHIS, 0, of(PARAETONIUM, 1)));
    var answer = buildings(city(PARAETONIUM, 0, of(MEMPHIS, 1)));
    assertThat(question(4, 9, List.of()).judge(answer))
        .hasToString("urbanism.1: urbanism is not owned");
  }

  @Test
  @Rule("urbanism.1")
  void urbanismTakesFourTokensFromAreasAdjacentByLand() {
    refused(
        "urbanism.1: at most 4 tokens come from next door", city(PARAETONIUM, 0, of(MEMPHIS, 5)));
    refused(
        "urbanism.1: tanis is not adjacent to paraetonium by land",
        city(PARAETONIUM, 0, of(TANIS, 1)));
    refused("urbanism.1: memphis: at most 6 tokens", city(PARAETONIUM, 0, of(MEMPHIS, 7)));
    refused("urbanism.1: memphis: at most 6 tokens", city(PARAETONIUM, 0, of(MEMPHIS, 0)));
    refused(
        "urbanism.1: memphis: at most 6 tokens", city(PARAETONIUM, 0, new Portion(MEMPHIS, 1, 1)));
    refused(
        "urbanism.1: memphis is named twice", city(PARAETONIUM, 0, of(MEMPHIS, 1), of(MEMPHIS, 1)));
  }

  @Test
  @Rule({"urbanism.1", "P5.1"})
  void aTokenServesOneCityOnly() {
    refused(
        "P5.1: memphis has 5 tokens, 6 are needed",
        city(PARAETONIUM, 0, of(MEMPHIS, 1)),
        city(MEMPHIS, 0));
    assertThat(
            QUESTION.judge(
                new Buildings(List.of(city(PARAETONIUM, 0, of(MEMPHIS, 1)), city(MEMPHIS, 1)))))
        .isNull();
  }

  @Test
  @Rule("RU.6")
  void whoCanNotBuildIsNotAsked() {
    assertThat(QUESTION.forced()).isNull();
    assertThat(question(0, 9, MOVABLE).forced()).isEqualTo(Buildings.NONE);
    assertThat(
            new BuildCities(EGYPT, List.of(new Ground(TANIS, 5)), 9, 0, MOVABLE, Areas.NONE)
                .forced())
        .isEqualTo(Buildings.NONE);
  }

  @Test
  void everyChoiceIsFound() {
    var grounds = List.of(new Ground(MEMPHIS, 5), new Ground(PARAETONIUM, 10));
    var movable = List.of(of(MEMPHIS, 5), of(PARAETONIUM, 10));
    var question = new BuildCities(EGYPT, grounds, 2, 1, movable, Areas.NONE);

    assertThat(Answers.any(question))
        .containsExactlyInAnyOrder(
            Buildings.NONE,
            buildings(city(MEMPHIS, 1)),
            buildings(city(PARAETONIUM, 0, of(MEMPHIS, 2))),
            buildings(city(PARAETONIUM, 0, of(MEMPHIS, 3))),
            buildings(city(PARAETONIUM, 0, of(MEMPHIS, 4))),
            buildings(city(PARAETONIUM, 1, of(MEMPHIS, 1))),
            buildings(city(PARAETONIUM, 1, of(MEMPHIS, 2))),
            buildings(city(PARAETONIUM, 1, of(MEMPHIS, 3))),
            buildings(city(PARAETONIUM, 1, of(MEMPHIS, 4))))
        .allMatch(answer -> question.judge(answer) == null);
    assertThat(Answers.any(QUESTION)).allMatch(answer -> QUESTION.judge(answer) == null);
  }

  @Test
  void everythingThatMattersIsInTheFingerprint() {
    assertThat(
            List.of(
                    QUESTION,
                    question(3, 9, MOVABLE),
                    question(4, 8, MOVABLE),
                    question(4, 9, List.of()),
                    question(4, 9, List.of(of(MEMPHIS, 5))),
                    question(4, 9, List.of(of(MEMPHIS, 6))))
                .stream()
                .map(question -> question.fingerprint().value()))
        .doesNotHaveDuplicates();
  }

  @Test
  void whereACityStandsIsOnlyExplained() {
    var grounds = List.of(new Ground(MEMPHIS, 5));
    var plain = new BuildCities(EGYPT, grounds, 2, 1, List.of(), Areas.NONE);
    var explained = new BuildCities(EGYPT, grounds, 2, 1, List.of(), Areas.of(TANIS));
    assertThat(explained.fingerprint().value()).isEqualTo(plain.fingerprint().value());
    assertThat(explained.judge(buildings(city(TANIS, 0)))).hasToString("P5.1: tanis has a city");
    assertThat(plain.judge(buildings(city(TANIS, 0))))
        .hasToString("P5.1: you have no tokens in tanis");
  }

  private static Buildings buildings(Building... buildings) {
    return new Buildings(Arrays.asList(buildings));
  }
}
