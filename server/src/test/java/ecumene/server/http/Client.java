package ecumene.server.http;

import static java.nio.charset.StandardCharsets.UTF_8;

import ecumene.wire.Wire;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Talks to a server as a page or a bot does. */
public final class Client implements AutoCloseable {
  public static final String NO_KEY = "";
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private final HttpClient http = HttpClient.newHttpClient();
  private final String server;
  private int requests;

  public Client(int port) {
    server = "http://127.0.0.1:" + port;
  }

  /** What was answered. */
  public record Got(HttpResponse<byte[]> response) {
    public int status() {
      return response.statusCode();
    }

    public String text() {
      return new String(response.body(), UTF_8);
    }

    public JsonNode json() {
      return Wire.JSON.readTree(response.body());
    }

    public String word(String name) {
      return json().path(name).asString();
    }

    public String error() {
      return status() + " " + word("error");
    }

    public @Nullable String header(String name) {
      return response.headers().firstValue(name).orElse(null);
    }
  }

  /** A request that others can be made of. */
  public HttpRequest.Builder request(String path, String key) {
    var request = HttpRequest.newBuilder(URI.create(server + path)).timeout(PATIENCE);
    return key.isEmpty() ? request : request.header("Authorization", "Bearer " + key);
  }

  public Got send(HttpRequest.Builder request) {
    try {
      return new Got(http.send(request.build(), BodyHandlers.ofByteArray()));
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    } catch (InterruptedException interrupted) {
      throw new AssertionError(interrupted);
    }
  }

  public Got get(String path, String key) {
    return send(request(path, key).GET());
  }

  public Got post(String path, String key, String body) {
    return send(
        request(path, key)
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(body)));
  }

  public Got post(String path, String key, Map<String, ?> body) {
    return post(path, key, Wire.JSON.writeValueAsString(body));
  }

  /** A name for a request that nobody has used. */
  public synchronized String fresh() {
    return "r-" + requests++;
  }

  public HttpClient http() {
    return http;
  }

  @Override
  public void close() {
    http.shutdownNow();
  }
}
