package ecumene.bench;

import static ecumene.bench.PlainHttp.NO_KEY;

import ecumene.bench.StoreBench.Figures;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.game.Game;
import ecumene.purchase.BuyAdvances;
import ecumene.wire.Wire;
import ecumene.wire.save.SavedGame;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.ToDoubleFunction;

/**
 * How long a reply at one table takes while eight connections ask for heavy work at others, against
 * what it takes in quiet. Both are measured in turn, for others use the machine too.
 *
 * <p>{@code java -cp bench/target/ecumene-bench.jar ecumene.bench.FloodLoad}
 */
public final class FloodLoad {
  private static final int LONGEST = 2_000;
  private static final double PER_SECOND = 100;
  private static final long MEASURED_NANOS = TimeUnit.SECONDS.toNanos(4);
  private static final long SETTLING_MILLIS = 500;
  private static final int ROUNDS = 5;
  private static final int WARM_UPS = 2;

  private final int port;
  private final Player player;

  private FloodLoad(int port, Player player) {
    this.port = port;
    this.player = player;
  }

  public static void main(String[] args) throws Exception {
    report();
  }

  static void report() throws IOException, InterruptedException {
    System.out.println("A reply at one table while eight connections ask for heavy work at others");
    var directory = Files.createTempDirectory("flood-load");
    try {
      report(directory);
    } finally {
      LoadBench.delete(directory);
    }
  }

  private static void report(Path directory) throws IOException, InterruptedException {
    var game = Recorded.of(Setup.of(5, Side.WEST), LONGEST);
    try (var server = LoadServer.on(directory);
        var player = new Player(server.port(), game)) {
      var floods = Flood.all(server.port(), game.before(BuyAdvances.class));
      new FloodLoad(server.port(), player).measure(floods);
    }
  }

  private void measure(List<Flood> floods) throws IOException, InterruptedException {
    for (int n = 0; n < WARM_UPS; n++) {
      player.play();
      for (var flood : floods) {
        under(flood);
      }
    }
    for (var flood : floods) {
      var turns = new ArrayList<Turn>();
      for (int n = 0; n < ROUNDS; n++) {
        turns.add(new Turn(player.play(), under(flood)));
      }
      print(flood.name(), turns);
    }
  }

  /** What was measured one after the other. */
  private record Turn(Figures quiet, Flooded flooded) {}

  /**
   * What was measured under a flood.
   *
   * @param done requests a second for heavy work that was done
   * @param busy requests a second that were refused
   */
  private record Flooded(Figures figures, double done, double busy) {}

  private Flooded under(Flood flood) throws IOException, InterruptedException {
    Flooded flooded;
    try (var running = flood.run(port)) {
      Thread.sleep(SETTLING_MILLIS);
      int done = running.done();
      int busy = running.busy();
      var figures = player.play();
      double seconds = MEASURED_NANOS / 1e9;
      flooded =
          new Flooded(
              figures, (running.done() - done) / seconds, (running.busy() - busy) / seconds);
    }
    Thread.sleep(SETTLING_MILLIS);
    return flooded;
  }

  private static void print(String name, List<Turn> turns) {
    System.out.printf(
        Locale.ROOT,
        "  %-8s  quiet %6.0f µs %6.0f µs   flooded %6.0f µs %6.0f µs   %5.0f done, %5.0f busy/s%n",
        name,
        median(turns, it -> it.quiet.median()),
        median(turns, it -> it.quiet.most()),
        median(turns, it -> it.flooded.figures.median()),
        median(turns, it -> it.flooded.figures.most()),
        median(turns, it -> it.flooded.done),
        median(turns, it -> it.flooded.busy));
    LoadBench.ratio(
        "its 99 of 100, where quiet is 1",
        median(turns, it -> it.flooded.figures.most() / it.quiet.most()),
        String.format(
            Locale.ROOT,
            "at most 5; from %.1f to %.1f, load average %.1f",
            turns.stream().mapToDouble(FloodLoad::ratio).min().orElseThrow(),
            turns.stream().mapToDouble(FloodLoad::ratio).max().orElseThrow(),
            ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage()));
  }

  private static double ratio(Turn turn) {
    return turn.flooded.figures.most() / turn.quiet.most();
  }

  private static double median(List<Turn> turns, ToDoubleFunction<Turn> figure) {
    return turns.stream().mapToDouble(figure).sorted().toArray()[turns.size() / 2];
  }

  /** Replies at one table after the other, at random times, over one connection. */
  private static final class Player implements AutoCloseable {
    private final PlainHttp http;
    private final Recorded game;
    private final SplittableRandom random = new SplittableRandom(1);
    private final Map<String, String> keys = new HashMap<>();
    private int next;

    Player(int port, Recorded game) throws IOException {
      http = new PlainHttp(port);
      this.game = game;
      sitDown();
    }

    private void sitDown() throws IOException {
      var saved = Wire.JSON.readTree(SavedGame.of(Game.begin(game.header())).write());
      var table = Map.of("name", "Quiet", "saved", saved);
      var opened = http.send(PlainHttp.post("/api/imports", NO_KEY, table)).json();
      for (var invitation : opened.path("invitations").properties()) {
        var claim = PlainHttp.post("/api/table/claim", invitation.getValue().asString(), Map.of());
        keys.put(invitation.getKey(), http.send(claim).json().path("key").asString());
      }
      next = 0;
    }

    /**
     * What a reply takes is counted from when it was due. Those that were due and could not be sent
     * before the end are not counted, which is in favour of a server that keeps them waiting.
     */
    Figures play() throws IOException, InterruptedException {
      if (next + 2 * PER_SECOND * MEASURED_NANOS / 1e9 > game.steps().size()) {
        sitDown();
      }
      var times = new ArrayList<Long>();
      long end = System.nanoTime() + MEASURED_NANOS;
      for (var pace = new Pace(random, PER_SECOND); isBefore(pace.next(), end); pace.step()) {
        TimeUnit.NANOSECONDS.sleep(pace.next() - System.nanoTime());
        reply();
        times.add(System.nanoTime() - pace.next());
      }
      return Figures.of(times, 1, MEASURED_NANOS);
    }

    private static boolean isBefore(long due, long end) {
      return Math.max(due, System.nanoTime()) < end;
    }

    private void reply() throws IOException {
      var step = game.steps().get(next);
      var body =
          Map.of("request", "r" + next++, "question", step.question(), "answer", step.answer());
      var key = keys.getOrDefault(step.seat().id(), NO_KEY);
      http.send(PlainHttp.post("/api/table/replies", key, body)).json();
    }

    @Override
    public void close() throws IOException {
      http.close();
    }
  }
}
