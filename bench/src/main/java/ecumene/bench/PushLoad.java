package ecumene.bench;

import static java.nio.charset.StandardCharsets.UTF_8;

import ecumene.bench.Recorded.Step;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.game.Game;
import ecumene.server.room.Command;
import ecumene.server.room.Room;
import ecumene.server.room.Rooms;
import ecumene.server.scene.Subscription;
import ecumene.server.scene.Viewer;
import ecumene.server.store.Stores;
import ecumene.wire.Wire;
import ecumene.wire.save.SavedGame;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Flow;
import java.util.concurrent.atomic.LongAdder;
import tools.jackson.databind.JsonNode;

/** What a reply costs that 18 seats and a spectator are told of. */
final class PushLoad {
  private static final int REPLIES = 3_000;
  private static final int ROUND = 150;
  private static final int MOST_PASSES = 12;
  private static final String WANTED = "at most 300";
  private static final String WITH_ALL = "  with its compiler and collector";

  private PushLoad() {}

  static void report(Path directory) throws IOException, InterruptedException {
    System.out.println("CPU for each reply with its pushes to 18 seats and a spectator");
    var game = Recorded.of(Setup.of(18, Side.BOTH), REPLIES);
    direct(directory.resolve("direct"), game);
    overHttp(directory.resolve("http"), game);
  }

  private static void direct(Path directory, Recorded game) throws InterruptedException {
    try (var store = Stores.open(directory);
        var rooms = new Rooms(store, InstantSource.system())) {
      var warmth = new Warmth();
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
    game.plan().seats().forEach(it -> subscriptions.add(room.subscribe(Viewer.of(it), null)));
    subscriptions.add(room.subscribe(Viewer.SPECTATOR, null));
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
    try {
      for (var subscription : subscriptions) {
        subscription.next(Duration.ZERO);
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void print(String what, List<Double> costs) {
    var sorted = costs.stream().sorted().toList();
    double mean = costs.stream().mapToDouble(it -> it).average().orElseThrow();
    LoadBench.line(what + ", mean", mean, "µs", WANTED);
    LoadBench.line("  best and worst " + ROUND + " of them", sorted.getFirst(), "µs", "");
    LoadBench.line("", sorted.getLast(), "µs", "");
  }

  // Over HTTP

  private static void overHttp(Path directory, Recorded game)
      throws IOException, InterruptedException {
    try (var server = LoadServer.on(directory)) {
      for (int pass = 1; ; pass++) {
        var before = server.health().spent();
        long pushes = play(server, game);
        var after = server.health();
        if (after.isWarm() || pass == MOST_PASSES) {
          var spent = after.spent().since(before);
          LoadBench.line(
              "over HTTP, when " + (pass - 1) * REPLIES + " have warmed it up",
              spent.program() / 1e3 / game.steps().size(),
              "µs",
              WANTED);
          line(WITH_ALL, spent.process(), game);
          LoadBench.line("  pushes for each reply", (double) pushes / REPLIES, "", "");
          return;
        }
      }
    }
  }

  /** Plays the game at a new table, and returns how many scenes were pushed. */
  private static long play(LoadServer server, Recorded game)
      throws IOException, InterruptedException {
    try (var http = HttpClient.newHttpClient()) {
      var table = new HttpTable(http, server.port(), game);
      var heard = new LongAdder();
      table.listen(heard);
      for (int n = 0; n < game.steps().size(); n++) {
        table.reply(n);
      }
      http.shutdownNow();
      return heard.sum();
    }
  }

  /** The game at a table of a server, with a stream for everybody. */
  private static final class HttpTable {
    private final HttpClient http;
    private final String server;
    private final Recorded game;
    private final Map<String, String> keys = new HashMap<>();
    private final String spectator;

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

    void listen(LongAdder heard) {
      var all = new ArrayList<>(keys.values());
      all.add(spectator);
      for (var key : all) {
        var request = request("/api/table/stream", key).GET().build();
        var _ = http.sendAsync(request, BodyHandlers.fromLineSubscriber(new Ear(heard)));
      }
    }

    void reply(int n) throws IOException, InterruptedException {
      Step step = game.steps().get(n);
      var body = new HashMap<String, Object>();
      body.put("request", "r" + n);
      body.put("question", step.question());
      body.put("answer", step.answer());
      post("/api/table/replies", keys.getOrDefault(step.seat().id(), ""), body);
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

  /** Counts scenes. */
  private record Ear(LongAdder heard) implements Flow.Subscriber<String> {

    @Override
    public void onSubscribe(Flow.Subscription subscription) {
      subscription.request(Long.MAX_VALUE);
    }

    @Override
    public void onNext(String line) {
      if (line.startsWith("data:")) {
        heard.increment();
      }
    }

    @Override
    public void onError(Throwable ended) {}

    @Override
    public void onComplete() {}
  }
}
