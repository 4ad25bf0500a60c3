package ecumene.bench.chaos;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ecumene.server.work.Carriers;
import java.util.Locale;
import org.slf4j.LoggerFactory;

/** {@code ./ecumene chaos}: docs/testing.md says what it does. */
public final class Chaos {
  private static final int BROKEN = 1;
  private static final int MISUSED = 2;

  private Chaos() {}

  public static void main(String[] args) throws Exception {
    System.exit(run(args));
  }

  private static int run(String... args) throws Exception {
    Options options;
    try {
      options = Options.of(args);
    } catch (IllegalArgumentException unread) {
      System.err.println(unread.getMessage());
      System.err.println(Options.USAGE);
      return MISUSED;
    }
    Carriers.provide();
    // What fails on purpose is logged as what fails.
    ((Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME)).setLevel(Level.OFF);
    ((Logger) LoggerFactory.getLogger("ecumene")).setLevel(Level.OFF);
    System.out.println("seed " + options.seed());
    long begin = System.nanoTime();
    var tally = Campaign.run(options);
    tally.print(System.out);
    System.out.printf(Locale.ROOT, "in %.0f s%n", (System.nanoTime() - begin) / 1e9);
    return tally.violations().isEmpty() ? 0 : BROKEN;
  }
}
