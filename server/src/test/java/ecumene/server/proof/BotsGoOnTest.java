package ecumene.server.proof;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.server.http.Client;
import ecumene.server.http.House;
import ecumene.server.store.TestPostgres;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Bots whose server is killed are played on by the next one, though nobody looks. */
class BotsGoOnTest {
  private static final Map<String, String> BOTS =
      Map.of(
          "minoa", "house", "hatti", "house", "assyria", "house", "hellas", "house", "egypt",
          "house");
  private static final int TURNS = 20;
  private static final long PATIENCE = SECONDS.toNanos(60);

  @Test
  void withSqlite(@TempDir Path directory) throws Exception {
    killWhileBotsPlay(Logs.of(directory));
  }

  @Test
  void withPostgres() throws Exception {
    killWhileBotsPlay(Logs.of(TestPostgres.fresh()));
  }

  private static void killWhileBotsPlay(Logs logs) throws Exception {
    int port = Node.freePort();
    try (var node = new Node(port, logs.place());
        var client = new Client(port)) {
      node.start();
      var opened = client.post("/api/tables", Client.NO_KEY, House.five(TURNS, BOTS));
      assertThat(opened.status()).as(opened.text()).isEqualTo(201);
      var table = opened.word("table");
      awaitMoreThan(10, table, logs);
      node.kill();
      int lines = logs.size(table);
      node.start();
      awaitMoreThan(lines, table, logs);
    }
  }

  private static void awaitMoreThan(int lines, String table, Logs logs) throws Exception {
    long until = System.nanoTime() + PATIENCE;
    while (logs.size(table) <= lines) {
      assertThat(System.nanoTime()).as("after %d lines", lines).isLessThan(until);
      Thread.sleep(20);
    }
  }
}
