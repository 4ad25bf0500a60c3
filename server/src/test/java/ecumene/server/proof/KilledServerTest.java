package ecumene.server.proof;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.server.store.TestPostgres;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A server is killed at random moments while many play. Its clients go on by themselves, and every
 * reply that was acknowledged is there. How often is {@code -Dkills=50}.
 */
class KilledServerTest {
  private static final int KILLS = Integer.getInteger("kills", 3);
  private static final int REPLIES_BETWEEN = 12;
  private static final int LONGEST_MILLIS = 400;

  /** Then others are opened: comparing a long log with what is seen takes long. */
  private static final int SAME_TABLES = 4;

  private static final Map<String, String> BOTS =
      Map.of("hellas", "house", "hatti", "trader", "assyria", "random");

  @Test
  void nothingIsLostWithSqlite(@TempDir Path directory) throws Exception {
    killRepeatedly(Logs.of(directory));
  }

  @Test
  void nothingIsLostWithPostgres() throws Exception {
    killRepeatedly(Logs.of(TestPostgres.fresh()));
  }

  private static void killRepeatedly(Logs logs) throws Exception {
    int port = Node.freePort();
    var crowds = new ArrayList<Crowd>();
    try (var node = new Node(port, logs.place())) {
      node.start();
      for (int kill = 0; kill < KILLS; kill += SAME_TABLES) {
        try (var crowd = new Crowd(List.of(port))) {
          crowds.add(crowd);
          crowd.open(BOTS);
          crowd.open(BOTS);
          crowd.open(Map.of());
          for (int n = kill; n < Math.min(kill + SAME_TABLES, KILLS); n++) {
            kill(node, crowd);
            logs.check(crowd);
          }
        }
      }
      int replies = 0;
      for (var crowd : crowds) {
        logs.check(crowd);
        replies += crowd.acknowledged().size();
      }
      assertThat(replies).isGreaterThanOrEqualTo(KILLS * REPLIES_BETWEEN);
      System.out.println(KILLS + " kills, " + replies + " acknowledged replies, none lost");
    }
  }

  /** Kills the server while they play, and waits until everybody is back. */
  private static void kill(Node node, Crowd crowd) throws Exception {
    crowd.awaitMore(REPLIES_BETWEEN);
    Thread.sleep(ThreadLocalRandom.current().nextInt(LONGEST_MILLIS));
    node.kill();
    var before = crowd.players().stream().map(Player::resumed).toList();
    node.start();
    for (int i = 0; i < before.size(); i++) {
      var player = crowd.players().get(i);
      int streams = before.get(i);
      crowd.await("streams", () -> player.resumed() > streams || player.isOver());
    }
  }
}
