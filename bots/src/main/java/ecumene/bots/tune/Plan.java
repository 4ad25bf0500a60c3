package ecumene.bots.tune;

import ecumene.bots.house.Version;
import java.util.List;

/**
 * How a campaign goes. The same plan gives the same figures.
 *
 * @param start where it begins
 * @param pool who plays besides
 * @param rounds of screening
 * @param games in each round
 * @param span how far figures are moved in the first round, as a part of their range
 * @param refined how many figures are refined; 0: none
 * @param trials how many sets of figures are tried for that
 * @param trialGames in each of which so many games are played
 * @param judged games at the end, for each kind of table
 */
public record Plan(
    Version start,
    List<Version> pool,
    int rounds,
    int games,
    double span,
    int refined,
    int trials,
    int trialGames,
    int judged,
    long seed) {

  /** From round to round figures are moved less far. */
  private static final double NARROWER = 0.88;

  /** Seeds of different parts of a campaign never meet. */
  private static final long APART = 1_000_000_000L;

  public Plan {
    pool = List.copyOf(pool);
  }

  double span(int round) {
    return span * Math.pow(NARROWER, round);
  }

  long screeningSeed(int round) {
    return seed * 10 * APART + (long) round * games;
  }

  long refiningSeed() {
    return (seed * 10 + 1) * APART;
  }

  /** Of the first game of the judgement. */
  public long judgingSeed() {
    return (seed * 10 + 2) * APART;
  }

  /** What a round of screening depends on: rounds may be added later. */
  String screening() {
    return "start %s, pool %s, rounds of %d games, span %s, seed %d"
        .formatted(
            start.name(),
            String.join(" ", pool.stream().map(Version::name).toList()),
            games,
            span,
            seed);
  }

  /** What a trial depends on besides. */
  String refining() {
    return "%d rounds, %d figures refined in %d trials of %d games"
        .formatted(rounds, refined, trials, trialGames);
  }

  @Override
  public String toString() {
    return screening() + "; " + refining();
  }
}
