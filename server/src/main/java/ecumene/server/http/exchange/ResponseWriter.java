package ecumene.server.http.exchange;

import ecumene.server.Problem;
import ecumene.table.Sentence;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Writes a response to the connection. It compresses what is whole itself: Jetty's GzipHandler took
 * a fifth more processor time (docs/measurements.md), and leaves the length out.
 */
public final class ResponseWriter {
  private static final int WORTH_COMPRESSING = 1024;
  private static final Pattern COMPRESSIBLE = Pattern.compile("(application/json|text/).*");
  private static final int FAILED = 500;
  private static final String VARY = "Vary";
  private static final String CONTENT_ENCODING = "Content-Encoding";
  private static final String WHEN_THE_STORE_MAY_BE_BACK = "5";

  private ResponseWriter() {}

  public static void write(
      HttpResponse.Whole whole, HttpRequest request, Response response, Callback callback) {
    var packed = packed(whole, request);
    var headers = response.getHeaders();
    Headers.putOn(headers);
    headers.put(HttpHeader.CONTENT_TYPE, packed.type());
    packed.headers().forEach(headers::put);
    response.setStatus(packed.status());
    var content = packed.content().slice();
    headers.put(HttpHeader.CONTENT_LENGTH, content.remaining());
    if (!request.readToEnd()) { // Jetty closes the connection: nobody shall send more on it
      headers.put(HttpHeader.CONNECTION, "close");
    }
    response.write(true, content, callback);
  }

  /** Compressed, if that is worth it and whoever asks can read it. */
  public static HttpResponse.Whole packed(HttpResponse.Whole whole, HttpRequest request) {
    var content = whole.content().slice();
    if (content.remaining() < WORTH_COMPRESSING
        || !COMPRESSIBLE.matcher(whole.type()).matches()
        || whole.headers().containsKey(CONTENT_ENCODING)
        || whole.headers().containsKey(VARY)) {
      return whole;
    }
    var headers = new LinkedHashMap<>(whole.headers());
    headers.put(VARY, "Accept-Encoding");
    if (request.takesGzip()) {
      headers.put(CONTENT_ENCODING, "gzip");
      content = gzip(content);
    }
    return new HttpResponse.Whole(whole.status(), whole.type(), content, headers);
  }

  public static ByteBuffer gzip(ByteBuffer plain) {
    var packed = new ByteArrayOutputStream();
    try (var out = new GZIPOutputStream(packed)) {
      out.write(plain.array(), plain.arrayOffset() + plain.position(), plain.remaining());
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return ByteBuffer.wrap(packed.toByteArray());
  }

  public static HttpResponse.Whole of(Problem problem) {
    var kind = problem.kind();
    var body = body(kind.word(), problem.sentence());
    if (problem.rule() != null) {
      body.put("rule", problem.rule());
    }
    return HttpResponse.json(
        kind.status(),
        body,
        switch (kind) {
          case NO_KEY -> Map.of("WWW-Authenticate", "Bearer");
          case TOO_MANY, BUSY ->
              Map.of("Retry-After", Long.toString(problem.retryAfter().toSeconds()));
          case STOPPING -> Map.of("Retry-After", "1", "Connection", "close");
          case UNAVAILABLE -> Map.of("Retry-After", WHEN_THE_STORE_MAY_BE_BACK);
          case MALFORMED,
              WRONG_ROLE,
              FOREIGN,
              NOT_FOUND,
              STALE,
              NOT_NOW,
              REUSED,
              TOO_LARGE,
              REFUSED,
              DAMAGED ->
              Map.of();
        });
  }

  /** Something is wrong with the server; the log says what, under this number. */
  public static HttpResponse.Whole failure(String id) {
    var sentence = Sentence.of("the server failed; its log calls it {id}", id);
    return HttpResponse.json(FAILED, body("failed", sentence), Map.of());
  }

  private static Map<String, Object> body(String error, Sentence sentence) {
    var body = new LinkedHashMap<String, Object>();
    body.put("error", error);
    body.put("message", sentence.toString());
    body.put("sentence", sentence);
    return body;
  }
}
