package ecumene.server.notice;

import com.github.benmanes.caffeine.cache.Ticker;
import java.net.URI;
import java.net.UnknownHostException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Brings a notice to its destination, trying a few times. */
final class Messenger implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Messenger.class);
  private static final Duration PATIENCE = Duration.ofSeconds(10);
  private static final Duration REST = Duration.ofMinutes(5);
  private static final int FAILURES = 8;
  private static final int REFUSED = 400;
  private static final int TOO_MANY = 429;
  private static final int FAILED = 500;

  private final Destination destination;
  private final List<Duration> pauses;
  private final Duration patience;
  private final Breaker breaker;
  private final HttpClient client =
      HttpClient.newBuilder()
          .connectTimeout(PATIENCE)
          .followRedirects(HttpClient.Redirect.NEVER) // it could lead anywhere
          .build();

  Messenger(Destination destination, List<Duration> pauses) {
    this(destination, pauses, PATIENCE, new Breaker(FAILURES, REST, Ticker.systemTicker()));
  }

  /**
   * @param pauses before each further attempt
   * @param patience for a whole exchange, the last byte of the response included
   * @param breaker for all hosts
   */
  Messenger(Destination destination, List<Duration> pauses, Duration patience, Breaker breaker) {
    this.destination = destination;
    this.pauses = pauses;
    this.patience = patience;
    this.breaker = breaker;
  }

  private enum Outcome {
    DONE,
    RESTING,
    HOPELESS,
    LATER
  }

  /** Tries until it is done, or there is no point in trying. */
  void send(URI address, String body) throws InterruptedException {
    var outcome = attempt(address, body);
    for (var pause : pauses) {
      if (outcome != Outcome.LATER) {
        break;
      }
      Thread.sleep(pause);
      outcome = attempt(address, body);
    }
    if (outcome != Outcome.DONE) {
      LOG.warn("a notice was not taken, host={}", address.getHost()); // its path is a secret
    }
  }

  private Outcome attempt(URI address, String body) throws InterruptedException {
    var host = address.getHost();
    if (!breaker.allows(host)) {
      return Outcome.RESTING;
    }
    var outcome = exchange(address, body);
    if (outcome == Outcome.LATER) {
      breaker.failed(host);
    } else {
      breaker.succeeded(host);
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
      if (!destination.allows(address)) {
        return Outcome.HOPELESS;
      }
      // The timeout of a request ends when the response begins.
      var response = client.sendAsync(request, BodyHandlers.discarding());
      try {
        return outcome(response.get(patience.toMillis(), TimeUnit.MILLISECONDS).statusCode());
      } finally {
        response.cancel(true); // nothing, if it is done
      }
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
