package ecumene.bench;

import java.util.Collection;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.Main;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/** Runs all benchmarks and compares them with each other and with what we want. */
public final class Bench {
  private static final String DRAFT = "at most 1000";

  private Bench() {}

  /** With other arguments, JMH does with them what it always does. */
  public static void main(String[] args) throws Exception {
    if (args.length > 0) {
      switch (args[0]) {
        case "acknowledgements" -> ServeOptions.run(TurnsBench.class);
        case "pushes" -> ServeOptions.run(PushBench.class);
        default -> Main.main(args);
      }
    } else {
      report(run());
      System.out.println();
      BestPurchaseBench.report();
      System.out.println();
      GamesBench.report();
      System.out.println();
      StoreBench.report();
      System.out.println();
      ServeOptions.run(LoadBench.class);
      System.out.println();
      ServeOptions.run(TurnsBench.class);
      System.out.println();
      FloodLoad.report();
    }
  }

  private static Collection<RunResult> run() throws RunnerException {
    var options =
        new OptionsBuilder()
            .mode(Mode.AverageTime)
            .timeUnit(TimeUnit.NANOSECONDS)
            .forks(2)
            .warmupIterations(6)
            .warmupTime(TimeValue.seconds(1))
            .measurementIterations(20)
            .measurementTime(TimeValue.milliseconds(300))
            .addProfiler(CpuTime.class)
            .build();
    return new Runner(options).run();
  }

  private static void report(Collection<RunResult> results) {
    double copy = cpu("WorldBenchmark.copy", results);
    double clone = cpu("WorldBenchmark.cloneArrays", results);
    double famine = cpu("FamineBenchmark.famine", results);
    System.out.println();
    System.out.println("CPU time of the best iteration, the collector's included   wanted");
    line("cloning the arrays of an 18-seat world", clone / 1000, "µs", "");
    line("copying an 18-seat world", copy / 1000, "µs", "");
    line("  its speed, where that of cloning is 1", clone / copy, "", "at least 0.5");
    line("one Famine on a copied world", famine / 1000, "µs", "");
    line("  without the copy", (famine - copy) / 1000, "µs", "at most 10");
    line("  without the copy, in copies", (famine - copy) / copy, "", "");
    line("where a token can march", cpu("DraftBenchmark.marches", results) / 1000, "µs", DRAFT);
    line("where a ship can sail", cpu("DraftBenchmark.harbours", results) / 1000, "µs", DRAFT);
    line("where a ship can take it", cpu("DraftBenchmark.landings", results) / 1000, "µs", DRAFT);
  }

  private static void line(String what, double figure, String unit, String wanted) {
    System.out.printf(Locale.ROOT, "  %-40s %8.2f %-3s %s%n", what, figure, unit, wanted);
  }

  private static double cpu(String benchmark, Collection<RunResult> results) {
    for (var result : results) {
      if (result.getParams().getBenchmark().endsWith("." + benchmark)) {
        return Objects.requireNonNull(result.getSecondaryResults().get(CpuTime.LABEL)).getScore();
      }
    }
    throw new IllegalStateException("there is no benchmark " + benchmark);
  }
}
