package ecumene.server.http;

import ecumene.server.http.exchange.EventStream;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Looks after all streams that are open: one timer for all. */
public final class Heartbeats implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Heartbeats.class);

  private final Set<EventStream> streams = ConcurrentHashMap.newKeySet();
  private final CountDownLatch stopped = new CountDownLatch(1);

  /** Begins at once. */
  public Heartbeats() {
    Thread.ofVirtual().name("heartbeats").start(this::run);
  }

  void add(EventStream stream) {
    streams.add(stream);
  }

  void remove(EventStream stream) {
    streams.remove(stream);
  }

  /** How many streams are open. */
  int size() {
    return streams.size();
  }

  private void run() {
    try {
      while (!stopped.await(1, TimeUnit.SECONDS)) {
        streams.forEach(Heartbeats::beat);
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** What fails at one stream, in whatever way, ends no other. */
  private static void beat(EventStream stream) {
    try {
      stream.beat();
    } catch (RuntimeException | Error failed) {
      LOG.error("a stream can not be looked after", failed);
    }
  }

  @Override
  public void close() {
    stopped.countDown();
  }
}
