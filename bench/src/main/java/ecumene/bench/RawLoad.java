package ecumene.bench;

import ecumene.bench.StoreBench.Figures;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.locks.LockSupport;

/** What plain JDBC on one connection can write. */
final class RawLoad {
  static final String TEXT = "{\"kind\": \"reply\", \"answer\": \"" + "x".repeat(220) + "\"}";
  private static final String INSERT =
      "INSERT INTO lines (table_id, number, at, request, text) VALUES (?, ?, ?, ?, ?)";

  private final Connection connection;
  private final String name;
  private int rows;

  /**
   * @param name of its tables
   */
  private RawLoad(Connection connection, String name) {
    this.connection = connection;
    this.name = name;
  }

  /** One commit after the other, each of so many rows. */
  static Figures flatOut(Connection connection, int batch) throws SQLException {
    var load = new RawLoad(connection, "raw-" + batch);
    var times = new ArrayList<Long>();
    long begin = System.nanoTime();
    try (var insert = connection.prepareStatement(INSERT)) {
      for (long start = begin;
          start - begin < StoreBench.WARM_NANOS + StoreBench.MEASURED_NANOS; ) {
        for (int n = 0; n < batch; n++) {
          load.add(insert, start);
        }
        load.commit(insert);
        long end = System.nanoTime();
        if (start - begin >= StoreBench.WARM_NANOS) {
          times.add(end - start);
        }
        start = end;
      }
    }
    return Figures.of(times, batch);
  }

  /**
   * Rows that come at random times, so many a second: all that have come are committed together,
   * and what one takes is counted from when it came.
   */
  static Figures paced(Connection connection, double perSecond, long nanos) throws SQLException {
    var load = new RawLoad(connection, "paced-" + System.nanoTime());
    var times = new ArrayList<Long>();
    var due = new ArrayList<Long>();
    var pace = new Pace(new SplittableRandom(1), perSecond);
    long end = pace.next() + nanos;
    try (var insert = connection.prepareStatement(INSERT)) {
      while (pace.next() < end) {
        LockSupport.parkNanos(pace.next() - System.nanoTime());
        due.clear();
        for (long now = System.nanoTime(); pace.next() <= now; pace.step()) {
          due.add(pace.next());
          load.add(insert, pace.next());
        }
        load.commit(insert);
        long done = System.nanoTime();
        due.forEach(time -> times.add(done - time));
      }
    }
    return Figures.of(times, 1, nanos);
  }

  /** The same at these times from now on; returns what each took. */
  static List<Long> paced(Connection connection, List<Long> arrivals) throws SQLException {
    var load = new RawLoad(connection, "turn-" + System.nanoTime());
    var times = new ArrayList<Long>();
    long begin = System.nanoTime();
    try (var insert = connection.prepareStatement(INSERT)) {
      for (int first = 0; first < arrivals.size(); ) {
        LockSupport.parkNanos(begin + arrivals.get(first) - System.nanoTime());
        int next = first;
        for (long now = System.nanoTime() - begin;
            next < arrivals.size() && arrivals.get(next) <= now;
            next++) {
          load.add(insert, now);
        }
        if (next > first) {
          load.commit(insert);
        }
        long done = System.nanoTime() - begin;
        arrivals.subList(first, next).forEach(time -> times.add(done - time));
        first = next;
      }
    }
    return times;
  }

  private void add(PreparedStatement insert, long at) throws SQLException {
    insert.setString(1, name + '-' + rows % TableLoad.TABLES);
    insert.setInt(2, rows / TableLoad.TABLES);
    insert.setLong(3, at);
    insert.setString(4, "request-" + rows);
    insert.setString(5, TEXT);
    insert.addBatch();
    rows++;
  }

  private void commit(PreparedStatement insert) throws SQLException {
    insert.executeBatch();
    connection.commit();
  }
}
