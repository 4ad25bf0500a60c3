package ecumene.bench.chaos;

import ecumene.bench.Recorded;
import ecumene.bench.Recorded.Step;
import ecumene.server.store.StoredLine;
import ecumene.server.store.TableId;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * Plays a recorded game at a table, and knows which of its replies were acknowledged, and where.
 */
final class Player {
  private static final Duration PATIENCE = Duration.ofSeconds(30);
  private static final long PAUSE_MILLIS = 2;

  private final TableId table;
  private final Recorded game;

  /** How many lines the log had with each reply, as it was acknowledged. */
  private final List<Integer> acknowledged = new ArrayList<>();

  Player(TableId table, Recorded game) {
    this.table = table;
    this.game = game;
  }

  /** The way to whoever writes replies down. */
  interface Post {
    /** Returns how many lines the log has with it. */
    int send(TableId table, Step step, String request) throws Unanswered, InterruptedException;
  }

  /** Nobody knows what has become of a request. */
  static final class Unanswered extends Exception {
    private static final long serialVersionUID = 1;

    Unanswered(Throwable cause) {
      super(cause);
    }
  }

  TableId table() {
    return table;
  }

  /** Replies one after the other; what is not answered is sent again. */
  void play(Post post, BooleanSupplier goesOn) throws InterruptedException {
    long since = System.nanoTime();
    for (int n = replies(); n < game.steps().size() && goesOn.getAsBoolean(); n = replies()) {
      try {
        acknowledge(post.send(table, game.steps().get(n), request(n)));
        since = System.nanoTime();
      } catch (Unanswered later) {
        if (System.nanoTime() - since > PATIENCE.toNanos()) {
          throw new Violation("table %s: %s is never answered".formatted(table, request(n)), later);
        }
        Thread.sleep(PAUSE_MILLIS);
      }
    }
  }

  private static String request(int n) {
    return "r" + n;
  }

  private synchronized void acknowledge(int line) {
    acknowledged.add(line);
  }

  /** How many were acknowledged. */
  synchronized int replies() {
    return acknowledged.size();
  }

  synchronized List<Integer> acknowledged() {
    return List.copyOf(acknowledged);
  }

  /**
   * Every reply that was acknowledged is in the log, once, in order, at its line.
   *
   * @param lines {@link #acknowledged}, from before the log was read
   */
  void check(List<Integer> lines, List<StoredLine> log) {
    int n = 0;
    for (var line : log) {
      if (line.request() != null) {
        expect(n < game.steps().size(), "no more than " + n + " replies", line.request());
        var step = game.steps().get(n);
        expect(line.request().equals(word(n)), "reply " + word(n), line.request());
        expect(line.text().contains(step.question()), step.question(), line.text());
        n++;
      }
    }
    expect(n >= lines.size(), lines.size() + " acknowledged replies", n + " of them");
    for (int i = 0; i < lines.size(); i++) {
      int line = lines.get(i);
      var found = line >= 1 && line <= log.size() ? log.get(line - 1).request() : null;
      expect(word(i).equals(found), word(i) + " at line " + line, String.valueOf(found));
    }
  }

  /** The request as the log names it. */
  private String word(int n) {
    return game.steps().get(n).seat().id() + ':' + request(n);
  }

  private void expect(boolean holds, String expected, String found) {
    if (!holds) {
      throw new Violation("table %s: expected %s, found %s".formatted(table, expected, found));
    }
  }
}
