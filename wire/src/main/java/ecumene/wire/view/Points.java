package ecumene.wire.view;

import ecumene.game.Score;

/** Victory points, part by part, and their sum (S5). */
public record Points(int cities, int advances, int ast, int lateIronAge, int total) {

  public static Points of(Score score) {
    return new Points(
        score.cities(), score.advances(), score.ast(), score.lateIronAge(), score.total());
  }
}
