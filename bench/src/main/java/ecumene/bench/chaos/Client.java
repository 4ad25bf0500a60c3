package ecumene.bench.chaos;

import ecumene.bench.PlainHttp;
import ecumene.bench.Recorded.Step;
import ecumene.bench.chaos.Player.Unanswered;
import ecumene.facts.Civilization;
import ecumene.server.store.TableId;
import java.io.IOException;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** Sends replies of one table over HTTP, to a server that may be gone at any moment. */
final class Client implements Player.Post, AutoCloseable {
  /** Instead of a port. */
  static final int DOWN = 0;

  private static final long PAUSE_MILLIS = 3;

  private final AtomicInteger port;
  private final Map<Civilization, String> keys;
  private @Nullable PlainHttp connection;
  private @Nullable Sent last;

  /** What was answered last. */
  private record Sent(Step step, String request, int line) {}

  /**
   * @param port of the server, while it runs
   */
  Client(AtomicInteger port, Map<Civilization, String> keys) {
    this.port = port;
    this.keys = keys;
  }

  @Override
  public int send(TableId table, Step step, String request)
      throws Unanswered, InterruptedException {
    Thread.sleep(PAUSE_MILLIS);
    try {
      int line = send(connected(table), table, step, request);
      last = new Sent(step, request, line);
      return line;
    } catch (IOException gone) {
      close();
      throw new Unanswered(gone);
    }
  }

  /** What was acknowledged last is asked again of whoever serves now: nothing is done twice. */
  private PlainHttp connected(TableId table) throws IOException, Unanswered {
    var open = connection;
    if (open != null) {
      return open;
    }
    int now = port.get();
    if (now == DOWN) {
      throw new IOException("nobody serves");
    }
    var fresh = new PlainHttp(now);
    connection = fresh;
    var before = last;
    int line = before == null ? 0 : send(fresh, table, before.step, before.request);
    if (before != null && line != before.line) {
      throw new Violation(
          "table %s: expected line %d once more, found %d".formatted(table, before.line, line));
    }
    return fresh;
  }

  private int send(PlainHttp to, TableId table, Step step, String request)
      throws IOException, Unanswered {
    var body = Map.of("request", request, "question", step.question(), "answer", step.answer());
    var key = keys.getOrDefault(step.seat(), PlainHttp.NO_KEY);
    var answer = to.send(PlainHttp.post("/api/table/replies", key, body));
    if (answer.status() >= 500) {
      throw new Unanswered(new IOException(answer.status() + " " + answer.body()));
    }
    if (answer.status() != 200) {
      throw new Violation(
          "table %s: expected a reply to be taken, found %d %s"
              .formatted(table, answer.status(), answer.body()));
    }
    return answer.json().path("line").asInt();
  }

  @Override
  public void close() {
    var open = connection;
    connection = null;
    if (open != null) {
      try {
        open.close();
      } catch (IOException gone) {
        throw new IllegalStateException(gone);
      }
    }
  }
}
