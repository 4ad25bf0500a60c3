package ecumene.bench;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ecumene.bench.StoreBench.Figures;
import ecumene.bench.TableLoad.Load;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.server.store.Store;
import ecumene.server.store.kind.Stores;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.ToDoubleFunction;
import org.slf4j.LoggerFactory;

/**
 * What the server can take: replies at 200 tables at once against what one connection can write,
 * what a reply costs that 18 seats and a spectator are told of, and what stored tables cost.
 *
 * <p>{@code java -cp bench/target/ecumene-bench.jar ecumene.bench.LoadBench}
 */
public final class LoadBench {
  private static final int LONGEST = 2_000;
  private static final long FLAT_OUT_NANOS = TimeUnit.SECONDS.toNanos(5);
  private static final long PACED_NANOS = TimeUnit.SECONDS.toNanos(6);

  private LoadBench() {}

  public static void main(String[] args) throws Exception {
    report();
  }

  static void report() throws IOException, SQLException, InterruptedException {
    ((Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME)).setLevel(Level.WARN);
    System.out.println("Replies per second, and the time until one is acknowledged");
    var five = Recorded.of(Setup.of(5, Side.WEST), LONGEST);
    var directory = Files.createTempDirectory("load-bench");
    try {
      sqlite(directory, five);
      postgres(five);
      PushBench.report(directory);
      IdleLoad.report(directory.resolve("idle"), five);
    } finally {
      delete(directory);
    }
  }

  private static void sqlite(Path directory, Recorded game) throws SQLException {
    Loads loads;
    try (var store = Stores.open(directory)) {
      loads = Loads.of(store, game);
    }
    try (var connection =
            DriverManager.getConnection("jdbc:sqlite:" + directory.resolve("ecumene.db"));
        var settings = connection.createStatement()) {
      settings.execute("PRAGMA journal_mode = WAL");
      settings.execute("PRAGMA synchronous = FULL");
      compare("SQLite", loads, connection);
    }
  }

  private static void postgres(Recorded game) throws IOException, SQLException {
    try (var server =
        EmbeddedPostgres.builder().setServerConfig("synchronous_commit", "on").start()) {
      var url = server.getJdbcUrl("postgres", "postgres");
      Loads loads;
      try (var store = Stores.open(url)) {
        loads = Loads.of(store, game);
      }
      try (var connection = DriverManager.getConnection(url)) {
        compare("PostgreSQL", loads, connection);
      }
    }
  }

  /**
   * What 200 tables reach.
   *
   * @param warmUp how many seconds the compiler was given before
   * @param half at half the replies a second of those that go flat out
   */
  private record Loads(double warmUp, Load flatOut, Load half) {

    static Loads of(Store store, Recorded game) {
      try (var tables = new TableLoad(store, game)) {
        double warmUp = tables.warmUp();
        var flatOut = tables.flatOut(FLAT_OUT_NANOS);
        var half = paced(tables, flatOut.figures().perSecond() / 2);
        return new Loads(warmUp, flatOut, half);
      }
    }

    private static Load paced(TableLoad tables, double perSecond) {
      return middle(() -> tables.paced(perSecond, PACED_NANOS), load -> load.figures().most());
    }
  }

  private static void compare(String name, Loads loads, Connection connection) throws SQLException {
    connection.setAutoCommit(false);
    var flatOut = loads.flatOut;
    int batch = (int) Math.max(1, Math.round(flatOut.together()));
    var alone = RawLoad.flatOut(connection, 1);
    var alike = batch == 1 ? alone : RawLoad.flatOut(connection, batch);
    alone.print(name + ", raw, each alone", "");
    alike.print(name + ", raw, by " + batch, "");
    print(name + ", 200 tables flat out", flatOut);
    System.out.printf(Locale.ROOT, "    after %.0f s for the compiler%n", loads.warmUp);
    ratio(
        "its speed, where raw by " + batch + " is 1",
        flatOut.figures().perSecond() / alike.perSecond(),
        "at least 0.5");
    double turn = TableLoad.TABLES * 1e6 / flatOut.figures().perSecond();
    late(
        flatOut,
        alone,
        String.format(Locale.ROOT, "each waits %.0f µs for its turn, at so many a second", turn));
    print(name + ", 200 tables, half as many", loads.half);
    late(loads.half, alone, "at most 5");
    compare(name, loads.half, flatOut.figures().perSecond() / 2, connection);
  }

  private static void compare(String name, Load load, double perSecond, Connection connection)
      throws SQLException {
    var raw =
        middle(() -> RawLoad.paced(connection, perSecond, PACED_NANOS), figures -> figures.most());
    raw.print(name + ", raw, at such times", "");
    late(load, raw, "at most 5");
  }

  private interface Measuring<T, E extends Exception> {
    T measure() throws E;
  }

  /** Of three, for in one of them the machine may have been busy with something else. */
  private static <T, E extends Exception> T middle(
      Measuring<T, E> measuring, ToDoubleFunction<T> figure) throws E {
    var three = new ArrayList<T>();
    for (int i = 0; i < 3; i++) {
      three.add(measuring.measure());
    }
    three.sort(Comparator.comparingDouble(figure));
    return three.get(1);
  }

  private static void print(String what, Load load) {
    load.figures()
        .print(
            what,
            String.format(
                Locale.ROOT, "%.1f in a commit, %.0f µs CPU each", load.together(), load.cpu()));
  }

  private static void late(Load load, Figures raw, String note) {
    ratio("its 99 of 100, where that of raw is 1", load.figures().most() / raw.most(), note);
  }

  static void ratio(String what, double ratio, String wanted) {
    System.out.printf(Locale.ROOT, "    %-36s %8.2f  %s%n", what, ratio, wanted);
  }

  static void line(String what, double figure, String unit, String wanted) {
    System.out.printf(Locale.ROOT, "  %-46s %8.1f %-3s %s%n", what, figure, unit, wanted);
  }

  static void delete(Path directory) throws IOException {
    try (var files = Files.walk(directory)) {
      for (var file : files.sorted((a, b) -> b.compareTo(a)).toList()) {
        Files.delete(file);
      }
    }
  }
}
