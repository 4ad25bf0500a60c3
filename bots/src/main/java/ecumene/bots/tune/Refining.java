package ecumene.bots.tune;

import ecumene.bots.BotDice;
import ecumene.bots.house.HouseBot;
import ecumene.bots.house.Version;
import ecumene.bots.simulation.Match;
import ecumene.bots.simulation.Simulation;
import ecumene.bots.simulation.Simulation.Result.Broken;
import ecumene.bots.simulation.Simulation.Result.Ended;
import ecumene.facts.Civilization;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import org.hipparchus.optim.InitialGuess;
import org.hipparchus.optim.MaxEval;
import org.hipparchus.optim.SimpleBounds;
import org.hipparchus.optim.nonlinear.scalar.GoalType;
import org.hipparchus.optim.nonlinear.scalar.ObjectiveFunction;
import org.hipparchus.optim.nonlinear.scalar.noderiv.CMAESOptimizer;
import org.hipparchus.random.Well19937c;

/**
 * A few figures refined by CMA-ES. A set of figures is judged by how far seats that play it are
 * ahead of those that play versions of the pool. All sets of a generation play the same games.
 *
 * @param start where it begins
 * @param moved which figures, and how far to begin with
 */
record Refining(Version start, List<Effect> moved, List<Version> pool, Plan plan) {
  private static final int GENERATION = 12;
  private static final double SIGMA = 0.5;

  /** Figures are moved at most twice as far as the screening moved them. */
  private static final double EDGE = 2;

  private static final int OF_THREE = 3;

  /** How well a set does: the number of the trial, and the set. */
  interface Trial {
    double judge(int number, Version version);
  }

  /** The figures in the middle of the last generation. */
  Version run(Trial trial) {
    int count = moved.size();
    double[] edge = new double[count];
    Arrays.fill(edge, EDGE);
    double[] sigma = new double[count];
    Arrays.fill(sigma, SIGMA);
    double[] lower = new double[count];
    Arrays.fill(lower, -EDGE);
    var number = new int[1];
    var optimizer =
        new CMAESOptimizer(
            Math.max(1, plan.trials() / GENERATION),
            Double.POSITIVE_INFINITY,
            true,
            0,
            0,
            new Well19937c(plan.seed()),
            false,
            (iteration, previous, current) -> false);
    var best =
        optimizer.optimize(
            new MaxEval(plan.trials() + GENERATION),
            new ObjectiveFunction(point -> trial.judge(number[0]++, version(point))),
            GoalType.MAXIMIZE,
            new InitialGuess(new double[count]),
            new SimpleBounds(lower, edge),
            new CMAESOptimizer.Sigma(sigma),
            new CMAESOptimizer.PopulationSize(GENERATION));
    return version(best.getPoint());
  }

  /** A point has 1 where a figure is as high as the screening drew it, and −1 where as low. */
  private Version version(double[] point) {
    var values = new HashMap<String, Double>();
    for (int i = 0; i < point.length; i++) {
      var effect = moved.get(i);
      double width = (effect.high() - effect.low()) / 2;
      var figure = effect.figure();
      values.put(figure.name(), figure.within(start.value(figure) + width * point[i]));
    }
    return start.with("refined", values);
  }

  /** Plays the games of a trial. */
  double play(int number, Version version, int threads, Runnable progress) {
    long first = plan.refiningSeed() + (long) (number / GENERATION) * plan.trialGames();
    double[] sums = new double[2];
    Simulation.run(
        plan.trialGames(),
        threads,
        game -> match(first + game, game, version),
        result -> {
          switch (result) {
            case Ended(var match, var played) ->
                Outcome.of(played)
                    .forEach(
                        (seat, ahead) -> {
                          if (plays(match.seed(), seat)) {
                            sums[0] += ahead;
                            sums[1]++;
                          }
                        });
            case Broken(var match, var cause) ->
                throw new IllegalStateException("the game of seed " + match.seed(), cause);
          }
          progress.run();
        });
    return sums[0] / sums[1];
  }

  /** Every third seat plays the set, in each game others. */
  private static boolean plays(long game, Civilization seat) {
    return Math.floorMod(seat.index() + game, (long) OF_THREE) == 0;
  }

  private Match match(long seed, long game, Version version) {
    var kind = TableKind.of(game);
    var dice = BotDice.of(seed, -1);
    var own = version.figures();
    return new Match(
        kind.setup(),
        kind.terms(),
        seed,
        (seat, chance) -> {
          var other = dice.one(pool);
          var figures = plays(seed, seat) ? own : other.figures();
          return new HouseBot(figures, BotDice.of(chance, seat.index()));
        });
  }
}
