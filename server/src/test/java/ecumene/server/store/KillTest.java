package ecumene.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.server.store.Appending.Acknowledged;
import ecumene.server.store.kind.Stores;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Kills whoever writes at random moments: what was acknowledged is there, and no half of anything.
 * How often is {@code -Dkills=50}.
 */
class KillTest {
  private static final int KILLS = Integer.getInteger("kills", 3);
  private static final int SHORTEST_MILLIS = 50;
  private static final int LONGEST_MILLIS = 500;

  @Test
  void sqliteKeepsWhatAKilledProcessWasTold(@TempDir Path directory) throws Exception {
    killRepeatedly(directory.toString(), () -> Stores.open(directory));
  }

  @Test
  void postgresKeepsWhatAKilledProcessWasTold() throws Exception {
    var url = TestPostgres.fresh();
    killRepeatedly(url, () -> Stores.open(url));
  }

  private static void killRepeatedly(String place, Supplier<Store> open) throws Exception {
    var acknowledged = new ArrayList<Acknowledged>();
    for (int kill = 0; kill < KILLS; kill++) {
      int before = acknowledged.size();
      appendAndBeKilled(place, acknowledged);
      assertThat(acknowledged).hasSizeGreaterThan(before);
      try (var store = open.get()) {
        Appending.verify(store, acknowledged);
      }
    }
  }

  private static void appendAndBeKilled(String place, List<Acknowledged> acknowledged)
      throws IOException, InterruptedException {
    var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    var process =
        new ProcessBuilder(
                java,
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                Appending.class.getName(),
                place)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try (var output =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      var line = output.readLine();
      Thread.ofVirtual().start(() -> killSoon(process));
      while (line != null) {
        var next = output.readLine();
        if (next != null) { // the last may be torn
          acknowledged.add(Acknowledged.of(line));
        }
        line = next;
      }
    } finally {
      process.destroyForcibly().waitFor();
    }
  }

  private static void killSoon(Process process) {
    try {
      Thread.sleep(ThreadLocalRandom.current().nextInt(SHORTEST_MILLIS, LONGEST_MILLIS));
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    } finally {
      process.toHandle().destroyForcibly(); // which, unlike the process, leaves its output open
    }
  }

  @Test
  void postgresKeepsWhatItSaidBeforeItWasKilled(@TempDir Path directory) throws Exception {
    var acknowledged = new ConcurrentLinkedQueue<Acknowledged>();
    try (var server = new KillablePostgres(directory);
        var store = Stores.open(server.url())) {
      for (int kill = 0; kill < KILLS; kill++) {
        int before = acknowledged.size();
        var end = new CountDownLatch(1);
        var appending =
            Thread.ofVirtual()
                .start(() -> Appending.run(store, acknowledged::add, () -> end.getCount() > 0));
        awaitMore(acknowledged, before);
        Thread.sleep(ThreadLocalRandom.current().nextInt(SHORTEST_MILLIS, LONGEST_MILLIS));
        server.kill();
        int killed = acknowledged.size();
        server.start();
        awaitMore(acknowledged, killed);
        end.countDown();
        appending.join();
        Appending.verify(store, acknowledged);
        assertThat(store.trouble()).isNull();
      }
    }
  }

  /** The store finds its way back by itself. */
  private static void awaitMore(ConcurrentLinkedQueue<Acknowledged> acknowledged, int than)
      throws InterruptedException {
    for (int n = 0; acknowledged.size() <= than; n++) {
      assertThat(n).as("tries").isLessThan(600);
      Thread.sleep(100);
    }
  }
}
