package ecumene.bench;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.server.store.Store;
import ecumene.server.store.kind.Stores;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.slf4j.LoggerFactory;

/**
 * How long an acknowledgement takes at 1,000 replies a second at 200 tables, second by second in
 * turn with raw appends that come at the same times to the same store. So what the disk and other
 * programs do counts for both.
 *
 * <p>{@code ./ecumene bench acknowledgements}
 */
public final class TurnsBench {
  private static final int TURNS = 60;
  private static final double PER_SECOND = 1_000;
  private static final long SECOND = TimeUnit.SECONDS.toNanos(1);
  private static final int WARM_UP_TURNS = 10;
  private static final int LONGEST = 2_000;
  private static final double MOST = 5;

  private TurnsBench() {}

  public static void main(String[] args) throws Exception {
    ((Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME)).setLevel(Level.WARN);
    System.out.printf(
        Locale.ROOT,
        "Acknowledgements, %d seconds of replies in turn with %d of raw appends%n",
        TURNS,
        TURNS);
    var game = Recorded.of(Setup.of(5, Side.WEST), LONGEST);
    sqlite(game);
    postgres(game);
  }

  private static void sqlite(Recorded game) throws IOException, SQLException {
    var directory = Files.createTempDirectory("turns-bench");
    var beside = directory.resolve("raw");
    Stores.open(beside).close(); // makes the tables
    try (var store = Stores.open(directory);
        var connection = sqlite(beside)) {
      measure(new Both("SQLite", store, connection, "PRAGMA wal_checkpoint(RESTART)"), game);
    } finally {
      LoadBench.delete(directory);
    }
  }

  /** To a file beside that of the store, which nobody else can write. */
  private static Connection sqlite(Path directory) throws SQLException {
    var connection = DriverManager.getConnection("jdbc:sqlite:" + directory.resolve("ecumene.db"));
    try (var settings = connection.createStatement()) {
      settings.execute("PRAGMA journal_mode = WAL");
      settings.execute("PRAGMA synchronous = FULL");
      settings.execute("PRAGMA wal_autocheckpoint = 0"); // between the turns instead
    }
    return connection;
  }

  private static void postgres(Recorded game) throws IOException, SQLException {
    try (var server =
        EmbeddedPostgres.builder().setServerConfig("synchronous_commit", "on").start()) {
      var url = server.getJdbcUrl("postgres", "postgres");
      try (var store = Stores.open(url);
          var connection = DriverManager.getConnection(url)) {
        measure(new Both("PostgreSQL", store, connection, "SELECT 1"), game);
      }
    }
  }

  /**
   * What is measured in turn.
   *
   * @param tidy what the raw connection does after its turn, unmeasured
   */
  private record Both(String name, Store store, Connection raw, String tidy) {

    Turn turn(int seed, TableLoad tables) throws SQLException {
      var replies = tables.paced(times(seed));
      raw.setAutoCommit(false);
      var turn = new Turn(replies, RawLoad.paced(raw, times(seed)));
      raw.setAutoCommit(true);
      try (var statement = raw.createStatement()) {
        statement.execute(tidy);
      }
      return turn;
    }
  }

  private static void measure(Both both, Recorded game) throws SQLException {
    try (var tables = new TableLoad(both.store, game)) {
      tables.warmUp();
      for (int n = 0; n < WARM_UP_TURNS; n++) {
        both.turn(n, tables);
      }
      double loadBefore = load();
      var turns = new ArrayList<Turn>();
      for (int n = 0; n < TURNS; n++) {
        turns.add(both.turn(WARM_UP_TURNS + n, tables));
      }
      System.out.printf(
          Locale.ROOT, "%s, load average %.1f before, %.1f after%n", both.name, loadBefore, load());
      print(turns);
    }
  }

  private static double load() {
    return ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
  }

  /** Times in nanoseconds of one second of replies and the next of raw appends, in order. */
  private record Turn(List<Long> replies, List<Long> raw) {

    double ratio() {
      return at(replies, 0.99) / at(raw, 0.99);
    }
  }

  private static List<Long> times(int seed) {
    var times = new ArrayList<Long>();
    for (var pace = new Pace(new SplittableRandom(seed), PER_SECOND);
        pace.elapsed() < SECOND;
        pace.step()) {
      times.add(pace.elapsed());
    }
    return times;
  }

  private static double at(List<Long> times, double share) {
    var sorted = times.stream().sorted().toList();
    return sorted.get((int) (sorted.size() * share)) / 1e3;
  }

  private static void print(List<Turn> turns) {
    figures("replies", turns.stream().map(Turn::replies));
    figures("raw appends", turns.stream().map(Turn::raw));
    var replies = turns.stream().flatMap(it -> it.replies.stream()).toList();
    var raw = turns.stream().flatMap(it -> it.raw.stream()).toList();
    LoadBench.ratio("p99 of all, relative to raw", at(replies, 0.99) / at(raw, 0.99), "at most 5");
    var ratios = turns.stream().mapToDouble(Turn::ratio).sorted().toArray();
    for (int share : new int[] {10, 50, 90}) {
      LoadBench.ratio(
          "ratio of the p99 of a second, p" + share, ratios[ratios.length * share / 100], "");
    }
    LoadBench.ratio("highest", ratios[ratios.length - 1], "");
    long within = turns.stream().filter(turn -> turn.ratio() <= MOST).count();
    LoadBench.ratio("share of seconds within 5", (double) within / turns.size(), "");
  }

  private static void figures(String what, Stream<List<Long>> seconds) {
    var all = seconds.flatMap(List::stream).toList();
    System.out.printf(
        Locale.ROOT,
        "  %-34s %8d  p50 %6.0f µs  p99 %6.0f µs%n",
        what,
        all.size(),
        at(all, 0.5),
        at(all, 0.99));
  }
}
