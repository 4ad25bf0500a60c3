package ecumene.server.http;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.wire.Wire;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** Hears a stream. */
public final class Listener implements AutoCloseable {
  private static final String END = "(end)";

  private final LinkedBlockingQueue<Event> events = new LinkedBlockingQueue<>();
  private final HttpResponse<Stream<String>> response;
  private final Thread reader;
  private Event forming = new Event("", "", "");

  /** What came, or the end. */
  public record Event(String name, String id, String data) {
    public JsonNode json() {
      return Wire.JSON.readTree(data);
    }

    public boolean isEnd() {
      return name.equals(END);
    }
  }

  private Listener(HttpResponse<Stream<String>> response) {
    this.response = response;
    reader = Thread.ofVirtual().start(this::read);
  }

  /**
   * Begins to hear.
   *
   * @param seen the id of the last event that was heard; empty: none
   */
  public static Listener to(Client client, String key, String seen) throws Exception {
    var request = client.request("/api/table/stream", key);
    if (!seen.isEmpty()) {
      request.header("Last-Event-ID", seen);
    }
    var response = client.http().send(request.GET().build(), BodyHandlers.ofLines());
    assertThat(response.statusCode()).isEqualTo(200);
    return new Listener(response);
  }

  private void read() {
    try (var lines = response.body()) {
      lines.forEach(this::take);
    } catch (UncheckedIOException closed) {
      // the same as an end
    }
    events.add(new Event(END, "", ""));
  }

  private void take(String line) {
    if (line.startsWith("event: ")) {
      forming = new Event(line.substring(7), forming.id, forming.data);
    } else if (line.startsWith("id: ")) {
      forming = new Event(forming.name, line.substring(4), forming.data);
    } else if (line.startsWith("data: ")) {
      forming = new Event(forming.name, forming.id, line.substring(6));
    } else if (line.isEmpty() && !forming.name.isEmpty()) {
      events.add(forming);
      forming = new Event("", "", "");
    }
  }

  public Event next() throws InterruptedException {
    var event = events.poll(20, TimeUnit.SECONDS);
    assertThat(event).as("an event").isNotNull();
    return requireNonNull(event);
  }

  /** Waits for a scene of at least so many lines. */
  public Event upTo(int line) throws InterruptedException {
    var event = next();
    while (event.json().path("line").asInt() < line) {
      event = next();
    }
    return event;
  }

  public HttpResponse<Stream<String>> response() {
    return response;
  }

  @Override
  public void close() {
    response.body().close();
    reader.interrupt();
  }
}
