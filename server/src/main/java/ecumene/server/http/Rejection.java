package ecumene.server.http;

import ecumene.server.http.exchange.Headers;
import ecumene.wire.Wire;
import java.nio.ByteBuffer;
import java.util.Map;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** Answers what is no request of HTTP, or none that could reach a route. */
final class Rejection implements Request.Handler {
  private static final int MALFORMED = 400;
  private static final int FAILED = 500;
  private static final int HEADERS_TOO_LARGE = 431;
  private static final int PATH_TOO_LONG = 414;

  @Override
  public boolean handle(Request request, Response response, Callback callback) {
    int status = response.getStatus();
    boolean tooLarge = status == HEADERS_TOO_LARGE || status == PATH_TOO_LONG;
    if (status < FAILED && !tooLarge) {
      response.setStatus(MALFORMED);
    }
    var body =
        Wire.JSON.writeValueAsBytes(
            status >= FAILED
                ? Map.of("error", "failed", "message", "the server failed")
                : tooLarge
                    ? Map.of("error", "too-large", "message", "the path or a header is too long")
                    : Map.of("error", "malformed", "message", "this is no request of HTTP"));
    var headers = response.getHeaders();
    Headers.putOn(headers);
    headers.put(HttpHeader.CONTENT_TYPE, "application/json");
    headers.put(HttpHeader.CONTENT_LENGTH, body.length);
    response.write(true, ByteBuffer.wrap(body), callback);
    return true;
  }
}
