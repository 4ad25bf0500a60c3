package ecumene.bots.simulation;

import ecumene.facts.Advances;
import ecumene.facts.CalamityCard;
import ecumene.game.Score;
import java.util.EnumSet;
import java.util.List;

/**
 * What became of a game.
 *
 * @param ranking the winner first
 * @param turns what stood at the end of each
 * @param bought the advances that somebody bought
 * @param struck the calamities that struck somebody
 */
public record Played(
    long seed,
    int replies,
    List<Score> ranking,
    List<Turn> turns,
    Advances bought,
    EnumSet<CalamityCard> struck) {

  public Played {
    ranking = List.copyOf(ranking);
    turns = List.copyOf(turns);
  }

  /**
   * The end of a turn.
   *
   * @param cities of each seat, in A.S.T. ranking
   * @param scores likewise
   * @param trades how many exchanges there were
   */
  public record Turn(List<Integer> cities, List<Integer> scores, int trades) {
    public Turn {
      cities = List.copyOf(cities);
      scores = List.copyOf(scores);
    }
  }

  public Score winner() {
    return ranking.getFirst();
  }
}
