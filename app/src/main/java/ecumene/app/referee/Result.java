package ecumene.app.referee;

import ecumene.facts.Civilization;
import ecumene.game.Score;
import ecumene.game.TieBreaker;
import ecumene.wire.form.LeftOutIfNone;
import ecumene.wire.form.Vocabulary;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.List;

/**
 * How a game that is over has ended.
 *
 * @param scores everybody's, the winner's first
 * @param ties between neighbours in this ranking
 */
record Result(List<ScoreRow> scores, @LeftOutIfNone List<Tie> ties) {

  /** The victory points of one player (S5.1). */
  record ScoreRow(
      int rank,
      Civilization seat,
      int points,
      int cities,
      int advances,
      int ast,
      int lateIronAge) {}

  /**
   * Two players with as many points.
   *
   * @param by what decides between them
   * @param has what the one ahead has of it
   * @param against what the one behind has of it
   */
  record Tie(
      Civilization ahead, Civilization behind, TieBreaker by, int has, int against, String rule) {

    static Tie between(Civilization ahead, Civilization behind, World world) {
      var by = TieBreaker.between(ahead, behind, world);
      return new Tie(ahead, behind, by, by.of(ahead, world), by.of(behind, world), "S5.4");
    }

    @Override
    public String toString() {
      return "ahead of %s by %s, %d to %d (%s)"
          .formatted(behind.id(), Vocabulary.word(by).replace('-', ' '), has, against, rule);
    }
  }

  static Result of(World world) {
    var ranking = Score.ranking(world);
    var rows = new ArrayList<ScoreRow>();
    var ties = new ArrayList<Tie>();
    for (int i = 0; i < ranking.size(); i++) {
      var score = ranking.get(i);
      rows.add(row(i + 1, score));
      if (i > 0 && score.total() == ranking.get(i - 1).total()) {
        ties.add(Tie.between(ranking.get(i - 1).seat(), score.seat(), world));
      }
    }
    return new Result(rows, ties);
  }

  private static ScoreRow row(int rank, Score score) {
    return new ScoreRow(
        rank,
        score.seat(),
        score.total(),
        score.cities(),
        score.advances(),
        score.ast(),
        score.lateIronAge());
  }

  /** Who wins, and with a tie why. */
  String sentence() {
    var winner = scores.getFirst();
    var tied =
        ties.stream()
            .filter(tie -> tie.ahead() == winner.seat())
            .map(tie -> ", " + tie)
            .findFirst()
            .orElse("");
    return "%s wins with %d %s%s"
        .formatted(
            winner.seat().id(), winner.points(), winner.points() == 1 ? "point" : "points", tied);
  }
}
