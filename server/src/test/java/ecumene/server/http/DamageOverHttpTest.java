package ecumene.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;

/** A table that is damaged is held, told of, and harms no other. */
class DamageOverHttpTest {
  private static final int ATTEMPTS = 20;

  @TempDir private Path folder = Path.of("");

  @Test
  void aDamagedTableIsHeldAndTheOthersGoOn() throws SQLException {
    String bad;
    String host;
    String good;
    try (var before = House.in(folder)) {
      var table = before.open(House.five(1, Map.of()));
      bad = table.path("table").asString();
      host = table.path("host").asString();
      before.claim(table, "minoa");
      good = before.open(House.five(1, Map.of())).path("host").asString();
    }
    try (var connection =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("ecumene.db"));
        var change = connection.prepareStatement("UPDATE lines SET at = 1 WHERE table_id = ?")) {
      change.setString(1, bad);
      assertThat(change.executeUpdate()).isPositive();
    }
    var log = (Logger) LoggerFactory.getLogger("ecumene");
    var told = new ListAppender<ILoggingEvent>();
    told.start();
    log.addAppender(told);
    try (var house = House.in(folder)) {
      var client = house.client();
      for (int i = 0; i < ATTEMPTS; i++) {
        var got = client.get("/api/table", host);
        assertThat(got.error()).isEqualTo("503 damaged");
        assertThat(got.word("message")).startsWith("what is stored of this table is damaged");
      }
      assertThat(client.get("/api/table", good).status()).isEqualTo(200);
      var health = client.get("/health", Client.NO_KEY);
      assertThat(health.status()).as("the others can be played").isEqualTo(200);
      assertThat(health.json().path("damaged").get(0).asString()).isEqualTo(bad);
      assertThat(client.get("/metrics", Client.NO_KEY).text())
          .contains("ecumene_tables_damaged 1.0");
      assertThat(told.list)
          .filteredOn(line -> line.getLevel() == Level.ERROR)
          .extracting(ILoggingEvent::getFormattedMessage)
          .singleElement()
          .asString()
          .startsWith("table " + bad + ": line 0 is damaged");
      assertThat(told.list).allMatch(line -> line.getThrowableProxy() == null);
    } finally {
      log.detachAppender(told);
    }
  }
}
