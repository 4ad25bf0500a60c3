package ecumene.bench;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.server.room.Command;
import ecumene.server.room.Room;
import ecumene.server.room.Rooms;
import ecumene.server.scene.Subscription;
import ecumene.server.scene.Viewer;
import ecumene.server.store.kind.Stores;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import org.slf4j.LoggerFactory;

/**
 * What a reply costs that 18 seats and a spectator are told of.
 *
 * <p>{@code ./ecumene bench pushes}
 */
public final class PushBench {
  private static final int REPLIES = 3_000;
  private static final int ROUND = 150;
  private static final int MOST_PASSES = 12;
  private static final String WANTED = "at most 300";
  private static final String WITH_ALL = "  with its compiler and collector";

  private PushBench() {}

  public static void main(String[] args) throws Exception {
    ((Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME)).setLevel(Level.WARN);
    var directory = Files.createTempDirectory("push-bench");
    try {
      report(directory);
    } finally {
      LoadBench.delete(directory);
    }
  }

  static void report(Path directory) throws IOException, InterruptedException {
    System.out.println("CPU for each reply with its pushes to 18 seats and a spectator");
    var game = Recorded.of(Setup.of(18, Side.BOTH), REPLIES);
    direct(directory.resolve("direct"), game);
    HttpPushLoad.report(directory.resolve("http"), game);
  }

  private static void direct(Path directory, Recorded game) throws InterruptedException {
    try (var store = Stores.open(directory);
        var rooms = new Rooms(store, InstantSource.system())) {
      var warmth = new Warmth(0.1);
      for (int pass = 1; ; pass++) {
        var costs = new ArrayList<Double>();
        var room = rooms.room(rooms.create(game.plan(), _ -> List.of()));
        var before = Spent.now();
        // A thread that waits as those of the server do, without spinning.
        Thread.ofVirtual().start(() -> play(room, game, costs)).join();
        if (warmth.isWarm() || pass == MOST_PASSES) {
          print("in the process, when " + (pass - 1) * REPLIES + " have warmed it up", costs);
          line(WITH_ALL, Spent.now().since(before).process(), game);
          return;
        }
      }
    }
  }

  private static void line(String what, long nanos, Recorded game) {
    LoadBench.line(what, nanos / 1e3 / game.steps().size(), "µs", "");
  }

  private static void play(Room room, Recorded game, List<Double> costs) {
    var subscriptions = new ArrayList<Subscription>();
    game.plan()
        .seats()
        .forEach(it -> subscriptions.add(room.subscribe(Viewer.of(it), null, () -> {})));
    subscriptions.add(room.subscribe(Viewer.SPECTATOR, null, () -> {}));
    tell(subscriptions);
    long before = Spent.now().program();
    for (int n = 0; n < game.steps().size(); n++) {
      var step = game.steps().get(n);
      room.tell(
          step.seat(),
          "r" + n,
          new Command.AnswerQuestion(step.seat(), step.question(), step.answer()));
      tell(subscriptions);
      if (n % ROUND == ROUND - 1) {
        long now = Spent.now().program();
        costs.add((now - before) / 1e3 / ROUND);
        before = now;
      }
    }
    subscriptions.forEach(Subscription::close);
  }

  private static void tell(List<Subscription> subscriptions) {
    subscriptions.forEach(Subscription::next);
  }

  private static void print(String what, List<Double> costs) {
    var sorted = costs.stream().sorted().toList();
    double mean = costs.stream().mapToDouble(it -> it).average().orElseThrow();
    LoadBench.line(what + ", mean", mean, "µs", WANTED);
    LoadBench.line("  best and worst " + ROUND + " of them", sorted.getFirst(), "µs", "");
    LoadBench.line("", sorted.getLast(), "µs", "");
  }
}
