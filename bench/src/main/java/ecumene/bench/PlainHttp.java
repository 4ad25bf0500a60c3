package ecumene.bench;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import ecumene.wire.Wire;
import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.util.Locale;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** One connection that knows just enough of HTTP, so that a client costs next to nothing. */
public final class PlainHttp implements AutoCloseable {
  public static final String NO_KEY = "";
  private static final String LENGTH = "\r\ncontent-length: ";
  private static final String CLOSE = "\r\nconnection: close";

  private final int port;
  private Socket socket;
  private InputStream in;

  public PlainHttp(int port) throws IOException {
    this.port = port;
    socket = connect();
    in = new BufferedInputStream(socket.getInputStream());
  }

  private Socket connect() throws IOException {
    var fresh = new Socket(InetAddress.getLoopbackAddress(), port);
    fresh.setTcpNoDelay(true);
    return fresh;
  }

  /** What was answered. */
  public record Answer(int status, String body) {
    public JsonNode json() {
      if (status >= 300) {
        throw new IllegalStateException(status + ": " + body);
      }
      return Wire.JSON.readTree(body);
    }
  }

  static byte[] get(String path, String key) {
    return request("GET " + path, key, new byte[0]);
  }

  public static byte[] post(String path, String key, Map<String, ?> body) {
    return request("POST " + path, key, Wire.JSON.writeValueAsBytes(body));
  }

  private static byte[] request(String what, String key, byte[] body) {
    var head =
        what
            + " HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: "
            + body.length
            + (key.isEmpty() ? "" : "\r\nAuthorization: Bearer " + key)
            + "\r\n\r\n";
    var start = head.getBytes(ISO_8859_1);
    var request = new byte[start.length + body.length];
    System.arraycopy(start, 0, request, 0, start.length);
    System.arraycopy(body, 0, request, start.length, body.length);
    return request;
  }

  public Answer send(byte[] request) throws IOException {
    socket.getOutputStream().write(request);
    var head = head();
    int length = head.indexOf(LENGTH) + LENGTH.length();
    int bytes = Integer.parseInt(head.substring(length, head.indexOf("\r\n", length)));
    int status = Integer.parseInt(head.substring(9, 12));
    var body = in.readNBytes(bytes);
    if (body.length < bytes) {
      throw new EOFException("the server has closed the connection");
    }
    var answer = new Answer(status, new String(body, UTF_8));
    if (head.contains(CLOSE)) {
      socket.close();
      socket = connect();
      in = new BufferedInputStream(socket.getInputStream());
    }
    return answer;
  }

  private String head() throws IOException {
    var head = new StringBuilder();
    while (head.indexOf("\r\n\r\n", Math.max(0, head.length() - 4)) < 0) {
      int next = in.read();
      if (next < 0) {
        throw new EOFException("the server has closed the connection");
      }
      head.append((char) next);
    }
    return head.toString().toLowerCase(Locale.ROOT);
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
