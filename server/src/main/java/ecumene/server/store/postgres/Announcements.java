package ecumene.server.store.postgres;

import ecumene.server.store.TableId;
import ecumene.server.store.sql.Listeners;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.StringJoiner;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;
import org.postgresql.PGConnection;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Hears what processes that share a PostgreSQL announce to each other: the tables they have
 * appended to. When the connection breaks it is made anew, and listeners are told that they may
 * have missed something.
 */
final class Announcements implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Announcements.class);
  static final String CHANNEL = "ecumene";
  private static final String SPACE = " ";
  private static final int LONGEST_PAYLOAD = 7_000; // the database takes 7,999 bytes
  private static final Duration QUIET = Duration.ofSeconds(10);
  private static final Duration RETRY = Duration.ofMillis(500);
  private static final Duration POLL = Duration.ofSeconds(30);

  private final DataSource source;
  private final Listeners listeners;
  private final DatabaseClock clock;
  private final CountDownLatch closed = new CountDownLatch(1);
  private volatile Connection connection;

  Announcements(DataSource source, Listeners listeners, DatabaseClock clock) throws SQLException {
    this.source = source;
    this.clock = clock;
    this.listeners = listeners;
    connection = connect();
    Thread.ofPlatform().daemon().name("announcements").start(this::run);
  }

  /** Tells all processes, this one included, once the transaction is committed. */
  static void announce(Connection connection, Collection<TableId> tables) throws SQLException {
    try (var notify =
        connection.prepareStatement("SELECT pg_notify(?, words) FROM unnest(?) AS words")) {
      notify.setString(1, CHANNEL);
      notify.setArray(2, connection.createArrayOf("text", payloads(tables).toArray()));
      notify.execute();
    }
  }

  /** Many words to an announcement, for each costs every process something. */
  static List<String> payloads(Collection<TableId> tables) {
    var payloads = new ArrayList<String>();
    var payload = new StringJoiner(SPACE);
    for (var table : tables) {
      if (payload.length() + table.word().length() > LONGEST_PAYLOAD) {
        payloads.add(payload.toString());
        payload = new StringJoiner(SPACE);
      }
      payload.add(table.word());
    }
    payloads.add(payload.toString());
    return payloads;
  }

  private Connection connect() throws SQLException {
    var fresh = source.getConnection();
    try (var listen = fresh.createStatement()) {
      listen.execute("LISTEN " + CHANNEL);
    }
    clock.set(fresh);
    return fresh;
  }

  private void run() {
    while (closed.getCount() > 0) {
      try {
        hear();
      } catch (SQLException e) {
        reconnect(e);
      }
    }
    drop();
  }

  private void hear() throws SQLException {
    long poll = System.nanoTime() + POLL.toNanos();
    while (closed.getCount() > 0) {
      var heard = connection.unwrap(PGConnection.class).getNotifications((int) QUIET.toMillis());
      for (var notification : heard) {
        for (var word : notification.getParameter().split(SPACE, -1)) {
          listeners.appended(new TableId(word));
        }
      }
      if (heard.length == 0) {
        clock.set(connection); // which shows also that it is still there
      }
      if (System.nanoTime() > poll) {
        clock.set(connection);
        listeners.missed();
        poll = System.nanoTime() + POLL.toNanos();
      }
    }
  }

  private void reconnect(SQLException cause) {
    if (closed.getCount() > 0) {
      LOG.warn("No more announcements of other processes: {}", cause.getMessage());
    }
    drop();
    try {
      while (!closed.await(RETRY.toMillis(), TimeUnit.MILLISECONDS)) {
        try {
          connection = connect();
          LOG.info("Hearing announcements of other processes again");
          listeners.missed();
          return;
        } catch (SQLException e) {
          LOG.debug("Still no announcements", e);
        }
      }
    } catch (InterruptedException e) {
      LOG.warn("The thread for announcements was interrupted, and goes on");
    }
  }

  private void drop() {
    try {
      connection.close();
    } catch (SQLException e) {
      LOG.debug("The connection for announcements was broken already", e);
    }
  }

  @Override
  public void close() {
    closed.countDown();
    try {
      connection.abort(Runnable::run); // it may be waiting
    } catch (SQLException e) {
      LOG.debug("The connection for announcements was broken already", e);
    }
  }
}
