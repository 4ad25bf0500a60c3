package ecumene.bench;

import static ecumene.bench.PlainHttp.NO_KEY;

import ecumene.game.Game;
import ecumene.purchase.BuyAdvances;
import ecumene.wire.Wire;
import ecumene.wire.save.SavedGame;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Requests for heavy work that eight connections from one address send one after the other, each
 * when the last is answered.
 *
 * @param name what is asked for
 * @param requests as they are sent, again and again
 * @param expected the status of the answer, if the server has time for it
 */
record Flood(String name, List<byte[]> requests, int expected) {
  private static final int CONNECTIONS = 8;

  /** More than a server keeps played again. */
  private static final int TABLES = 32;

  private static final int MOST_REQUESTS = 20_000;

  /**
   * One of each kind.
   *
   * @param game waits for somebody to buy advances
   */
  static List<Flood> all(int port, Game game) throws IOException {
    try (var http = new PlainHttp(port)) {
      var saved = Wire.JSON.readTree(SavedGame.of(game).write());
      var imported = PlainHttp.post("/api/imports", NO_KEY, Map.of("name", "Old", "saved", saved));
      var history = new ArrayList<byte[]>();
      var advice = new ArrayList<byte[]>();
      var open =
          game.open().stream()
              .filter(it -> it.question() instanceof BuyAdvances)
              .findFirst()
              .orElseThrow();
      for (int n = 0; n < TABLES; n++) {
        var table = http.send(imported).json();
        var spectator = table.path("spectator").asString();
        history.add(PlainHttp.get("/api/table/history/40", spectator));
        history.add(PlainHttp.get("/api/table/events?before=40", spectator));
        var invitation = table.path("invitations").path(open.question().seat().id()).asString();
        var key = http.send(PlainHttp.post("/api/table/claim", invitation, Map.of())).json();
        advice.add(
            PlainHttp.post(
                "/api/table/advice",
                key.path("key").asString(),
                Map.of("question", open.id().toString())));
      }
      var login = Map.of("name", "nobody", "password", "wrong horse");
      return List.of(
          new Flood("history", history, 200),
          new Flood("import", List.of(imported), 201),
          new Flood("logins", List.of(PlainHttp.post("/api/sessions", NO_KEY, login)), 401),
          new Flood("advice", advice, 200));
    }
  }

  /** A flood that goes on until it is closed, or has sent enough. */
  static final class Running implements AutoCloseable {
    private final AtomicBoolean isOver = new AtomicBoolean();
    private final AtomicInteger sent = new AtomicInteger();
    private final AtomicInteger done = new AtomicInteger();
    private final AtomicInteger busy = new AtomicInteger();
    private final ExecutorService threads = Executors.newFixedThreadPool(CONNECTIONS);
    private final List<Future<?>> senders = new ArrayList<>();

    private Running(Flood flood, int port) {
      for (int n = 0; n < CONNECTIONS; n++) {
        senders.add(threads.submit(() -> send(flood, port)));
      }
    }

    private void send(Flood flood, int port) {
      try (var http = new PlainHttp(port)) {
        for (int n = sent.getAndIncrement();
            n < MOST_REQUESTS && !isOver.get();
            n = sent.getAndIncrement()) {
          int status = http.send(flood.requests.get(n % flood.requests.size())).status();
          if (status != 503 && status != flood.expected) {
            throw new IllegalStateException(flood.name + ": " + status);
          }
          (status == 503 ? busy : done).incrementAndGet();
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    /** How many requests were answered as expected. */
    int done() {
      return done.get();
    }

    /** How many the server had no time for. */
    int busy() {
      return busy.get();
    }

    @Override
    public void close() {
      isOver.set(true);
      threads.close();
      senders.forEach(Future::resultNow); // throws what a sender has
    }
  }

  Running run(int port) {
    return new Running(this, port);
  }
}
