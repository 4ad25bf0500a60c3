package ecumene.server.notice;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Brings a notice to its destination, trying a few times. */
final class Messenger implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Messenger.class);
  private static final Duration PATIENCE = Duration.ofSeconds(10);
  private static final int REFUSED = 400;
  private static final int TOO_MANY = 429;
  private static final int FAILED = 500;

  private final Destination destination;
  private final List<Duration> pauses;
  private final HttpClient client =
      HttpClient.newBuilder()
          .connectTimeout(PATIENCE)
          .followRedirects(HttpClient.Redirect.NEVER) // it could lead anywhere
          .build();

  /**
   * @param pauses before each further attempt
   */
  Messenger(Destination destination, List<Duration> pauses) {
    this.destination = destination;
    this.pauses = pauses;
  }

  private enum Outcome {
    DONE,
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
    try {
      if (!destination.allows(address)) {
        return Outcome.HOPELESS;
      }
      var request =
          HttpRequest.newBuilder(address)
              .timeout(PATIENCE)
              .header("Content-Type", "application/json")
              .POST(BodyPublishers.ofString(body))
              .build();
      int status = client.send(request, BodyHandlers.discarding()).statusCode();
      if (status < REFUSED) {
        return Outcome.DONE;
      }
      return status == TOO_MANY || status >= FAILED ? Outcome.LATER : Outcome.HOPELESS;
    } catch (IOException unreachable) {
      return Outcome.LATER;
    }
  }

  @Override
  public void close() {
    client.shutdownNow();
  }
}
