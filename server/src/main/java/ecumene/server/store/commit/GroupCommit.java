package ecumene.server.store.commit;

import ecumene.server.store.Commits;
import ecumene.server.store.KeyChange;
import ecumene.server.store.Store;
import ecumene.server.store.StoreFailed;
import ecumene.server.store.StoredLine;
import ecumene.server.store.TableId;
import ecumene.server.store.commit.BatchWriter.Result;
import ecumene.server.store.commit.Write.Append;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Has everything written by one thread: while one commit is being synced, the next gathers. The
 * queue has no limit, for whoever writes waits, and there are only so many tables.
 */
public final class GroupCommit implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(GroupCommit.class);
  private static final int MOST = 256;
  private static final long IDLE = 0;
  private static final Duration LONG = Duration.ofSeconds(2);
  private static final Write STOP =
      new Append(new TableId(""), 0, List.of(), List.of(), null, new CompletableFuture<>());

  private final BatchWriter.Source writers;
  private final Consumer<TableId> listener;
  private final Runnable whenChanged;
  private final BlockingQueue<Write> waiting = new LinkedBlockingQueue<>();
  private final CompletableFuture<@Nullable Void> ended = new CompletableFuture<>();
  // So that whoever goes on from a future does not keep the next commit waiting.
  private final ExecutorService tellers = Executors.newVirtualThreadPerTaskExecutor();
  private boolean closed; // guarded by waiting
  private @Nullable BatchWriter writer;
  private volatile boolean isCheckpointWanted;

  /** When the commit began that is under way, as {@link System#nanoTime} has it. */
  private volatile long begun = IDLE;

  private volatile @Nullable String trouble;

  private final LongAdder count = new LongAdder();
  private final LongAdder appends = new LongAdder();
  private final LongAdder lines = new LongAdder();
  private final LongAdder lost = new LongAdder();
  private final FailureLog failures = new FailureLog(LOG, "nothing can be written");
  private final FailureLog checkpointFailures = new FailureLog(LOG, "no checkpoint");
  private final LongAdder nanos = new LongAdder();
  private final LongAccumulator longestNanos = new LongAccumulator(Math::max, 0);

  /**
   * Opens the first writer here, so that who cannot write hears of it at once.
   *
   * @param listener hears of each append, after the one who made it
   * @param whenChanged is run when anything else than a line may have changed, before the one hears
   *     of it who has changed it
   */
  public GroupCommit(BatchWriter.Source writers, Consumer<TableId> listener, Runnable whenChanged)
      throws SQLException {
    this.writers = writers;
    this.listener = listener;
    this.whenChanged = whenChanged;
    writer = writers.open();
    Thread.ofPlatform().name("store").start(this::run);
  }

  public CompletableFuture<Boolean> append(
      TableId table,
      int first,
      List<StoredLine> lines,
      List<KeyChange> keys,
      @Nullable Instant due) {
    if (lines.isEmpty() || first < 0) {
      throw new IllegalArgumentException(lines.size() + " lines from number " + first);
    }
    var done = new CompletableFuture<Boolean>();
    return submit(new Append(table, first, List.copyOf(lines), List.copyOf(keys), due, done))
        .done();
  }

  /** Waits until it is on disk. */
  public <T> T change(Function<Handle, T> how) {
    return Store.await(submit(new Write.Change<>(how, new CompletableFuture<>())).done());
  }

  private <W extends Write> W submit(W write) {
    synchronized (waiting) {
      if (closed) {
        throw new StoreFailed("the store is closed");
      }
      waiting.add(write);
    }
    return write;
  }

  /** Why nothing can be written; tries again if the newest commit failed. */
  public @Nullable String trouble() {
    long since = begun;
    if (since != IDLE && System.nanoTime() - since > LONG.toNanos()) {
      return "the store does not end what it has begun to write";
    }
    if (trouble == null) {
      return null;
    }
    try {
      change(handle -> handle.execute("UPDATE pulse SET beat = beat + 1"));
      return null;
    } catch (StoreFailed e) {
      return e.getMessage();
    }
  }

  /** Whether the newest commit failed. */
  public boolean isFailing() {
    return trouble != null;
  }

  public Commits commits() {
    return new Commits(
        count.sum(),
        appends.sum(),
        lines.sum(),
        lost.sum(),
        failures.count(),
        Duration.ofNanos(nanos.sum()),
        Duration.ofNanos(longestNanos.get()));
  }

  private void run() {
    var batch = new ArrayList<Write>(MOST);
    while (true) {
      batch.clear();
      batch.add(next());
      waiting.drainTo(batch, MOST - 1);
      boolean last = batch.remove(STOP);
      if (!batch.isEmpty()) {
        commit(batch);
        checkpointIfAsked();
      }
      if (last) {
        drop();
        ended.complete(null);
        return;
      }
    }
  }

  private Write next() {
    while (true) {
      try {
        return waiting.take();
      } catch (InterruptedException e) {
        // Only close() ends this thread.
        LOG.warn("The writing thread was interrupted, and goes on");
      }
    }
  }

  private void commit(List<Write> batch) {
    long start = System.nanoTime() | 1; // never idle
    begun = start;
    try {
      if (writer == null) {
        writer = writers.open();
      }
      var written = writer.write(batch);
      trouble = null;
      failures.worked();
      count(written, System.nanoTime() - start);
      if (changesMore(batch)) {
        whenChanged.run();
      }
      tell(written);
    } catch (SQLException | RuntimeException | Error e) { // this thread writes for all
      drop();
      boolean isLong = System.nanoTime() - start > LONG.toNanos();
      if (batch.size() == 1 || trouble != null || isLong || !canOpen()) {
        fail(batch, e);
      } else { // it may be for one of them alone
        batch.forEach(write -> commit(List.of(write)));
      }
    } finally {
      begun = IDLE;
    }
  }

  private static boolean changesMore(List<Write> batch) {
    return batch.stream()
        .anyMatch(write -> !(write instanceof Append append) || !append.keys().isEmpty());
  }

  private boolean canOpen() {
    try {
      writer = writers.open();
      return true;
    } catch (SQLException closed) {
      return false; // told with what has failed before
    }
  }

  /** Has what was committed checkpointed after the next commit. */
  public void checkpointAfterNext() {
    isCheckpointWanted = true;
  }

  private void checkpointIfAsked() {
    if (isCheckpointWanted && writer != null) {
      isCheckpointWanted = false;
      try {
        writer.checkpoint();
      } catch (SQLException e) {
        checkpointFailures.failed(e);
        drop();
      }
    }
  }

  private void count(Result written, long taken) {
    count.increment();
    appends.add(written.appended().size());
    written.appended().forEach(append -> lines.add(append.lines().size()));
    lost.add(written.lost().size());
    nanos.add(taken);
    longestNanos.accumulate(taken);
  }

  private void tell(Result written) {
    if (waiting.isEmpty()) { // nobody is kept waiting, and those who wait hear of it sooner
      tellOf(written);
    } else {
      tellers.execute(() -> tellOf(written));
    }
    written.changed().forEach(tellers::execute);
  }

  private void tellOf(Result written) {
    written.appended().forEach(append -> append.done().complete(true));
    written.lost().forEach(append -> append.done().complete(false));
    written.appended().forEach(append -> listener.accept(append.table()));
  }

  private void fail(List<Write> batch, Throwable cause) {
    whenChanged.run(); // nobody knows
    failures.failed(cause);
    var message = "nothing could be written: " + cause.getMessage();
    trouble = message;
    for (var write : batch) {
      tellers.execute(() -> write.done().completeExceptionally(new StoreFailed(message, cause)));
    }
  }

  private void drop() {
    if (writer != null) {
      try {
        writer.close();
      } catch (SQLException e) {
        LOG.warn("The connection for writing could not be closed", e);
      }
      writer = null;
    }
  }

  /** Writes what still waits. */
  @Override
  public void close() {
    synchronized (waiting) {
      if (closed) {
        return;
      }
      closed = true;
      waiting.add(STOP);
    }
    ended.join();
    tellers.close();
  }
}
