package ecumene.app.simulation;

import ecumene.bots.Lineup;
import ecumene.bots.kind.BotKind;
import ecumene.bots.process.ProcessBot;
import ecumene.bots.simulation.Match;
import ecumene.bots.simulation.Plot;
import ecumene.bots.simulation.Simulation;
import ecumene.bots.simulation.Simulation.Result;
import ecumene.bots.simulation.Simulation.Result.Broken;
import ecumene.bots.simulation.Simulation.Result.Ended;
import ecumene.bots.simulation.SimulationReport;
import ecumene.bots.simulation.Tells;
import ecumene.facts.Setup;
import ecumene.wire.Wire;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Plays many games among bots. */
@Command(
    name = "simulate",
    description = "Play games among bots, and say what they look like.",
    mixinStandardHelpOptions = true,
    exitCodeListHeading = "Exit status:%n",
    exitCodeList = {" 0:all games came to their end", " 1:some broke, and were saved"})
public final class SimulateCommand implements Callable<Integer> {
  /** So many rules of thumb are listed. */
  private static final int SHOWN = 12;

  @Spec private CommandSpec spec = CommandSpec.create();
  @Mixin private GameOptions table = new GameOptions();

  @Option(names = "--games", paramLabel = "N", description = "How many; ${DEFAULT-VALUE}.")
  private int games = 100;

  @Option(
      names = "--bot",
      paramLabel = "BOT",
      description = "Who plays: ${COMPLETION-CANDIDATES}; ${DEFAULT-VALUE}.")
  private BotKind bot = BotKind.HOUSE;

  @Option(
      names = "--program",
      paramLabel = "COMMAND",
      description = "A program that plays the first seat; see docs/bots.md.")
  private @Nullable String program;

  @Option(
      names = "--limit",
      paramLabel = "MS",
      description = "The time a program has for an answer; ${DEFAULT-VALUE}.")
  private int limit = 2000;

  @Option(names = "--seed", paramLabel = "N", description = "Of the first game; ${DEFAULT-VALUE}.")
  private long seed = 1;

  @Option(names = "--threads", paramLabel = "N", description = "At once; ${DEFAULT-VALUE}.")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(names = "--json", description = "A line of JSON for every game instead of the progress.")
  private boolean json;

  @Option(
      names = "--report",
      paramLabel = "FILE",
      description = "Draw cities, scores and stock over the turns into this SVG file.")
  private @Nullable Path report;

  @Option(
      names = "--tells",
      description =
          "Say what offers and acceptances give away of the calamities that come with them.")
  private boolean tells;

  @Option(
      names = "--broken",
      paramLabel = "DIR",
      description = "Where games that break are saved; ${DEFAULT-VALUE}.")
  private Path broken = Path.of(".");

  private int brokenGames;

  @Override
  public Integer call() {
    var setup = table.setup(spec.commandLine());
    var shape = new SimulationReport(setup);
    var terms = table.terms();
    var told = new Tells();
    var progress = new Progress(games, json ? null : System.console());
    Simulation.run(
        games,
        threads,
        number -> new Match(setup, terms, seed + number, lineup(setup)),
        world -> tells ? told.listener(world) : event -> {},
        result -> {
          take(result, shape);
          progress.step();
        });
    progress.end();
    var err = spec.commandLine().getErr();
    var out = json ? err : spec.commandLine().getOut();
    if (brokenGames < games) {
      shape.lines().forEach(out::println);
      draw(shape, setup + ", " + games + " games");
    }
    if (tells) {
      for (var deed : Tells.Deed.values()) {
        var all = told.all(deed);
        out.printf("%ss with a calamity: %s of %d; what tells most:%n", deed, all, all.of());
        told.findings(deed).stream().limit(SHOWN).forEach(out::println);
      }
    }
    return brokenGames == 0 ? 0 : 1;
  }

  private Lineup lineup(Setup setup) {
    if (program == null) {
      return bot;
    }
    var command = List.of(program.split(" ", -1));
    var err = spec.commandLine().getErr();
    return (seat, chance) ->
        seat == setup.seats().first()
            ? ProcessBot.start(
                command, Duration.ofMillis(limit), BotKind.HOUSE.bot(seat, chance), err::println)
            : bot.bot(seat, chance);
  }

  private void take(Result result, SimulationReport shape) {
    switch (result) {
      case Ended ended -> {
        shape.add(ended.played());
        if (json) {
          spec.commandLine().getOut().println(Wire.JSON.writeValueAsString(ended.played()));
        }
      }
      case Broken game -> {
        brokenGames++;
        spec.commandLine().getErr().println(BrokenGame.save(game, broken));
      }
    }
  }

  private void draw(SimulationReport shape, String title) {
    if (report != null) {
      try {
        Files.writeString(report, Plot.of(shape, title));
      } catch (IOException failed) {
        throw new UncheckedIOException(failed);
      }
    }
  }
}
