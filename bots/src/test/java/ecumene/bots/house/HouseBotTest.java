package ecumene.bots.house;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.game.Score;
import ecumene.world.Terms;
import ecumene.world.World;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whole games of house players: every answer is legal, or the game would stop. */
class HouseBotTest {
  private static final Terms BASIC = Terms.BASIC.upTo(40);
  private static final long SEED = 7;

  static List<Setup> setups() {
    return Setup.all();
  }

  @ParameterizedTest
  @MethodSource("setups")
  void aGameLooksLikeAGame(Setup setup) {
    var world = Games.play(setup, BASIC, SEED);

    world.verify();
    assertThat(world.progress().turn()).isBetween(13, 22);
    var scores = Score.ranking(world).stream().map(Score::total).toList();
    assertThat(scores.getFirst()).isBetween(90, 180);
    assertThat(mean(scores)).isBetween(70.0, 140.0);
    assertThat(mean(world.seats().stream().map(world::citiesOnBoard).toList())).isBetween(3.0, 9.0);
  }

  private static double mean(List<Integer> numbers) {
    return numbers.stream().mapToInt(Integer::intValue).average().orElseThrow();
  }

  @Test
  void theSameSeedGivesTheSameGame() {
    var setup = Setup.of(9, Side.EAST);

    assertThat(hash(setup, 1)).isEqualTo(hash(setup, 1)).isNotEqualTo(hash(setup, 2));
  }

  private static long hash(Setup setup, long seed) {
    return Games.play(setup, BASIC, seed).hash();
  }

  @ParameterizedTest
  @MethodSource("setups")
  void aHousePlayerWinsAgainstRandomOnes(Setup setup) {
    var seats = setup.seats().list();
    var house = seats.get(seats.size() / 2);

    var world = Games.play(setup, BASIC, Games.oneHouse(setup, house, SEED), SEED);

    assertThat(Score.ranking(world).getFirst().seat()).isEqualTo(house);
  }

  @Test
  void theExpertTableIsPlayed() {
    var world = Games.play(Setup.of(8, Side.WEST), Terms.EXPERT.upTo(25), SEED);

    assertThat(furthest(world)).isGreaterThan(8);
  }

  @Test
  void theShortGameIsPlayed() {
    var world = Games.play(Setup.of(6, Side.WEST), Terms.SHORT.upTo(15), SEED);

    assertThat(furthest(world)).isGreaterThan(12);
  }

  private static int furthest(World world) {
    return world.seats().stream().mapToInt(world::space).max().orElseThrow();
  }
}
