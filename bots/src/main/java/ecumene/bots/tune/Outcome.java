package ecumene.bots.tune;

import ecumene.bots.simulation.GameSummary;
import ecumene.facts.Civilization;
import ecumene.game.Score;
import java.util.EnumMap;
import java.util.Map;

/** How far each seat of a game is ahead of the mean of the others, in victory points. */
final class Outcome {
  private Outcome() {}

  static Map<Civilization, Double> of(GameSummary game) {
    var ranking = game.ranking();
    int sum = ranking.stream().mapToInt(Score::total).sum();
    var ahead = new EnumMap<Civilization, Double>(Civilization.class);
    for (var score : ranking) {
      double others = (double) (sum - score.total()) / (ranking.size() - 1);
      ahead.put(score.seat(), score.total() - others);
    }
    return ahead;
  }
}
