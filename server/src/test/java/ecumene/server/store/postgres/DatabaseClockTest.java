package ecumene.server.store.postgres;

import static java.time.temporal.ChronoUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import ecumene.server.store.TestPostgres;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.OffsetDateTime;
import org.junit.jupiter.api.Test;

class DatabaseClockTest {
  private final Instant wrong = Instant.now().plus(Duration.ofHours(1));

  private static Instant ofDatabase(Connection connection) throws SQLException {
    try (var statement = connection.createStatement();
        var row = statement.executeQuery("SELECT clock_timestamp()")) {
      row.next();
      return row.getObject(1, OffsetDateTime.class).toInstant();
    }
  }

  @Test
  void aProcessWhoseClockIsAheadGoesByTheDatabase() throws SQLException {
    var clock = new DatabaseClock(InstantSource.fixed(wrong));
    assertThat(clock.instant()).isCloseTo(wrong, within(30, SECONDS));
    try (var connection = PostgresUrl.of(TestPostgres.fresh()).source().getConnection()) {
      clock.set(connection);
      assertThat(clock.instant()).isCloseTo(ofDatabase(connection), within(2, SECONDS));
    }
  }

  @Test
  void timeGoesOnBetween() throws InterruptedException {
    var clock = new DatabaseClock(InstantSource.fixed(wrong));
    Thread.sleep(20);
    assertThat(clock.instant()).isAfter(wrong.plusMillis(15));
  }
}
