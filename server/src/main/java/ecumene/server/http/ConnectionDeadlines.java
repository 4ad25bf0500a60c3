package ecumene.server.http;

import ecumene.server.http.exchange.HttpRequest;
import ecumene.server.setting.Setting;
import ecumene.server.setting.Settings;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.LongAdder;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.io.ssl.SslConnection;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.Scheduler;

/**
 * Closes connections whose other end is too slow: with the head of a request, with its body, or
 * with taking the answer. Jetty measures how long nothing comes, and the rate of what has come, but
 * not how long one has to wait.
 */
final class ConnectionDeadlines extends Handler.Wrapper implements Connection.Listener {
  private static final Duration EVERY = Duration.ofMillis(500);

  /** How long nothing need be asked on a new connection, or be agreed on about TLS. */
  private static final Duration FIRST = Duration.ofSeconds(60);

  private static final long NONE = 0;

  private final Duration head;
  private final Duration body;
  private final Duration answer;
  private final int answerRate;
  private final ConcurrentHashMap<Connection, Progress> open = new ConcurrentHashMap<>();
  private final LongAdder closed = new LongAdder();

  ConnectionDeadlines(Handler handler, Settings settings) {
    super(handler);
    head = Duration.ofSeconds(settings.number(Setting.HEADER_SECONDS));
    body = Duration.ofSeconds(settings.number(Setting.BODY_SECONDS));
    answer = Duration.ofSeconds(settings.number(Setting.ANSWER_SECONDS));
    answerRate = settings.number(Setting.ANSWER_BYTES_PER_SECOND);
  }

  /** How many connections were closed. */
  long closed() {
    return closed.sum();
  }

  // What connections are at

  /** What one connection is at, and until when it may be. */
  private final class Progress {
    private final Connection connection;

    /** When the server waits no longer for a body or for an answer to be taken. */
    private volatile long until = NONE;

    private volatile boolean isAnswering;

    /** How many bytes had come with all requests that are answered. */
    private volatile long answered;

    /** When the head has to be there that has begun to come. */
    private long headUntil;

    Progress(Connection connection) {
      this.connection = connection;
      headUntil = in(FIRST);
    }

    void begin() {
      isAnswering = true;
    }

    void waitFor(Duration most) {
      until = in(most);
    }

    void go() {
      until = NONE;
    }

    void end() {
      until = NONE;
      answered = connection.getBytesIn();
      isAnswering = false;
    }

    /** Whether time is up; looked at by one thread. */
    boolean isLate() {
      long now = System.nanoTime();
      long bytes = connection.getBytesIn();
      if (isAnswering || (answered > 0 && bytes == answered)) {
        headUntil = NONE;
        return isAnswering && isUp(until, now);
      }
      if (headUntil == NONE) {
        headUntil = in(head);
      } else if (answered == 0 && bytes > 0) { // the first
        headUntil = Math.min(headUntil - now, head.toNanos()) + now;
      }
      return isUp(headUntil, now);
    }
  }

  private static long in(Duration time) {
    long then = System.nanoTime() + time.toNanos();
    return then == NONE ? 1 : then;
  }

  private static boolean isUp(long until, long now) {
    return until != NONE && now - until >= 0;
  }

  @Override
  public void onOpened(Connection connection) {
    if (!(connection instanceof SslConnection)) { // what goes through it counts
      open.put(connection, new Progress(connection));
    }
  }

  @Override
  public void onClosed(Connection connection) {
    open.remove(connection);
  }

  // Looking at them

  @Override
  protected void doStart() throws Exception {
    super.doStart();
    look(getServer().getScheduler());
  }

  private void look(Scheduler scheduler) {
    scheduler.schedule(
        () -> {
          try {
            open.values().forEach(this::closeIfLate);
          } finally {
            look(scheduler);
          }
        },
        EVERY.toMillis(),
        TimeUnit.MILLISECONDS);
  }

  private void closeIfLate(Progress progress) {
    if (progress.isLate()) {
      open.remove(progress.connection);
      closed.increment();
      progress.connection.getEndPoint().close(new TimeoutException("the other end is too slow"));
    }
  }

  // What is asked and answered

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    var progress = open.get(request.getConnectionMetaData().getConnection());
    if (progress == null) {
      return super.handle(request, response, callback);
    }
    progress.begin();
    if (HttpRequest.hasBody(request)) {
      progress.waitFor(body);
    }
    return super.handle(
        new Incoming(request, progress),
        new Outgoing(request, response, progress),
        Callback.from(progress::end, callback));
  }

  private static final class Incoming extends Request.Wrapper {
    private final Progress progress;

    Incoming(Request request, Progress progress) {
      super(request);
      this.progress = progress;
    }

    @Override
    public Content.Chunk read() {
      var chunk = super.read();
      if (chunk != null && chunk.isLast()) {
        progress.go();
      }
      return chunk;
    }
  }

  private final class Outgoing extends Response.Wrapper {
    private final Progress progress;

    Outgoing(Request request, Response response, Progress progress) {
      super(request, response);
      this.progress = progress;
    }

    @Override
    public void write(boolean last, ByteBuffer bytes, Callback callback) {
      int length = bytes == null ? 0 : bytes.remaining();
      progress.waitFor(answer.plusSeconds(length / Math.max(1, answerRate)));
      super.write(last, bytes, Callback.from(progress::go, callback));
    }
  }
}
