package ecumene.server.store.postgres;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.OffsetDateTime;

/**
 * The time of the database, which all processes that share it go by: one whose own clock is an hour
 * ahead ends nobody's time sooner. The database is asked now and then; between, time goes on as the
 * processor counts it, so that nobody who sets the clock of this machine changes it.
 */
final class DatabaseClock implements InstantSource {
  /** An answer that took longer says too little. */
  private static final Duration SLOW = Duration.ofSeconds(1);

  private volatile Reading newest;

  /** The time was this when the processor had counted so far. */
  private record Reading(Instant at, long nanos) {}

  /** Goes by another clock until the database was asked. */
  DatabaseClock(InstantSource other) {
    newest = new Reading(other.instant(), System.nanoTime());
  }

  @Override
  public Instant instant() {
    var known = newest;
    return known.at.plusNanos(System.nanoTime() - known.nanos);
  }

  /** Asks the database what time it is. */
  void set(Connection connection) throws SQLException {
    long before = System.nanoTime();
    try (var statement = connection.createStatement();
        var row = statement.executeQuery("SELECT clock_timestamp()")) {
      row.next();
      var at = row.getObject(1, OffsetDateTime.class).toInstant();
      long taken = System.nanoTime() - before;
      if (taken < SLOW.toNanos()) {
        newest = new Reading(at, before + taken / 2);
      }
    }
  }
}
