package ecumene.game;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.Rule;
import ecumene.event.StandingEvent.GameEnded;
import ecumene.facts.Setup;
import ecumene.world.Terms;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whole games with random answers; a failure says how to play the game again. */
class WholeGamesTest {

  private static final List<Terms> TERMS =
      List.of(
          Terms.SHORT.upTo(4), Terms.SHORT.upTo(6), Terms.BASIC.upTo(12), Terms.EXPERT.upTo(10));

  static Stream<RandomGame> games() {
    return Setup.all().stream().flatMap(setup -> TERMS.stream().map(terms -> random(setup, terms)));
  }

  private static RandomGame random(Setup setup, Terms terms) {
    return new RandomGame(setup, terms, 100L * setup.players() + terms.turnLimit());
  }

  @ParameterizedTest
  @MethodSource("games")
  @Rule({"1.1", "3.1", "14.1", "14.2"})
  void everyGameComesToItsEnd(RandomGame random) {
    var game = random.play((before, after) -> verify(after));
    int turns = game.position().progress().turn();
    assertThat(turns).isLessThanOrEqualTo(random.terms().turnLimit());
    assertThat(game.events()).contains(new GameEnded(turns));
    assertThat(game.ranking()).hasSameSizeAs(game.position().seats().list());
  }

  private static void verify(Game game) {
    RandomGame.verify(game);
    assertThat(game.isOver()).isEqualTo(game.open().isEmpty());
  }
}
