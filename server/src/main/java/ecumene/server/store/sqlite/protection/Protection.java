package ecumene.server.store.sqlite.protection;

import ecumene.server.store.StoreFailed;
import ecumene.server.store.commit.BatchWriter;
import ecumene.server.store.commit.FailureLog;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Ships every commit to a second directory: what the first disk loses is there, but for the last
 * moment. Nobody waits for it. If it fails it has ended, and says so until the next start.
 */
public final class Protection implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Protection.class);
  private static final long MOST_WAITING = 256L << 20;
  private static final long LONG_LOG = 64L << 20;
  private static final int BATCH = 256;
  private static final Shipment END = new Shipment(Instant.EPOCH, new byte[0]);

  private final LogTail tail;
  private final Duration kept;
  private final BlockingQueue<Shipment> waiting = new LinkedBlockingQueue<>();
  private final AtomicLong bytes = new AtomicLong();
  private final FailureLog failures = new FailureLog(LOG, "the second copy gets nothing more");
  private final Thread thread;
  private Generation generation;
  private FileChannel log;

  /** What is being written; null: nothing. */
  private volatile @Nullable Shipment inHand;

  /** Since when nothing is shipped any more; null: all is. */
  private volatile @Nullable Instant ended;

  /**
   * Where the second copy is.
   *
   * @param kept how long one can go back
   */
  public record Place(Path directory, Duration kept) {}

  private Protection(Place place, LogTail tail, Generation generation) throws IOException {
    this.tail = tail;
    this.generation = generation;
    kept = place.kept();
    log = FileChannel.open(generation.log(), StandardOpenOption.APPEND);
    thread = Thread.ofPlatform().daemon().name("protection").start(this::run);
  }

  /**
   * Copies the database, which nobody may write until this is done.
   *
   * @param database stays open
   * @param log SQLite's own
   */
  public static Protection begin(Place place, FileChannel database, Path log) {
    try {
      Files.createDirectories(place.directory());
      var all = Generation.in(place.directory());
      int number = all.isEmpty() ? 1 : all.getLast().number() + 1;
      var generation = new Generation(place.directory(), number, now());
      copy(database, generation);
      return new Protection(place, new LogTail(log, Frames.pageSize(database)), generation);
    } catch (IOException e) {
      throw new StoreFailed(
          "nothing can be copied to " + place.directory() + ": " + e.getMessage(), e);
    }
  }

  private static Instant now() {
    return Instant.ofEpochMilli(System.currentTimeMillis());
  }

  private static void copy(FileChannel database, Generation generation) throws IOException {
    Files.deleteIfExists(generation.log());
    Files.createFile(generation.log());
    try (var base =
        FileChannel.open(
            generation.base(), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
      long size = database.size();
      for (long at = 0; at < size; ) {
        at += database.transferTo(at, size - at, base);
      }
      base.force(true);
    }
  }

  /** Writers whose commits are shipped. */
  public BatchWriter.Source around(BatchWriter.Source writers) {
    return () -> new ShippingWriter(writers.open(), this);
  }

  /** Something may have been committed. On the thread that writes, before it writes again. */
  void committed() {
    if (ended != null) {
      return;
    }
    try {
      var frames = tail.next();
      if (frames.length > 0) {
        ship(new Shipment(now(), frames));
      }
    } catch (IOException e) {
      fail(e);
    }
  }

  private void ship(Shipment shipment) {
    if (bytes.addAndGet(shipment.frames().length) > MOST_WAITING) {
      fail(new IOException("its disk is too slow"));
      return;
    }
    waiting.add(shipment);
  }

  private void fail(IOException cause) {
    ended = now().minus(lag());
    waiting.clear();
    failures.failed(cause);
  }

  /** How old the oldest commit is that the second copy does not have; zero: it has all. */
  public Duration lag() {
    var since = ended;
    var oldest = inHand == null ? waiting.peek() : inHand;
    if (since == null && oldest != null && oldest.frames().length > 0) {
      since = oldest.at();
    }
    return since == null ? Duration.ZERO : Duration.between(since, now());
  }

  private void run() {
    var batch = new ArrayList<Shipment>();
    try {
      for (boolean goesOn = true; goesOn; ) {
        batch.clear();
        batch.add(waiting.take());
        waiting.drainTo(batch, BATCH);
        goesOn = !batch.remove(END);
        if (ended == null && !batch.isEmpty()) {
          inHand = batch.getFirst();
          write(batch);
          inHand = null;
        }
      }
    } catch (IOException e) {
      fail(e);
    } catch (InterruptedException e) {
      LOG.warn("The thread for the second copy was interrupted, and ends");
    }
  }

  private void write(List<Shipment> batch) throws IOException {
    for (var shipment : batch) {
      var text = shipment.write();
      while (text.hasRemaining()) {
        log.write(text);
      }
      bytes.addAndGet(-shipment.frames().length);
    }
    log.force(false);
    if (log.size() > Math.max(LONG_LOG, 2 * Files.size(generation.base()))) {
      beginNext(batch.getLast().at());
    }
  }

  /** A new copy, made of the old one, so that the log need not grow for ever. */
  private void beginNext(Instant at) throws IOException {
    var next = generation.next(at);
    var part = next.base().resolveSibling("next.part");
    Rebuilding.of(generation, null, part);
    Files.deleteIfExists(next.log());
    Files.createFile(next.log());
    Files.move(part, next.base());
    log.close();
    log = FileChannel.open(next.log(), StandardOpenOption.APPEND);
    generation = next;
    deleteOld();
  }

  private void deleteOld() throws IOException {
    var all = Generation.in(generation.directory());
    for (int n = 0; n + 1 < all.size(); n++) {
      if (all.get(n + 1).begun().isBefore(now().minus(kept))) {
        all.get(n).delete();
      }
    }
  }

  /** Ships what was committed last. */
  @Override
  public void close() {
    committed();
    waiting.add(END);
    try {
      thread.join();
      log.close();
      tail.close();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (IOException e) {
      LOG.warn("The second copy could not be closed", e);
    }
  }
}
