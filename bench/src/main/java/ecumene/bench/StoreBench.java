package ecumene.bench;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ecumene.server.store.Store;
import ecumene.server.store.StoredLine;
import ecumene.server.store.TableId;
import ecumene.server.store.kind.Stores;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.slf4j.LoggerFactory;

/**
 * How many lines a second get to disk: by plain JDBC on one connection, alone and in batches, and
 * through the store, from 200 tables at once. Prints the median and the 99th percentile of the time
 * until a line is on disk, what of the raw speed is left, and how many lines a second are read.
 *
 * <p>{@code java -cp bench/target/ecumene-bench.jar ecumene.bench.StoreBench}
 */
public final class StoreBench {
  static final long WARM_NANOS = TimeUnit.MILLISECONDS.toNanos(1_000);
  static final long MEASURED_NANOS = TimeUnit.MILLISECONDS.toNanos(3_000);

  private static final int READS = 5;

  private StoreBench() {}

  public static void main(String[] args) throws Exception {
    report();
  }

  static void report() throws IOException, SQLException {
    ((Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME)).setLevel(Level.WARN);
    System.out.println("Lines on disk per second, and the time until one is: median, 99 of 100");
    var directory = Files.createTempDirectory("store-bench");
    try {
      sqlite(directory);
      postgres();
    } finally {
      delete(directory);
    }
  }

  private static void sqlite(Path directory) throws SQLException {
    Stores.open(directory).close(); // makes the tables
    Raw raw;
    try (var connection =
            DriverManager.getConnection("jdbc:sqlite:" + directory.resolve("ecumene.db"));
        var settings = connection.createStatement()) {
      settings.execute("PRAGMA journal_mode = WAL");
      settings.execute("PRAGMA synchronous = FULL");
      raw = raw("SQLite", connection);
    }
    try (var store = Stores.open(directory)) {
      through("SQLite", store, raw);
    }
  }

  private static void postgres() throws IOException, SQLException {
    try (var server =
        EmbeddedPostgres.builder().setServerConfig("synchronous_commit", "on").start()) {
      var url = server.getJdbcUrl("postgres", "postgres");
      Stores.open(url).close();
      Raw raw;
      try (var connection = DriverManager.getConnection(url)) {
        raw = raw("PostgreSQL", connection);
      }
      try (var store = Stores.open(url)) {
        through("PostgreSQL", store, raw);
      }
    }
  }

  /** What one connection can do. */
  private record Raw(Figures single, Figures eight, Figures batch) {}

  /** Times in microseconds. */
  record Figures(double perSecond, double median, double most) {
    static Figures of(List<Long> nanos, int each) {
      return of(nanos, each, MEASURED_NANOS);
    }

    static Figures of(List<Long> nanos, int each, long measured) {
      nanos.sort(Comparator.naturalOrder());
      return new Figures(
          nanos.size() * each * 1e9 / measured,
          nanos.get(nanos.size() / 2) / 1e3,
          nanos.get(nanos.size() * 99 / 100) / 1e3);
    }

    void print(String what, String note) {
      System.out.printf(
          Locale.ROOT,
          "  %-34s %8.0f  %8.0f µs %8.0f µs  %s%n",
          what,
          perSecond,
          median,
          most,
          note);
    }
  }

  private static Raw raw(String name, Connection connection) throws SQLException {
    connection.setAutoCommit(false);
    var raw =
        new Raw(
            RawLoad.flatOut(connection, 1),
            RawLoad.flatOut(connection, 8),
            RawLoad.flatOut(connection, 64));
    raw.single().print(name + ", raw, each alone", "");
    raw.eight().print(name + ", raw, by 8", "");
    raw.batch().print(name + ", raw, by 64", "");
    return raw;
  }

  private static void through(String name, Store store, Raw raw) {
    var before = store.commits();
    var figures = Figures.of(appendFromAllTables(store), 1);
    var after = store.commits();
    double together =
        (double) (after.appends() - before.appends()) / (after.count() - before.count());
    figures.print(
        name + ", the store, " + TableLoad.TABLES + " tables",
        String.format(Locale.ROOT, "%.0f in a commit", together));
    var alike = together < 24 ? raw.eight() : raw.batch(); // the nearer of the two
    read(store);
    ratio("its speed, where raw by 64 is 1", figures.perSecond() / raw.batch().perSecond());
    ratio("where raw with like batches is 1", figures.perSecond() / alike.perSecond());
    ratio("its 99 of 100, where raw alone is 1", figures.most() / raw.single().most());
    ratio("where raw by 64 is 1", figures.most() / raw.batch().most());
  }

  /** Reads every log again. */
  private static void read(Store store) {
    var times = new ArrayList<Long>();
    int lines = 0;
    for (int round = 0; round < READS; round++) {
      long start = System.nanoTime();
      lines = 0;
      for (int n = 0; n < TableLoad.TABLES; n++) {
        lines += store.lines(new TableId("store-" + n), 0).size();
      }
      times.add(System.nanoTime() - start);
    }
    System.out.printf(
        Locale.ROOT,
        "    %-36s %8.0f%n",
        "lines read a second",
        lines * 1e9 / Collections.min(times));
  }

  private static void ratio(String what, double ratio) {
    System.out.printf(Locale.ROOT, "    %-36s %8.2f%n", what, ratio);
  }

  private static List<Long> appendFromAllTables(Store store) {
    var times = new ArrayList<Long>();
    long begin = System.nanoTime();
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int n = 0; n < TableLoad.TABLES; n++) {
        var table = new TableId("store-" + n);
        threads.execute(
            () -> {
              var own = append(store, table, begin);
              synchronized (times) {
                times.addAll(own);
              }
            });
      }
    }
    return times;
  }

  private static List<Long> append(Store store, TableId table, long begin) {
    var times = new ArrayList<Long>();
    long start = System.nanoTime();
    for (int n = 0; start - begin < WARM_NANOS + MEASURED_NANOS; n++) {
      var line = new StoredLine(Instant.ofEpochMilli(start), "request-" + n, RawLoad.TEXT);
      if (!store.append(table, n, List.of(line)).join()) {
        throw new IllegalStateException("line " + n + " of " + table + " was there already");
      }
      long end = System.nanoTime();
      if (start - begin >= WARM_NANOS) {
        times.add(end - start);
      }
      start = end;
    }
    return times;
  }

  private static void delete(Path directory) throws IOException {
    try (var files = Files.list(directory)) {
      for (var file : files.toList()) {
        Files.delete(file);
      }
    }
    Files.delete(directory);
  }
}
