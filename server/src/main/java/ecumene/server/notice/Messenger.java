package ecumene.server.notice;

import com.github.benmanes.caffeine.cache.Ticker;
import java.net.URI;
import java.net.UnknownHostException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Brings notices to their destinations. */
final class Messenger implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofSeconds(10);
  private static final Duration REST = Duration.ofMinutes(5);
  private static final int FAILURES = 8;
  private static final int REFUSED = 400;
  private static final int TOO_MANY = 429;
  private static final int FAILED = 500;
  private static final int HTTP = 80;
  private static final int HTTPS = 443;

  private final Destination destination;
  private final Duration patience;
  private final Breaker breaker;
  private final Lookup lookup;
  private final HttpClient client =
      HttpClient.newBuilder()
          .connectTimeout(PATIENCE)
          .followRedirects(HttpClient.Redirect.NEVER) // it could lead anywhere
          .build();

  Messenger(Destination destination) {
    this(
        destination,
        PATIENCE,
        new Breaker(FAILURES, REST, Ticker.systemTicker()),
        Lookup.OF_NOTICES);
  }

  /**
   * @param patience for a whole exchange, the last byte of the response included
   * @param breaker for all hosts
   */
  Messenger(Destination destination, Duration patience, Breaker breaker, Lookup lookup) {
    this.destination = destination;
    this.patience = patience;
    this.breaker = breaker;
    this.lookup = lookup;
  }

  /** What came of an attempt. */
  enum Outcome {
    DONE,
    RESTING,
    HOPELESS,
    LATER,
    /** As later, but the host has nothing to do with it. */
    NOT_TRIED
  }

  /** Who answers at an address: another port is somebody else, another path or case is not. */
  static String host(URI address) {
    int port = address.getPort();
    var scheme = address.getScheme().toLowerCase(Locale.ROOT);
    int known = port >= 0 ? port : scheme.equals("http") ? HTTP : HTTPS;
    return address.getHost().toLowerCase(Locale.ROOT) + ':' + known;
  }

  /** Tries once. */
  Outcome attempt(URI address, String body) throws InterruptedException {
    var host = host(address);
    if (!breaker.allows(host)) {
      return Outcome.RESTING;
    }
    var outcome = exchange(address, body);
    switch (outcome) {
      case LATER -> breaker.failed(host);
      case DONE, HOPELESS -> breaker.succeeded(host);
      case RESTING, NOT_TRIED -> {}
    }
    return outcome;
  }

  private Outcome exchange(URI address, String body) throws InterruptedException {
    var request =
        HttpRequest.newBuilder(address)
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(body))
            .build();
    try {
      if (!destination.allows(address, lookup)) {
        return Outcome.HOPELESS;
      }
      // The timeout of a request ends when the response begins.
      var response = client.sendAsync(request, BodyHandlers.discarding());
      try {
        return outcome(response.get(patience.toMillis(), TimeUnit.MILLISECONDS).statusCode());
      } finally {
        response.cancel(true); // nothing, if it is done
      }
    } catch (Lookup.Busy busy) {
      return Outcome.NOT_TRIED;
    } catch (UnknownHostException | TimeoutException | ExecutionException unreachable) {
      return Outcome.LATER;
    }
  }

  private static Outcome outcome(int status) {
    if (status < REFUSED) {
      return Outcome.DONE;
    }
    return status == TOO_MANY || status >= FAILED ? Outcome.LATER : Outcome.HOPELESS;
  }

  @Override
  public void close() {
    client.shutdownNow();
  }
}
