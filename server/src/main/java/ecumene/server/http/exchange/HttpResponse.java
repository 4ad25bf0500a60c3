package ecumene.server.http.exchange;

import static java.nio.charset.StandardCharsets.UTF_8;

import ecumene.wire.Wire;
import java.nio.ByteBuffer;
import java.util.Map;

/** What a route responds with. */
public sealed interface HttpResponse {

  /** All at once. */
  record Whole(int status, String type, ByteBuffer content, Map<String, String> headers)
      implements HttpResponse {

    public Whole(int status, String type, String content) {
      this(status, type, ByteBuffer.wrap(content.getBytes(UTF_8)), Map.of());
    }
  }

  /** Bit by bit, as long as it takes. */
  record Stream(EventStream.Source source) implements HttpResponse {}

  static HttpResponse json(Object value) {
    return json(200, value);
  }

  static HttpResponse json(int status, Object value) {
    return json(status, value, Map.of());
  }

  static Whole json(int status, Object value, Map<String, String> headers) {
    var content = ByteBuffer.wrap(Wire.JSON.writeValueAsBytes(value));
    return new Whole(status, "application/json", content, headers);
  }

  static HttpResponse text(int status, String text) {
    return new Whole(status, "text/plain; charset=utf-8", text);
  }
}
