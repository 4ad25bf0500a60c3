package ecumene.bots.tune;

import ecumene.bots.BotDice;
import ecumene.bots.house.HouseBot;
import ecumene.bots.house.Version;
import ecumene.bots.simulation.Match;
import ecumene.bots.simulation.Mean;
import ecumene.bots.simulation.Share;
import ecumene.bots.simulation.Simulation;
import ecumene.bots.simulation.Simulation.Result.Broken;
import ecumene.bots.simulation.Simulation.Result.Ended;
import ecumene.facts.Civilization;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * One seat plays a version, all others play versions of a pool; from game to game the seat is
 * another.
 *
 * @param seed of the first game
 */
public record Challenge(Version version, List<Version> pool, TableKind kind, long seed) {

  /**
   * How it ended.
   *
   * @param wins games that the one seat won
   * @param even the share that it would win if all were equally good
   * @param ahead of the mean of the others, in points
   */
  public record Verdict(TableKind kind, Share wins, double even, Mean ahead) {
    /** How many times the even share was won. */
    public double times() {
      return wins.value() / even;
    }

    @Override
    public String toString() {
      return String.format(
          Locale.ROOT,
          "%-26s wins %s of %d, %.1f times the even share; ahead by %s",
          kind,
          wins,
          wins.of(),
          times(),
          ahead);
    }
  }

  /** Plays so many games. */
  public Verdict run(int games, int threads, Runnable progress) {
    var ahead = new ArrayList<Double>();
    var won = new ArrayList<Boolean>();
    Simulation.run(
        games,
        threads,
        this::match,
        result -> {
          switch (result) {
            case Ended(var match, var played) -> {
              var seat = seat(match.seed() - seed);
              ahead.add(Outcome.of(played).get(seat));
              won.add(played.winner().seat() == seat);
            }
            case Broken(var match, var cause) ->
                throw new IllegalStateException("the game of seed " + match.seed(), cause);
          }
          progress.run();
        });
    int wins = (int) won.stream().filter(one -> one).count();
    return new Verdict(kind, new Share(wins, games), 1.0 / kind.setup().players(), Mean.of(ahead));
  }

  private Civilization seat(long number) {
    var seats = kind.setup().seats().list();
    return seats.get((int) (number % seats.size()));
  }

  private Match match(long number) {
    var own = seat(number);
    var dice = BotDice.of(seed + number, -1);
    return new Match(
        kind.setup(),
        kind.terms(),
        seed + number,
        (seat, chance) -> {
          var others = dice.one(pool);
          return new HouseBot(
              (seat == own ? version : others).figures(), BotDice.of(chance, seat.index()));
        });
  }
}
