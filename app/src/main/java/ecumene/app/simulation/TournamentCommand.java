package ecumene.app.simulation;

import ecumene.bots.kind.BotKind;
import ecumene.bots.simulation.Simulation;
import ecumene.bots.simulation.Simulation.Result.Broken;
import ecumene.bots.simulation.Simulation.Result.Ended;
import ecumene.bots.simulation.Tournament;
import ecumene.bots.simulation.Tournament.Seating;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicLong;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Lets two kinds of bots play against each other. */
@Command(
    name = "tournament",
    description = {
      "Find out which of two kinds of bots is stronger.",
      "They sit in alternate seats, and change them in a second game of the same seed, or the first"
          + " is alone",
      "among the second. Intervals hold in 95 of 100 cases."
    },
    mixinStandardHelpOptions = true)
public final class TournamentCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();
  @Mixin private GameOptions table = new GameOptions();

  @Parameters(index = "0", paramLabel = "BOT", description = "One of: ${COMPLETION-CANDIDATES}.")
  private BotKind first = BotKind.HOUSE;

  @Parameters(index = "1", paramLabel = "BOT", description = "The other.")
  private BotKind second = BotKind.RANDOM;

  @Option(names = "--alone", description = "One seat is the first's, from game to game another.")
  private boolean alone;

  @Option(names = "--pairs", paramLabel = "N", description = "Of games; ${DEFAULT-VALUE}.")
  private int pairs = 50;

  @Option(names = "--seed", paramLabel = "N", description = "Of the first pair; ${DEFAULT-VALUE}.")
  private long seed = 1;

  @Option(names = "--threads", paramLabel = "N", description = "At once; ${DEFAULT-VALUE}.")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Override
  public Integer call() {
    var setup = table.setup(spec.commandLine());
    var tournament =
        new Tournament(
            alone ? Seating.ALONE : Seating.ALTERNATE, setup, table.terms(), seed, first, second);
    var progress = new Progress(2 * pairs, System.console());
    var number = new AtomicLong();
    Simulation.run(
        2L * pairs,
        threads,
        tournament::match,
        result -> {
          switch (result) {
            case Ended ended -> tournament.add(number.getAndIncrement(), ended.played());
            case Broken broken -> throw new IllegalStateException(broken.cause());
          }
          progress.step();
        });
    progress.end();
    var out = spec.commandLine().getOut();
    out.printf("%s, %d pairs of games%n", setup, pairs);
    for (var standing : tournament.standings()) {
      out.printf(
          Locale.ROOT,
          "%-8s wins %s where even is %.1f %%; mean score %s; mean place %s%n",
          standing.name(),
          standing.wins(),
          100 * standing.even(),
          standing.score(),
          standing.place());
    }
    return 0;
  }
}
