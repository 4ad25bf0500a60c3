package ecumene.server.proof;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.server.http.Client;
import ecumene.server.http.Client.Got;
import ecumene.wire.Wire;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Somebody else's program that plays a seat, or looks on: it follows the stream, asks for advice
 * and takes it. When a server is gone it goes on by itself as soon as there is one again.
 */
final class Player {
  private static final String DATA = "data: ";
  private static final int PAUSE_MILLIS = 30;
  private static final int AGAIN = 8;
  private static final int CHECKED = 16;

  private final List<Client> servers;
  private final String table;
  private final String seat;
  private final String key;
  private final Picture picture = new Picture();
  private final ConcurrentLinkedQueue<Acknowledged> acknowledged = new ConcurrentLinkedQueue<>();
  private final Set<String> refused = ConcurrentHashMap.newKeySet();
  private final Thread thread;
  private volatile @Nullable Throwable failure;
  private volatile boolean isOver;
  private volatile boolean isStopped;
  private final AtomicInteger resumed = new AtomicInteger();
  private volatile int line;
  private int at;
  private int requests;
  private int scenes;
  private int done;

  /** A reply of which the server has said that it is kept. */
  record Acknowledged(String table, String request, String question, int line) {}

  /**
   * @param servers where the player goes; to the next when one is gone
   * @param seat empty: looks on
   */
  Player(List<Client> servers, String table, String seat, String key) {
    this.servers = servers;
    this.table = table;
    this.seat = seat;
    this.key = key;
    thread = Thread.ofVirtual().name("player").unstarted(this::play);
  }

  Player start() {
    thread.start();
    return this;
  }

  /** Ends as soon as the servers are gone, or answer. */
  void stop() {
    isStopped = true;
  }

  /** Waits for the end. */
  void join() {
    try {
      thread.join();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
    check();
  }

  void check() {
    if (failure != null) {
      throw new AssertionError(seat + " at " + table, failure);
    }
  }

  String table() {
    return table;
  }

  boolean isOver() {
    return isOver;
  }

  /** How often a stream was begun, or taken up again. */
  int resumed() {
    return resumed.get();
  }

  /** How far the player has seen the log. */
  int line() {
    return line;
  }

  List<Acknowledged> acknowledged() {
    return List.copyOf(acknowledged);
  }

  /** Requests that the server has refused, as the log would name them. */
  Set<String> refused() {
    return refused;
  }

  private void play() {
    try {
      while (!isOver && !isStopped) {
        try {
          listen();
        } catch (IOException | UncheckedIOException gone) {
          goElsewhere();
        }
      }
    } catch (InterruptedException | RuntimeException | AssertionError unexpected) {
      failure = isStopped ? null : unexpected;
    }
  }

  private Client server() {
    return servers.get(at % servers.size());
  }

  private void goElsewhere() throws InterruptedException {
    at++;
    Thread.sleep(PAUSE_MILLIS);
  }

  private void listen() throws IOException, InterruptedException {
    var request = server().request("/api/table/stream", key);
    if (picture.line() >= 0) {
      request.header("Last-Event-ID", "" + picture.line());
    }
    var response = server().http().send(request.GET().build(), BodyHandlers.ofLines());
    if (response.statusCode() != 200) {
      throw new IOException("status " + response.statusCode());
    }
    boolean isFirst = true;
    try (var lines = response.body()) {
      for (var each = lines.iterator(); each.hasNext() && !isOver && !isStopped; ) {
        var data = each.next();
        if (data.startsWith(DATA + "{\"line\"")) {
          see(Wire.JSON.readTree(data.substring(DATA.length())), isFirst);
          isFirst = false;
        }
      }
    }
  }

  private void see(JsonNode scene, boolean isFirst) throws InterruptedException {
    assertThat(scene.path("whole").asBoolean()).isEqualTo(isFirst);
    assertThat(scene.path("line").asInt()).isGreaterThanOrEqualTo(picture.line());
    picture.take(scene);
    line = picture.line();
    if (isFirst || ++scenes % CHECKED == 0) {
      var replayed = server().get("/api/table/history/" + line, key);
      assertThat(replayed.status()).as(replayed.text()).isEqualTo(200);
      picture.check(replayed.json());
    }
    if (isFirst) {
      resumed.incrementAndGet();
    }
    if (picture.isOver()) {
      isOver = true;
    } else if (line >= done) { // what came before the last reply is out of date
      answer();
    }
  }

  private void answer() throws InterruptedException {
    for (var asked : picture.questions()) {
      if (asked.path("awaited").asBoolean()) {
        reply(asked.path("id").asString());
        return;
      }
    }
  }

  private void reply(String question) throws InterruptedException {
    var advice = server().post("/api/table/advice", key, Map.of("question", question));
    if (advice.status() != 200) {
      assertThat(advice.error()).isIn("409 stale", "503 stopping");
      return;
    }
    var answers = advice.json().path("answers");
    var request = "r" + ++requests;
    var body =
        Map.of(
            "request",
            request,
            "question",
            question,
            "answer",
            answers.get(answers.size() - 1).path("answer"));
    var got = untilAnswered(body);
    if (got.status() == 200) {
      done = got.json().path("line").asInt();
      acknowledged.add(new Acknowledged(table, seat + ":" + request, question, done));
      if (requests % AGAIN == 0) {
        assertThat(untilAnswered(body).text()).isEqualTo(got.text());
      }
    } else {
      assertThat(got.error()).isIn("409 stale", "422 refused");
      refused.add(seat + ":" + request);
    }
  }

  /** Nobody knows what has become of a request that was not answered: the same is sent again. */
  private Got untilAnswered(Map<String, ?> body) throws InterruptedException {
    while (true) {
      try {
        var got = server().post("/api/table/replies", key, body);
        if (got.status() < 500) {
          return got;
        }
      } catch (UncheckedIOException gone) {
        if (isStopped) {
          throw gone;
        }
      }
      goElsewhere();
    }
  }
}
