package ecumene.server.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A real PostgreSQL for tests, started when the first one asks and ended with this JVM. As it
 * comes, it does not wait for the disk (synchronous_commit is off); the store has to see to that
 * itself.
 */
public final class TestPostgres {
  private static final AtomicInteger COUNT = new AtomicInteger();

  private TestPostgres() {}

  private static final class Server {
    static final EmbeddedPostgres ONE = start();

    private static EmbeddedPostgres start() {
      try {
        return EmbeddedPostgres.start();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /** The address of a new, empty database. */
  public static String fresh() {
    var name = "test" + COUNT.incrementAndGet();
    try (var connection = Server.ONE.getPostgresDatabase().getConnection();
        var create = connection.createStatement()) {
      create.execute("CREATE DATABASE " + name);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
    return "postgres://postgres@localhost:" + Server.ONE.getPort() + "/" + name;
  }

  /** The same address for those who do without a store. */
  public static String jdbc(String url) {
    return url.replace("postgres://postgres@", "jdbc:postgresql://") + "?user=postgres";
  }
}
