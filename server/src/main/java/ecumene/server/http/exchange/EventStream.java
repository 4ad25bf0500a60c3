package ecumene.server.http.exchange;

import static java.nio.charset.StandardCharsets.US_ASCII;

import ecumene.server.Problem;
import ecumene.server.store.Damaged;
import ecumene.server.store.StoreFailed;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.EofException;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.IteratingCallback;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Writes server-sent events, on the thread of whoever says that there are some. The next is asked
 * for when the one before is on its way, so a reader who is slow keeps nobody waiting, and one
 * event in memory. Nothing is compressed or collected.
 */
public final class EventStream extends IteratingCallback {
  private static final Logger LOG = LoggerFactory.getLogger(EventStream.class);
  private static final Duration BEAT = Duration.ofSeconds(15);
  private static final byte[] COMMENT = {':', '\n', '\n'};

  private final Response response;
  private final Source source;
  private final ConnectionWatch watch;
  private Callback done = Callback.NOOP;
  private boolean isBegun;
  private boolean isEnding;
  private volatile long beaten = System.nanoTime();

  /** What is told. It is asked by one thread at a time. */
  public interface Source {
    /**
     * Begins to listen.
     *
     * @param news is to be run whenever there may be something to tell
     * @throws Problem ends the stream, whose last event says so
     */
    public void begin(Runnable news);

    /**
     * What is to be told now; null: nothing.
     *
     * @throws Problem ends the stream, whose last event says so
     */
    @Nullable ByteBuffer next();

    /** Some time has passed: the reader wants to see that the stream is alive. */
    public void beat();

    /** Nothing is told any more. */
    void end();
  }

  public EventStream(Request request, Response response, Source source) {
    this.response = response;
    this.source = source;
    watch = new ConnectionWatch(request, this::abort);
    response.setStatus(200);
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, "text/event-stream");
    response.getHeaders().put("X-Accel-Buffering", "no"); // a proxy shall not collect them either
  }

  /**
   * Begins to write.
   *
   * @param callback is told when there is no more
   */
  public void begin(Callback callback) {
    done = callback;
    watch.begin();
    iterate();
  }

  /** Has the source show that it is alive if it is time. */
  public void beat() {
    long now = System.nanoTime();
    if (now - beaten >= BEAT.toNanos()) {
      beaten = now;
      Thread.startVirtualThread(
          () -> {
            source.beat();
            iterate();
          });
    }
  }

  @Override
  protected Action process() {
    if (isEnding) {
      return Action.SUCCEEDED;
    }
    var event = next();
    if (event == null) {
      return Action.IDLE;
    }
    if (isEnding) {
      watch.end(); // what comes from now on is the next request
    }
    response.write(isEnding, event, this);
    return Action.SCHEDULED;
  }

  private @Nullable ByteBuffer next() {
    try {
      if (!isBegun) {
        isBegun = true;
        source.begin(this::iterate);
      }
      return source.next();
    } catch (Problem end) {
      return last(end.kind());
    } catch (Damaged held) {
      return last(Problem.Kind.DAMAGED);
    } catch (StoreFailed unread) {
      return last(Problem.Kind.UNAVAILABLE);
    }
  }

  private ByteBuffer last(Problem.Kind kind) {
    isEnding = true;
    return ByteBuffer.wrap(("event: " + kind.word() + "\ndata: {}\n\n").getBytes(US_ASCII));
  }

  @Override
  protected void onAborted(Throwable cause) {
    watch.close(cause); // or what is being written would be waited for
  }

  @Override
  protected void onCompleteSuccess() {
    source.end();
    done.succeeded();
  }

  @Override
  protected void onCompleteFailure(Throwable cause) {
    boolean isGone = cause instanceof IOException || cause instanceof TimeoutException;
    if (!isGone) {
      LOG.error("a stream failed", cause);
    }
    source.end();
    done.failed(isGone ? new EofException(cause) : cause);
  }

  // What is written

  /** Shows that the stream is alive. */
  public static ByteBuffer comment() {
    return ByteBuffer.wrap(COMMENT);
  }
}
