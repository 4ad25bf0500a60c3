package ecumene.bench.chaos;

import static java.util.Objects.requireNonNull;

import ecumene.bench.Recorded;
import ecumene.bench.chaos.Options.StoreKind;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;

/** Trials one after the other and a few at a time; each has a seed, and can be run again by it. */
final class Campaign {
  private static final int LONGEST = 1_500;

  /** A start is remembered if it is wanted more often. */
  private static final int FEW = 10;

  /** Enough to be looked at. */
  private static final int MOST_VIOLATIONS = 10;

  private static final Duration LONGEST_TRIAL = Duration.ofMinutes(5);

  private final Options options;
  private final Tally tally = new Tally();
  private final Recorded game = Recorded.of(Setup.of(5, Side.WEST), LONGEST);
  private final long end;

  private Campaign(Options options) {
    this.options = options;
    end = System.nanoTime() + options.most().toNanos();
  }

  static Tally run(Options options) throws IOException, SQLException, InterruptedException {
    var campaign = new Campaign(options);
    try (var scratch = Scratch.make()) {
      campaign.kill(scratch);
      campaign.simulate(scratch);
    }
    return campaign.tally;
  }

  private boolean hasTime() {
    return System.nanoTime() - end < 0;
  }

  private boolean goesOn() {
    return hasTime() && tally.violations().size() < MOST_VIOLATIONS;
  }

  /** One of many; its number is added to the seed. */
  private interface Trial {
    void run(int number) throws Exception;
  }

  private interface More {
    boolean isWanted(int number);
  }

  private void kill(Scratch scratch) throws IOException, SQLException, InterruptedException {
    if (options.runs() == 0) {
      return;
    }
    var cache = scratch.directory().resolve("server.aot");
    if (options.runs() > FEW) {
      try (var training = Scratch.in(scratch.directory())) {
        KillableServer.remember(training.directory(), cache);
      }
    }
    if (options.store() == StoreKind.POSTGRES) {
      try (var server = EmbeddedPostgres.start()) {
        kill(number -> new Place(fresh(server, number)), cache);
      }
    } else {
      kill(number -> new Place(scratch.directory().resolve("kills" + number).toString()), cache);
    }
  }

  private static String fresh(EmbeddedPostgres server, int number) throws SQLException {
    try (var connection = server.getPostgresDatabase().getConnection();
        var create = connection.createStatement()) {
      create.execute("CREATE DATABASE chaos" + number);
    }
    return "postgres://postgres@localhost:" + server.getPort() + "/chaos" + number;
  }

  private interface Places {
    Place of(int number) throws SQLException;
  }

  private void kill(Places places, Path cache) throws InterruptedException {
    inTurn(
        number -> number * KillTrial.KILLS < options.runs(),
        "--runs %d --faults 0 --store %s".formatted(KillTrial.KILLS, options.store().word()),
        number -> {
          int kills = Math.min(KillTrial.KILLS, options.runs() - number * KillTrial.KILLS);
          new KillTrial(options.seed() + number, places.of(number), cache, game, tally)
              .run(kills, this::hasTime);
        });
  }

  private void simulate(Scratch scratch) throws InterruptedException {
    inTurn(
        _ -> tally.simulated() < options.faults(),
        "--runs 0 --faults 1",
        number -> {
          try (var own = Scratch.in(scratch.directory())) {
            new FaultTrial(options.seed() + number, own.directory(), game, tally).run();
          }
        });
  }

  private void inTurn(More more, String again, Trial trial) throws InterruptedException {
    var next = new AtomicInteger();
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int n = 0; n < Runtime.getRuntime().availableProcessors(); n++) {
        threads.execute(
            () -> {
              for (int number = next.getAndIncrement();
                  more.isWanted(number) && goesOn();
                  number = next.getAndIncrement()) {
                run(trial, number, again);
              }
            });
      }
    }
  }

  private void run(Trial trial, int number, String again) {
    var replay = "./ecumene chaos --seed %d %s".formatted(options.seed() + number, again);
    var task =
        new FutureTask<Boolean>(
            () -> {
              trial.run(number);
              return true;
            });
    var thread = Thread.ofPlatform().daemon().name("trial " + number).start(task);
    try {
      task.get(LONGEST_TRIAL.toSeconds(), TimeUnit.SECONDS);
    } catch (ExecutionException broken) {
      tally.broken(trace(requireNonNull(broken.getCause())), replay);
    } catch (TimeoutException hanging) {
      tally.broken("a trial that does not end: " + Arrays.asList(thread.getStackTrace()), replay);
      thread.interrupt();
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  /** Of what nobody expects, where it comes from. */
  private static String trace(Throwable broken) {
    if (broken instanceof Violation && broken.getCause() == null) {
      return String.valueOf(broken.getMessage());
    }
    var trace = new StringWriter();
    broken.printStackTrace(new PrintWriter(trace));
    return trace.toString();
  }
}
