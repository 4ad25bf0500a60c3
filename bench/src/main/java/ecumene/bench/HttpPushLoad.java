package ecumene.bench;

import static java.nio.charset.StandardCharsets.UTF_8;

import ecumene.bench.Recorded.Step;
import ecumene.game.Game;
import ecumene.wire.Wire;
import ecumene.wire.save.SavedGame;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Flow;
import java.util.concurrent.atomic.LongAdder;
import tools.jackson.databind.JsonNode;

/**
 * The same over HTTP, by the CPU time of the whole process of the server: program, compiler,
 * collector and kernel. A reply is sent when all have been told of the one before.
 */
final class HttpPushLoad {
  private static final int PASSES = 7;
  private static final int MOST_WARM_UP_PASSES = 30;

  private HttpPushLoad() {}

  static void report(Path directory, Recorded game) throws IOException, InterruptedException {
    try (var server = LoadServer.on(directory)) {
      int warmUp = 0;
      do {
        play(server, game);
        warmUp++;
      } while (!server.health().isWarm() && warmUp < MOST_WARM_UP_PASSES);
      var costs = new ArrayList<Spent>();
      long pushes = 0;
      for (int pass = 0; pass < PASSES; pass++) {
        var before = server.health().spent();
        pushes += play(server, game);
        costs.add(server.health().spent().since(before));
      }
      print(costs, warmUp, game.steps().size());
      LoadBench.line(
          "  pushes for each reply", (double) pushes / PASSES / game.steps().size(), "", "");
    }
  }

  private static void print(List<Spent> costs, int warmUp, int replies) {
    var whole = costs.stream().mapToDouble(it -> it.process() / 1e3 / replies).sorted().toArray();
    var program = costs.stream().mapToDouble(it -> it.program() / 1e3 / replies).sorted().toArray();
    System.out.printf("  over HTTP, %d times %d replies after %d times%n", PASSES, replies, warmUp);
    LoadBench.line("whole process, median", whole[PASSES / 2], "µs", "at most 500");
    LoadBench.line("  lowest and highest", whole[0], "µs", "");
    LoadBench.line("", whole[PASSES - 1], "µs", "");
    LoadBench.line("  of it threads of Java, median", program[PASSES / 2], "µs", "");
  }

  /** Plays the game at a new table, and returns how many scenes were pushed. */
  private static long play(LoadServer server, Recorded game)
      throws IOException, InterruptedException {
    try (var http = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build()) {
      var table = new HttpTable(http, server.port(), game);
      table.listen();
      for (int n = 0; n < game.steps().size(); n++) {
        table.reply(n);
      }
      http.shutdownNow();
      return table.heard();
    }
  }

  /** The game at a table of a server, with a stream for everybody. */
  private static final class HttpTable {
    private final HttpClient http;
    private final String server;
    private final Recorded game;
    private final Map<String, String> keys = new HashMap<>();
    private final String spectator;
    private final List<Ear> ears = new ArrayList<>();

    HttpTable(HttpClient http, int port, Recorded game) throws IOException, InterruptedException {
      this.http = http;
      this.game = game;
      server = "http://127.0.0.1:" + port;
      var saved = Wire.JSON.readTree(SavedGame.of(Game.begin(game.header())).write());
      var opened = post("/api/imports", "", Map.of("name", "Load", "saved", saved));
      spectator = opened.path("spectator").asString();
      for (var invitation : opened.path("invitations").properties()) {
        var claimed = post("/api/table/claim", invitation.getValue().asString(), Map.of());
        keys.put(invitation.getKey(), claimed.path("key").asString());
      }
    }

    void listen() {
      var all = new ArrayList<>(keys.values());
      all.add(spectator);
      for (var key : all) {
        var ear = new Ear();
        ears.add(ear);
        var request = request("/api/table/stream", key).GET().build();
        var _ = http.sendAsync(request, BodyHandlers.fromLineSubscriber(ear));
      }
    }

    long heard() {
      return ears.stream().mapToLong(ear -> ear.scenes.sum()).sum();
    }

    /** Replies, and waits until everybody has heard of it. */
    void reply(int n) throws IOException, InterruptedException {
      Step step = game.steps().get(n);
      var body = new HashMap<String, Object>();
      body.put("request", "r" + n);
      body.put("question", step.question());
      body.put("answer", step.answer());
      var done = post("/api/table/replies", keys.getOrDefault(step.seat().id(), ""), body);
      for (var ear : ears) {
        ear.await(done.path("line").asInt());
      }
    }

    private JsonNode post(String path, String key, Map<String, ?> body)
        throws IOException, InterruptedException {
      var request =
          request(path, key)
              .header("Content-Type", "application/json")
              .POST(BodyPublishers.ofByteArray(Wire.JSON.writeValueAsBytes(body)))
              .build();
      var response = http.send(request, BodyHandlers.ofByteArray());
      if (response.statusCode() >= 300) {
        throw new IllegalStateException(path + ": " + new String(response.body(), UTF_8));
      }
      return Wire.JSON.readTree(response.body());
    }

    private HttpRequest.Builder request(String path, String key) {
      var request = HttpRequest.newBuilder(URI.create(server + path));
      return key.isEmpty() ? request : request.header("Authorization", "Bearer " + key);
    }
  }

  /** Counts scenes, and knows of which line the last one was. */
  private static final class Ear implements Flow.Subscriber<String> {
    private static final String ID = "id: ";
    private static final long PATIENCE_NANOS = 10_000_000_000L;

    private final LongAdder scenes = new LongAdder();
    private int line = -1;

    synchronized void await(int wanted) throws InterruptedException {
      long end = System.nanoTime() + PATIENCE_NANOS;
      while (line < wanted) {
        if (System.nanoTime() > end) {
          throw new IllegalStateException("line " + wanted + " was not told");
        }
        wait(PATIENCE_NANOS / 1_000_000);
      }
    }

    @Override
    public void onSubscribe(Flow.Subscription subscription) {
      subscription.request(Long.MAX_VALUE);
    }

    @Override
    public void onNext(String text) {
      if (text.startsWith(ID)) {
        scenes.increment();
        synchronized (this) {
          line = Integer.parseInt(text.substring(ID.length()));
          notifyAll();
        }
      }
    }

    @Override
    public void onError(Throwable ended) {}

    @Override
    public void onComplete() {}
  }
}
