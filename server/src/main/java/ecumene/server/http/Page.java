package ecumene.server.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.eclipse.jetty.http.HttpHeader.IF_NONE_MATCH;

import ecumene.server.http.exchange.HttpRequest;
import ecumene.server.http.exchange.HttpResponse;
import ecumene.server.http.exchange.ResponseWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The files of the page: what is under {@code page/} on the class path, kept in memory. */
public final class Page {
  private static final Map<String, String> TYPES =
      Map.ofEntries(
          Map.entry("html", "text/html; charset=utf-8"),
          Map.entry("js", "text/javascript; charset=utf-8"),
          Map.entry("css", "text/css; charset=utf-8"),
          Map.entry("json", "application/json"),
          Map.entry("map", "application/json"),
          Map.entry("webmanifest", "application/manifest+json"),
          Map.entry("svg", "image/svg+xml"),
          Map.entry("txt", "text/plain; charset=utf-8"),
          Map.entry("png", "image/png"),
          Map.entry("webp", "image/webp"),
          Map.entry("ico", "image/x-icon"),
          Map.entry("woff2", "font/woff2"));
  private static final Pattern PLAIN_PATH = Pattern.compile("(/[A-Za-z0-9_-][A-Za-z0-9._-]*)+");

  /** Named after its content, so that it never changes under its name. */
  private static final Pattern HASHED = Pattern.compile("/assets/.*-[A-Za-z0-9_-]{8}\\.\\w+");

  private static final int NOT_MODIFIED = 304;
  private static final File NO_PAGE =
      File.of(
          "txt",
          "This server was built without its page; /api says what it can do.\n".getBytes(UTF_8));

  private final ClassLoader resources;
  private final ConcurrentHashMap<String, File> files = new ConcurrentHashMap<>();

  public Page(ClassLoader resources) {
    this.resources = resources;
  }

  /**
   * @param gzip null when it would not be smaller
   */
  private record File(String type, String tag, ByteBuffer plain, @Nullable ByteBuffer gzip) {
    static File of(String extension, byte[] content) {
      var plain = ByteBuffer.wrap(content);
      var gzip = ResponseWriter.gzip(plain);
      return new File(
          TYPES.getOrDefault(extension, "application/octet-stream"),
          '"' + digest(content) + '"',
          plain,
          gzip.remaining() < plain.remaining() ? gzip : null);
    }
  }

  /** Null if there is no such file. */
  @Nullable HttpResponse respond(HttpRequest request) {
    var file = file(request.path());
    if (file == null) {
      return null;
    }
    var headers = new HashMap<String, String>();
    headers.put("ETag", file.tag());
    headers.put("Vary", "Accept-Encoding");
    headers.put(
        "Cache-Control",
        HASHED.matcher(request.path()).matches()
            ? "public, max-age=31536000, immutable"
            : "no-cache");
    if (file.tag().equals(request.header(IF_NONE_MATCH))) {
      return new HttpResponse.Whole(NOT_MODIFIED, file.type(), ByteBuffer.allocate(0), headers);
    }
    var content = file.plain();
    if (file.gzip() != null && request.takesGzip()) {
      content = file.gzip();
      headers.put("Content-Encoding", "gzip");
    }
    return new HttpResponse.Whole(200, file.type(), content, headers);
  }

  private @Nullable File file(String path) {
    boolean isIndex = path.equals("/") || path.equals("/table");
    var name = isIndex ? "/index.html" : path;
    var file = files.get(name);
    if (file == null && PLAIN_PATH.matcher(name).matches()) {
      file = read(name);
    }
    return file == null && isIndex ? NO_PAGE : file;
  }

  private @Nullable File read(String name) {
    var extension = name.substring(name.lastIndexOf('.') + 1);
    try (var in = resources.getResourceAsStream("page" + name)) {
      if (in == null || !TYPES.containsKey(extension)) { // a directory may be found, too
        return null;
      }
      var file = File.of(extension, in.readAllBytes());
      files.put(name, file);
      return file;
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static String digest(byte[] content) {
    try {
      var sha = MessageDigest.getInstance("SHA-256").digest(content);
      return HexFormat.of().formatHex(sha, 0, 16);
    } catch (NoSuchAlgorithmException impossible) {
      throw new AssertionError("every Java has SHA-256", impossible);
    }
  }
}
