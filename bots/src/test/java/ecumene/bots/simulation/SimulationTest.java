package ecumene.bots.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.bots.Bot;
import ecumene.bots.Lineup;
import ecumene.bots.kind.BotKind;
import ecumene.bots.simulation.Simulation.Result;
import ecumene.bots.simulation.Simulation.Result.Broken;
import ecumene.bots.simulation.Simulation.Result.Ended;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.table.Answer;
import ecumene.world.Terms;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SimulationTest {
  private static final Setup FIVE = Setup.of(5, Side.WEST);
  private static final Terms BRIEF = Terms.SHORT.upTo(2);

  private static List<Result> run(int threads, Lineup lineup) {
    var results = new ArrayList<Result>();
    Simulation.run(12, threads, n -> new Match(FIVE, BRIEF, 7 + n, lineup), results::add);
    return results;
  }

  private static List<GameSummary> played(List<Result> results) {
    return results.stream().map(result -> ((Ended) result).played()).toList();
  }

  @Test
  void theNumberOfThreadsChangesNothing() {
    var alone = played(run(1, BotKind.RANDOM));
    assertThat(alone)
        .extracting(GameSummary::seed)
        .containsExactly(7L, 8L, 9L, 10L, 11L, 12L, 13L, 14L, 15L, 16L, 17L, 18L);
    assertThat(played(run(3, BotKind.RANDOM))).isEqualTo(alone);
  }

  @Test
  void aBrokenGameIsReportedAndTheOthersGoOn() {
    Bot broken =
        (question, view) -> {
          throw new IllegalStateException("out of order");
        };
    var results = run(2, (seat, seed) -> seed == 9 ? broken : BotKind.RANDOM.bot(seat, seed));
    assertThat(results).hasSize(12);
    assertThat(results)
        .filteredOn(Broken.class::isInstance)
        .singleElement()
        .satisfies(
            one -> {
              assertThat(one.match().seed()).isEqualTo(9);
              assertThat(((Broken) one).cause()).hasMessage("out of order");
            });
  }

  @Test
  void anIllegalAnswerBreaksAGame() {
    var results = run(1, (seat, seed) -> (question, view) -> new Nonsense());
    assertThat(results).allMatch(Broken.class::isInstance);
  }

  private record Nonsense() implements Answer {}

  @Test
  void everyTurnIsKept() {
    var game = new Match(FIVE, BRIEF, 1, BotKind.HOUSE).play();
    assertThat(game.turns()).hasSize(2);
    assertThat(game.turns()).allSatisfy(turn -> assertThat(turn.cities()).hasSize(5));
    assertThat(game.ranking()).hasSize(5);
    var last = game.turns().getLast().scores();
    assertThat(last).contains(game.winner().total());
    assertThat(game.replies()).isPositive();
  }
}
