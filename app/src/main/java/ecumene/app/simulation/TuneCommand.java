package ecumene.app.simulation;

import ecumene.bots.house.Version;
import ecumene.bots.tune.Challenge;
import ecumene.bots.tune.Challenge.Verdict;
import ecumene.bots.tune.Plan;
import ecumene.bots.tune.TableKind;
import ecumene.bots.tune.TuneReport;
import ecumene.bots.tune.Tuning;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Finds better figures for house players. */
@Command(
    name = "tune",
    description = {
      "Find better figures for house players, by playing.",
      "A screening moves all figures at once, round after round; a refinement follows for those"
          + " that count most.",
      "What is done is kept, so that a campaign that was stopped goes on where it was. The same"
          + " options give",
      "the same figures."
    },
    mixinStandardHelpOptions = true)
public final class TuneCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--name",
      paramLabel = "NAME",
      description = "Of what is found; ${DEFAULT-VALUE}.")
  private String name = "tuned";

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "Where the campaign is kept, and what it finds; ${DEFAULT-VALUE}.")
  private Path folder = Path.of("tuning");

  @Option(
      names = "--start",
      paramLabel = "VERSION",
      description = "Where it begins: a released version, or a file; ${DEFAULT-VALUE}.")
  private String start = "easy";

  @Option(
      names = "--pool",
      paramLabel = "VERSION",
      split = ",",
      description = "Who plays besides; ${DEFAULT-VALUE}.")
  private List<String> pool = List.of("easy", "trader", "builder", "warrior");

  @Option(names = "--rounds", paramLabel = "N", description = "Of screening; ${DEFAULT-VALUE}.")
  private int rounds = 8;

  @Option(names = "--games", paramLabel = "N", description = "In each round; ${DEFAULT-VALUE}.")
  private int games = 1200;

  @Option(
      names = "--span",
      paramLabel = "PART",
      description =
          "How far figures are moved at first, as a part of their range; ${DEFAULT-VALUE}.")
  private double span = 0.2;

  @Option(
      names = "--refine",
      paramLabel = "N",
      description = "How many figures are refined; ${DEFAULT-VALUE}.")
  private int refined = 15;

  @Option(
      names = "--trials",
      paramLabel = "N",
      description = "How many sets of figures are tried for that; ${DEFAULT-VALUE}.")
  private int trials = 120;

  @Option(
      names = "--trial-games",
      paramLabel = "N",
      description = "In each trial; ${DEFAULT-VALUE}.")
  private int trialGames = 48;

  @Option(
      names = "--judge",
      paramLabel = "N",
      description = "Games at the end, for each kind of table; ${DEFAULT-VALUE}.")
  private int judged = 100;

  @Option(names = "--seed", paramLabel = "N", description = "Of the campaign; ${DEFAULT-VALUE}.")
  private long seed = 1;

  @Option(names = "--threads", paramLabel = "N", description = "At once; ${DEFAULT-VALUE}.")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Override
  public Integer call() throws IOException {
    var versions = Versions.all(pool, spec.commandLine());
    var plan =
        new Plan(
            Versions.of(start, spec.commandLine()),
            versions,
            rounds,
            games,
            span,
            refined,
            trials,
            trialGames,
            judged,
            seed);
    var err = spec.commandLine().getErr();
    var status = new StatusLine(System.console());
    var found = new Tuning(plan, folder, threads, status::show).run(name);
    var verdicts = judge(found.version(), versions, plan, status);
    status.end();
    Files.writeString(folder.resolve(name + ".csv"), found.version().csv());
    var report = new TuneReport(plan, found, verdicts);
    Files.writeString(folder.resolve(name + ".md"), report.text());
    Files.writeString(folder.resolve(name + ".svg"), report.plot());
    verdicts.forEach(spec.commandLine().getOut()::println);
    err.println("the figures are in " + folder.resolve(name + ".csv"));
    return 0;
  }

  private List<Verdict> judge(
      Version version, List<Version> against, Plan plan, StatusLine status) {
    var verdicts = new ArrayList<Verdict>();
    for (var kind : TableKind.ALL) {
      var done = new int[1];
      var challenge = new Challenge(version, against, kind, plan.judgingSeed());
      verdicts.add(
          challenge.run(
              plan.judged(),
              threads,
              () -> status.show("judging at " + kind, ++done[0], plan.judged())));
    }
    return verdicts;
  }
}
