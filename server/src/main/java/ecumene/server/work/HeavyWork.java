package ecumene.server.work;

import ecumene.server.Problem;
import ecumene.table.Sentence;
import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.Queue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Work that keeps a processor busy, done by a few platform threads, so that what is light finds a
 * processor free. Those who wait for it are served in turn, however much each of them wants; who
 * finds too many before them is refused.
 */
public final class HeavyWork implements AutoCloseable {
  private static final int MOST_WAITING = 128;
  private static final int MOST_OF_ONE = 32;

  private final int mostWaiting;
  private final int mostOfOne;

  /** What each waits for; the one whose turn is next comes first. */
  private final LinkedHashMap<String, Queue<FutureTask<?>>> waiting = new LinkedHashMap<>();

  private int count;
  private int running;
  private long refused;
  private boolean isClosed;

  /** Leaves a processor to the rest, if there is more than one. */
  public HeavyWork() {
    this(Math.max(1, Runtime.getRuntime().availableProcessors() - 1), MOST_WAITING, MOST_OF_ONE);
  }

  /**
   * Begins with nothing to do.
   *
   * @param mostWaiting how many may wait
   * @param mostOfOne how many of them for the same
   */
  public HeavyWork(int threads, int mostWaiting, int mostOfOne) {
    this.mostWaiting = mostWaiting;
    this.mostOfOne = mostOfOne;
    for (int n = 0; n < threads; n++) {
      Thread.ofPlatform().daemon().name("heavy-" + n).start(this::work);
    }
  }

  /**
   * Does it when its turn comes, and waits until it is done.
   *
   * @param who wants it
   * @throws Problem if too many wait already
   */
  public <T> T run(String who, Supplier<T> work) {
    var task = new FutureTask<>(work::get);
    queue(who, task);
    try {
      return task.get();
    } catch (InterruptedException stopped) {
      task.cancel(false);
      Thread.currentThread().interrupt();
      throw stopping();
    } catch (ExecutionException failed) {
      switch (failed.getCause()) {
        case RuntimeException cause -> throw cause;
        case Error cause -> throw cause;
        case null, default -> throw new IllegalStateException(failed);
      }
    }
  }

  private synchronized void queue(String who, FutureTask<?> task) {
    if (isClosed) {
      throw stopping();
    }
    var own = waiting.get(who);
    if (count >= mostWaiting || (own != null && own.size() >= mostOfOne)) {
      refused++;
      throw Problem.busy(
          Sentence.of("the server has too much heavy work to do at the moment; try again"));
    }
    waiting.computeIfAbsent(who, _ -> new ArrayDeque<>()).add(task);
    count++;
    notify();
  }

  private static Problem stopping() {
    return new Problem(Problem.Kind.STOPPING, "the server is being stopped; try again");
  }

  private void work() {
    try {
      for (var task = next(); task != null; task = next()) {
        task.run();
        ended();
      }
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    }
  }

  private synchronized void ended() {
    running--;
  }

  /** Null: there will be nothing more to do. */
  private synchronized @Nullable FutureTask<?> next() throws InterruptedException {
    while (count == 0) {
      if (isClosed) {
        return null;
      }
      wait();
    }
    var first = waiting.pollFirstEntry();
    var task = first.getValue().remove();
    if (!first.getValue().isEmpty()) {
      waiting.put(first.getKey(), first.getValue()); // behind the others
    }
    count--;
    running++;
    return task;
  }

  /** How many wait for their turn. */
  public synchronized int waiting() {
    return count;
  }

  /** Whether something is being done. */
  public synchronized boolean isBusy() {
    return running > 0;
  }

  /** How many were refused. */
  public synchronized long refused() {
    return refused;
  }

  /** Takes nothing more; what was taken is still done. */
  @Override
  public synchronized void close() {
    isClosed = true;
    notifyAll();
  }
}
