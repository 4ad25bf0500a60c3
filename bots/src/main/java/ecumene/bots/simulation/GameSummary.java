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
public record GameSummary(
    long seed,
    int replies,
    List<Score> ranking,
    List<Turn> turns,
    Advances bought,
    EnumSet<CalamityCard> struck) {

  public GameSummary {
    ranking = List.copyOf(ranking);
    turns = List.copyOf(turns);
  }

  /**
   * The end of a turn.
   *
   * @param cities of each seat, in A.S.T. ranking
   * @param scores likewise
   * @param stock tokens in stock, likewise
   * @param offers how many offers there were
   * @param trades how many exchanges there were
   * @param attacks how often a player attacked a city of another
   */
  public record Turn(
      List<Integer> cities,
      List<Integer> scores,
      List<Integer> stock,
      int offers,
      int trades,
      int attacks) {
    public Turn {
      cities = List.copyOf(cities);
      scores = List.copyOf(scores);
      stock = List.copyOf(stock);
    }
  }

  public Score winner() {
    return ranking.getFirst();
  }
}
