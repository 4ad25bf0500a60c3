package ecumene.server.notice;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Looks up where names lead. A slow answer holds up neither who asks, for long, nor others: the
 * system looks names up on a thread of its own kind, of which there are only so many.
 */
final class Lookup {
  /** For who sets a webhook, which takes no thread from notices on their way. */
  static final Lookup OF_SETTERS = new Lookup(InetAddress::getAllByName);

  static final Lookup OF_NOTICES = new Lookup(InetAddress::getAllByName);

  private static final Duration PATIENCE = Duration.ofSeconds(3);
  private static final long NOT_BEGUN = Long.MIN_VALUE;
  private static final int THREADS = 16;
  private static final int MOST_WAITING = 64;

  private final Names names;
  private final ThreadPoolExecutor pool = pool();

  Lookup(Names names) {
    this.names = names;
  }

  /** Knows where names lead, and may take its time. */
  interface Names {
    InetAddress[] of(String host) throws UnknownHostException;
  }

  /** Others are being looked up; of this name nothing is known. */
  static final class Busy extends UnknownHostException {
    private static final long serialVersionUID = 1;

    Busy(String host) {
      super(host);
    }
  }

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
   * @throws UnknownHostException also if nobody says so in time; {@link Busy} if nobody was asked
   */
  List<InetAddress> addresses(String host) throws UnknownHostException {
    var begun = new AtomicLong(NOT_BEGUN);
    var asked =
        new FutureTask<>(
            () -> {
              begun.set(System.nanoTime());
              return names.of(host);
            });
    try {
      pool.execute(asked);
      return Arrays.asList(asked.get(PATIENCE.toMillis(), TimeUnit.MILLISECONDS));
    } catch (RejectedExecutionException tooMany) {
      throw because(new Busy(host), tooMany);
    } catch (TimeoutException late) {
      pool.remove(asked);
      asked.cancel(true);
      throw because(isSlow(begun.get()) ? new UnknownHostException(host) : new Busy(host), late);
    } catch (ExecutionException nobodyKnows) {
      throw because(new UnknownHostException(host), nobodyKnows);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw because(new Busy(host), stopped);
    }
  }

  /** What has begun only just now has not had its time. */
  private static boolean isSlow(long begun) {
    return begun != NOT_BEGUN && System.nanoTime() - begun >= PATIENCE.toNanos() / 2;
  }

  private static UnknownHostException because(UnknownHostException unknown, Exception cause) {
    unknown.initCause(cause);
    return unknown;
  }
}
