package ecumene.server.notice;

import ecumene.server.notice.Messenger.Outcome;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Notices on their way. Hosts take turns, and one that is slow has only a few places: it keeps
 * nobody else waiting. What is to be tried again waits without a place.
 */
final class Outbox implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Outbox.class);
  private static final int PLACES = 64;
  private static final int PLACES_OF_HOST = 4;
  private static final int MOST_OF_HOST = 1000;
  private static final int MOST = 10_000;

  private final Messenger messenger;
  private final List<Duration> pauses;
  private final ScheduledExecutorService timer =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("outbox").daemon().factory());
  private final LongAdder dropped = new LongAdder();

  // Guarded by this
  private final Map<String, Queue> queues = new HashMap<>();
  private final ArrayDeque<Queue> turns = new ArrayDeque<>();
  private int free = PLACES;
  private int size;

  /**
   * @param pauses before each further attempt
   */
  Outbox(Messenger messenger, List<Duration> pauses) {
    this.messenger = messenger;
    this.pauses = pauses;
  }

  private record Letter(URI address, String body, int attempts) {}

  /** Those to one host. */
  private static final class Queue {
    private final String host;
    private final ArrayDeque<Letter> letters = new ArrayDeque<>();
    private int underWay;
    private boolean hasTurn;

    Queue(String host) {
      this.host = host;
    }
  }

  /** How many notices had no place, or were never taken. */
  long dropped() {
    return dropped.sum();
  }

  /** Has a notice sent. */
  void add(URI address, String body) {
    add(new Letter(address, body, 0));
  }

  private synchronized void add(Letter letter) {
    var queue = queues.computeIfAbsent(Messenger.host(letter.address), Queue::new);
    if (size >= MOST || queue.letters.size() >= MOST_OF_HOST) {
      drop(letter);
    } else {
      queue.letters.add(letter);
      size++;
    }
    takeTurn(queue);
    begin();
  }

  private void drop(Letter letter) {
    dropped.increment();
    LOG.warn("a notice was not taken, host={}", letter.address.getHost()); // its path is a secret
  }

  private void takeTurn(Queue queue) {
    boolean mayGoOn = !queue.letters.isEmpty() && queue.underWay < PLACES_OF_HOST;
    if (mayGoOn && !queue.hasTurn) {
      queue.hasTurn = true;
      turns.add(queue);
    } else if (queue.letters.isEmpty() && queue.underWay == 0) {
      queues.remove(queue.host);
    }
  }

  private void begin() {
    while (free > 0 && !turns.isEmpty() && !timer.isShutdown()) {
      var queue = turns.remove();
      queue.hasTurn = false;
      var letter = queue.letters.remove();
      size--;
      free--;
      queue.underWay++;
      takeTurn(queue);
      Thread.ofVirtual().name("notice").start(() -> send(queue, letter));
    }
  }

  private void send(Queue queue, Letter letter) {
    var outcome = Outcome.HOPELESS;
    try {
      outcome = messenger.attempt(letter.address, letter.body);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    } finally {
      sent(queue, letter, outcome);
    }
  }

  private synchronized void sent(Queue queue, Letter letter, Outcome outcome) {
    free++;
    queue.underWay--;
    boolean isLater = outcome == Outcome.LATER || outcome == Outcome.NOT_TRIED;
    if (isLater && letter.attempts < pauses.size() && !timer.isShutdown()) {
      var again = new Letter(letter.address, letter.body, letter.attempts + 1);
      var pause = pauses.get(letter.attempts);
      var _ = timer.schedule(() -> add(again), pause.toNanos(), TimeUnit.NANOSECONDS);
    } else if (outcome != Outcome.DONE) {
      drop(letter);
    }
    takeTurn(queue);
    begin();
  }

  @Override
  public synchronized void close() {
    timer.shutdownNow();
    turns.clear();
    messenger.close();
  }
}
