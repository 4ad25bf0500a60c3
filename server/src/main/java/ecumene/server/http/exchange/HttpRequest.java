package ecumene.server.http.exchange;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.eclipse.jetty.http.HttpHeader.ACCEPT_ENCODING;
import static org.eclipse.jetty.http.HttpHeader.AUTHORIZATION;
import static org.eclipse.jetty.http.HttpHeader.CONTENT_LENGTH;
import static org.eclipse.jetty.http.HttpHeader.CONTENT_TYPE;
import static org.eclipse.jetty.http.HttpHeader.HOST;
import static org.eclipse.jetty.http.HttpHeader.ORIGIN;
import static org.eclipse.jetty.http.HttpHeader.TRANSFER_ENCODING;

import ecumene.server.Problem;
import ecumene.server.address.Address;
import ecumene.server.key.Key;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;
import java.util.Objects;
import java.util.function.IntConsumer;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.jspecify.annotations.Nullable;

/** What of a request matters to us. */
public final class HttpRequest {
  private static final String BEARER = "bearer ";

  /** How many bytes are read that nobody wants. */
  private static final int MOST_UNWANTED = 1 << 18;

  private static final int READ_AT_ONCE = 1 << 13;

  /** How long a body may take however short it is. */
  private static final Duration GRACE = Duration.ofSeconds(5);

  private final Request request;

  /** How many bytes a body may have; null: no route has said yet. */
  private @Nullable Integer mostBytes;

  /** How many bytes of a body must come in a second. */
  private int leastRate;

  private boolean isBodyRead;

  /** The body; null: it was not waited for. */
  private byte @Nullable [] received;

  public HttpRequest(Request request) {
    this.request = request;
  }

  /** From now on a body of up to so many bytes can be read, which come at least so fast. */
  public void expect(int bytes, int bytesPerSecond) {
    mostBytes = bytes;
    leastRate = bytesPerSecond;
  }

  public String method() {
    return request.getMethod();
  }

  /** Begins with a slash. */
  public String path() {
    var path = request.getHttpURI().getCanonicalPath();
    return path == null || !path.startsWith("/") ? "/" : path;
  }

  public @Nullable String header(HttpHeader header) {
    return request.getHeaders().get(header);
  }

  public @Nullable String header(String name) {
    return request.getHeaders().get(name);
  }

  public @Nullable String query(String name) {
    for (var part : String.valueOf(request.getHttpURI().getQuery()).split("&", -1)) {
      if (part.startsWith(name + "=")) {
        return part.substring(name.length() + 1);
      }
    }
    return null;
  }

  /** Where it comes from; from this machine, if from no network. */
  public InetAddress address() {
    var remote = request.getConnectionMetaData().getRemoteSocketAddress();
    return remote instanceof InetSocketAddress socket
        ? socket.getAddress()
        : InetAddress.getLoopbackAddress();
  }

  /** Where a proxy of ours says that it comes from. */
  public InetAddress addressBehindProxy() {
    var forwarded = request.getHeaders().getCSV(HttpHeader.X_FORWARDED_FOR, false);
    return Address.behindProxy(forwarded, address());
  }

  public boolean takesGzip() {
    return request.getHeaders().getQualityCSV(ACCEPT_ENCODING).contains("gzip");
  }

  /** Null if no key is shown. */
  public @Nullable Key key() {
    var shown = header(AUTHORIZATION);
    return shown != null && shown.toLowerCase(Locale.ROOT).startsWith(BEARER)
        ? Key.parse(shown.substring(BEARER.length()).strip())
        : null;
  }

  /** Whether a page of another origin asks, as far as the browser says who does. */
  public boolean isForeign() {
    var site = header("Sec-Fetch-Site");
    if (site != null) {
      return !site.equals("same-origin") && !site.equals("none");
    }
    var origin = header(ORIGIN);
    return origin != null && !authority(origin).equalsIgnoreCase(header(HOST));
  }

  private static String authority(String origin) {
    try {
      return String.valueOf(URI.create(origin).getRawAuthority());
    } catch (IllegalArgumentException noAddress) {
      return "";
    }
  }

  /** How many bytes the body has, or could have if it does not say so. */
  public int length() {
    int most = Objects.requireNonNull(mostBytes);
    long length = request.getLength();
    if (length > most) {
      throw tooLarge(most);
    }
    return length < 0 ? most : (int) length;
  }

  /** What was sent, which must be text. Can be read once. */
  public String body() {
    receive();
    var body = Objects.requireNonNull(received);
    received = null;
    try {
      return UTF_8.newDecoder().decode(ByteBuffer.wrap(body)).toString();
    } catch (CharacterCodingException noText) {
      throw new Problem(Problem.Kind.MALFORMED, "the text must be UTF-8");
    }
  }

  /** Waits until the body is there: whoever sends it slowly is asked for the key only then. */
  public void receive() {
    receive(_ -> {});
  }

  /**
   * The same.
   *
   * @param arriving is told how many bytes more have come, and may refuse them
   */
  public void receive(IntConsumer arriving) {
    if (received != null) {
      return;
    }
    var type = header(CONTENT_TYPE);
    if (type == null
        || !type.toLowerCase(Locale.ROOT).split(";", 2)[0].strip().equals("application/json")) {
      throw new Problem(Problem.Kind.MALFORMED, "the content type must be application/json");
    }
    int most = Objects.requireNonNull(mostBytes);
    length(); // may be too large
    try (var in = Request.asInputStream(request)) {
      var body = read(in, most, arriving);
      if (body.length > most) {
        isBodyRead = readToEnd(in);
        throw tooLarge(most);
      }
      isBodyRead = true;
      received = body;
    } catch (IOException brokenOff) {
      throw new Problem(Problem.Kind.MALFORMED, "the request broke off");
    }
  }

  /** At most one byte more than there may be. */
  private byte[] read(InputStream in, int most, IntConsumer arriving) throws IOException {
    var body = new byte[Math.min(READ_AT_ONCE, length() + 1)]; // and whether there is more
    int size = 0;
    long begun = System.nanoTime();
    while (size <= most) {
      if (size == body.length) {
        body = Arrays.copyOf(body, Math.min(2 * size, most + 1));
      }
      int more = in.read(body, size, body.length - size);
      if (more < 0) {
        break;
      }
      arriving.accept(more);
      size += more;
      var taken = Duration.ofNanos(System.nanoTime() - begun).minus(GRACE);
      if (size < leastRate * taken.toMillis() / 1000) {
        throw new Problem(Problem.Kind.MALFORMED, "the request comes too slowly");
      }
    }
    return Arrays.copyOf(body, size);
  }

  /**
   * Reads what of the body nobody wants: a response that comes before can be lost when the
   * connection is closed. False: there is too much of it, or it broke off.
   */
  boolean readToEnd() {
    boolean hasBody = hasBody(request);
    if (!isBodyRead && hasBody) {
      try (var in = Request.asInputStream(request)) {
        isBodyRead = readToEnd(in);
      } catch (IOException brokenOff) {
        return false;
      }
    }
    return isBodyRead || !hasBody;
  }

  public static boolean hasBody(Request request) {
    var headers = request.getHeaders();
    return headers.contains(TRANSFER_ENCODING) || headers.getLongField(CONTENT_LENGTH) > 0;
  }

  private static boolean readToEnd(InputStream in) throws IOException {
    for (int read = 0; read <= MOST_UNWANTED; ) {
      int more = in.readNBytes(READ_AT_ONCE).length;
      if (more == 0) {
        return true;
      }
      read += more;
    }
    return false;
  }

  private static Problem tooLarge(int most) {
    return new Problem(Problem.Kind.TOO_LARGE, "this can have at most {most} bytes", most);
  }
}
