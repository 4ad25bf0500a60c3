package ecumene.bench;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import com.sun.management.OperatingSystemMXBean;
import ecumene.bench.StoreBench.Figures;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.server.room.Rooms;
import ecumene.server.store.Commits;
import ecumene.server.store.Store;
import ecumene.server.store.Stores;
import ecumene.server.store.TableId;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.slf4j.LoggerFactory;

/**
 * What the server can take: replies at 200 tables at once against what one connection can write,
 * what a reply costs that 18 seats and a spectator are told of, and what stored tables cost.
 *
 * <p>{@code java -cp bench/target/ecumene-bench.jar ecumene.bench.LoadBench}
 */
public final class LoadBench {
  static final OperatingSystemMXBean SYSTEM =
      ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
  private static final int TABLES = 200;
  private static final int LONGEST = 2_000;
  private static final long WARM_NANOS = TimeUnit.SECONDS.toNanos(8); // rules are much to compile

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
      PushLoad.report(directory);
      IdleLoad.report(directory.resolve("idle"), five);
    } finally {
      delete(directory);
    }
  }

  private static void sqlite(Path directory, Recorded game) throws SQLException {
    Load load;
    try (var store = Stores.open(directory)) {
      load = load(store, game);
    }
    try (var connection =
            DriverManager.getConnection("jdbc:sqlite:" + directory.resolve("ecumene.db"));
        var settings = connection.createStatement()) {
      settings.execute("PRAGMA journal_mode = WAL");
      settings.execute("PRAGMA synchronous = FULL");
      compare("SQLite", load, connection);
    }
  }

  private static void postgres(Recorded game) throws IOException, SQLException {
    try (var server =
        EmbeddedPostgres.builder().setServerConfig("synchronous_commit", "on").start()) {
      var url = server.getJdbcUrl("postgres", "postgres");
      Load load;
      try (var store = Stores.open(url)) {
        load = load(store, game);
      }
      try (var connection = DriverManager.getConnection(url)) {
        compare("PostgreSQL", load, connection);
      }
    }
  }

  /**
   * What was reached.
   *
   * @param together appends in a commit
   * @param cpu of the process, in microseconds for each reply
   */
  private record Load(Figures figures, double together, double cpu) {}

  private static Load load(Store store, Recorded game) {
    var players = new ArrayList<Replay>();
    Commits before;
    Commits after;
    long cpu;
    try (var rooms = new Rooms(store, InstantSource.system());
        var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int n = 0; n < TABLES; n++) {
        players.add(new Replay(rooms, game));
      }
      long begin = System.nanoTime();
      players.forEach(player -> threads.execute(() -> player.play(begin)));
      sleepUntil(begin + WARM_NANOS);
      before = store.commits();
      cpu = SYSTEM.getProcessCpuTime();
      sleepUntil(begin + WARM_NANOS + StoreBench.MEASURED_NANOS);
      cpu = SYSTEM.getProcessCpuTime() - cpu;
      after = store.commits();
    }
    var times = new ArrayList<Long>();
    players.forEach(player -> times.addAll(player.times));
    double appends = after.appends() - before.appends();
    return new Load(
        Figures.of(times, 1), appends / (after.count() - before.count()), cpu / 1e3 / appends);
  }

  static void sleepUntil(long nanos) {
    try {
      Thread.sleep(Math.max(0, (nanos - System.nanoTime()) / 1_000_000));
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Plays the game at one table after the other, each reply when the last is acknowledged. */
  private static final class Replay {
    private final Rooms rooms;
    private final Recorded game;
    private final List<Long> times = new ArrayList<>();
    private TableId table;
    private int next;

    Replay(Rooms rooms, Recorded game) {
      this.rooms = rooms;
      this.game = game;
      table = rooms.create(game.plan(), _ -> List.of());
    }

    void play(long begin) {
      long end = begin + WARM_NANOS + StoreBench.MEASURED_NANOS;
      for (long start = begin; start < end; ) {
        if (next == game.steps().size()) {
          table = rooms.create(game.plan(), _ -> List.of());
          next = 0;
        }
        var step = game.steps().get(next);
        start = System.nanoTime();
        rooms.room(table).reply(step.seat(), "r" + next++, step.question(), step.answer());
        if (start - begin >= WARM_NANOS) {
          times.add(System.nanoTime() - start);
        }
      }
    }
  }

  private static void compare(String name, Load load, Connection connection) throws SQLException {
    connection.setAutoCommit(false);
    int batch = (int) Math.max(1, Math.round(load.together));
    var alone = StoreBench.raw(connection, 1);
    var alike = batch == 1 ? alone : StoreBench.raw(connection, batch);
    alone.print(name + ", raw, each alone", "");
    alike.print(name + ", raw, by " + batch, "");
    load.figures.print(
        name + ", " + TABLES + " tables",
        String.format(Locale.ROOT, "%.1f in a commit, %.0f µs CPU each", load.together, load.cpu));
    ratio(
        "its speed, where raw by " + batch + " is 1",
        load.figures.perSecond() / alike.perSecond(),
        "at least 0.5");
    ratio("its 99 of 100, where raw alone is 1", load.figures.most() / alone.most(), "at most 5");
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
