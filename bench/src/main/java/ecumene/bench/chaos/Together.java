package ecumene.bench.chaos;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** Players who play at the same time, each in a thread. */
final class Together {
  private static final Duration LONGEST = Duration.ofSeconds(90);

  private final CountDownLatch left;
  private final List<Thread> threads = new ArrayList<>();
  private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();

  /** What each does. */
  interface Play {
    void play(Player player) throws InterruptedException;
  }

  private Together(int count) {
    left = new CountDownLatch(count);
  }

  static Together start(List<Player> players, Play how) {
    var together = new Together(players.size());
    for (var player : players) {
      together.threads.add(Thread.ofVirtual().start(() -> together.play(player, how)));
    }
    return together;
  }

  /** Waits until all are done; throws what one of them has found. */
  static void run(List<Player> players, Play how) throws InterruptedException {
    start(players, how).await();
  }

  private void play(Player player, Play how) {
    try {
      how.play(player);
    } catch (InterruptedException | RuntimeException | Error broken) { // told by check
      failure.compareAndSet(null, broken);
    } finally {
      left.countDown();
    }
  }

  /** Throws what one of them has found. */
  void check() {
    var found = failure.get();
    if (found instanceof Violation violation) {
      throw violation;
    } else if (found != null) {
      throw new Violation("a player broke off", found);
    }
  }

  void await() throws InterruptedException {
    boolean isDone = left.await(LONGEST.toSeconds(), TimeUnit.SECONDS);
    threads.forEach(Thread::interrupt);
    check();
    if (!isDone) {
      throw new Violation("expected all players to end, found some who wait for ever");
    }
  }
}
