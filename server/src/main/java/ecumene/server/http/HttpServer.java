package ecumene.server.http;

import ecumene.server.http.routing.Gatekeeper;
import ecumene.server.setting.Setting;
import ecumene.server.setting.Settings;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.IntSupplier;
import org.eclipse.jetty.http.HttpCompliance;
import org.eclipse.jetty.http.HttpVersion;
import org.eclipse.jetty.server.ConnectionFactory;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.SecureRequestCustomizer;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.SslConnectionFactory;
import org.eclipse.jetty.util.VirtualThreads;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Listens, on a virtual thread for each request. */
public final class HttpServer {
  private static final Logger LOG = LoggerFactory.getLogger(HttpServer.class);
  private static final Duration FAREWELL = Duration.ofSeconds(2);
  private static final Duration STEP = Duration.ofMillis(5);
  private static final Duration YEAR = Duration.ofDays(365);
  private static final Duration IDLE = Duration.ofSeconds(60);
  private static final int MOST_HEADER_BYTES = 8192;
  private static final int PLATFORM_THREADS = 64;
  private static final int QUEUE = 1024;

  /** What the system keeps for a viewer who does not read, or it would keep some MB. */
  private static final int MOST_UNREAD = 1 << 17;

  private final Dispatcher dispatcher;
  private final Server server;
  private final ServerConnector connector;
  private final ConnectionDeadlines deadlines;
  private final Duration patience;
  private final @Nullable Tls tls;

  public HttpServer(Dispatcher dispatcher, Settings settings) {
    this.dispatcher = dispatcher;
    tls = Tls.of(settings);
    patience = Duration.ofSeconds(settings.number(Setting.STOP_SECONDS));
    var threads = new QueuedThreadPool(PLATFORM_THREADS);
    threads.setName("http");
    threads.setVirtualThreadsExecutor(VirtualThreads.getNamedVirtualThreadsExecutor("request-"));
    server = new Server(threads);
    server.setErrorHandler(new Rejection());
    deadlines = new ConnectionDeadlines(dispatcher, settings);
    server.setHandler(deadlines);
    connector = new ServerConnector(server, connections());
    connector.addBean(deadlines, false);
    settings
        .limit(Setting.CONNECTIONS_PER_ADDRESS)
        .ifPresent(
            most ->
                connector.addBean(new ConnectionsOfAddress(most, Gatekeeper.proxies(settings))));
    connector.setHost(settings.text(Setting.ADDRESS));
    connector.setPort(settings.number(Setting.PORT));
    connector.setIdleTimeout(IDLE.toMillis());
    connector.setAcceptQueueSize(QUEUE);
    connector.setAcceptedSendBufferSize(MOST_UNREAD);
    server.addConnector(connector);
  }

  private ConnectionFactory[] connections() {
    var http = new HttpConfiguration();
    http.setSendServerVersion(false);
    http.setRequestHeaderSize(MOST_HEADER_BYTES);
    http.setHttpCompliance(HttpCompliance.STRICT); // no line ends without a carriage return
    if (tls == null) {
      return new ConnectionFactory[] {new HttpConnectionFactory(http)};
    }
    http.addCustomizer(new SecureRequestCustomizer(false, YEAR.toSeconds(), false));
    return new ConnectionFactory[] {
      new SslConnectionFactory(tls.context(), HttpVersion.HTTP_1_1.asString()),
      new HttpConnectionFactory(http)
    };
  }

  public void start() {
    try {
      server.start();
      if (tls != null) {
        tls.watch();
      }
    } catch (Exception failed) { // that is what Jetty declares
      throw new IllegalStateException("can not listen: " + failed.getMessage(), failed);
    }
  }

  public int port() {
    return connector.getLocalPort();
  }

  /** How many connections were closed because the other end was too slow. */
  long closedForSlowness() {
    return deadlines.closed();
  }

  /** Waits for the requests that are under way. */
  void finish() {
    await(dispatcher::underWay, patience);
  }

  /** Waits for the streams, which must have been told, and stops listening. */
  public void stop() {
    await(dispatcher::streaming, FAREWELL);
    if (tls != null) {
      tls.close();
    }
    try {
      server.stop();
    } catch (Exception failed) { // that is what Jetty declares
      LOG.warn("did not stop well", failed);
    }
  }

  private static void await(IntSupplier left, Duration patience) {
    long end = System.nanoTime() + patience.toNanos();
    while (left.getAsInt() > 0 && System.nanoTime() < end) {
      LockSupport.parkNanos(STEP.toNanos());
    }
  }
}
