package ecumene.server.notice;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Looks up where names lead. A slow answer holds up neither who asks, for long, nor others: the
 * system looks names up on a thread of its own kind, of which there are only so many.
 */
final class Lookup {
  private static final Duration PATIENCE = Duration.ofSeconds(3);
  private static final int THREADS = 4;
  private static final int MOST_WAITING = 64;
  private static final ThreadPoolExecutor POOL = pool();

  private Lookup() {}

  private static ThreadPoolExecutor pool() {
    var pool =
        new ThreadPoolExecutor(
            THREADS,
            THREADS,
            10,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(MOST_WAITING),
            Thread.ofPlatform().name("lookup-", 0).daemon().factory());
    pool.allowCoreThreadTimeOut(true);
    return pool;
  }

  /**
   * All addresses that the name has now.
   *
   * @throws UnknownHostException also if nobody says so in time
   */
  static List<InetAddress> of(String host) throws UnknownHostException {
    Future<InetAddress[]> asked;
    try {
      asked = POOL.submit(() -> InetAddress.getAllByName(host));
    } catch (RejectedExecutionException tooMany) {
      throw unknown(host, tooMany);
    }
    try {
      return List.of(asked.get(PATIENCE.toMillis(), TimeUnit.MILLISECONDS));
    } catch (TimeoutException | ExecutionException nobodySays) {
      asked.cancel(true);
      throw unknown(host, nobodySays);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw unknown(host, stopped);
    }
  }

  private static UnknownHostException unknown(String host, Exception cause) {
    var unknown = new UnknownHostException(host);
    unknown.initCause(cause);
    return unknown;
  }
}
