package ecumene.server.http;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Response;

/**
 * Writes server-sent events. Nothing is compressed or collected: each is on its way when its method
 * returns.
 */
final class EventStream {
  private static final byte[] END = {'\n', '\n'};
  private static final byte[] COMMENT = {':', '\n', '\n'};

  private final Response response;

  EventStream(Response response) {
    this.response = response;
    response.setStatus(200);
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, "text/event-stream");
    response.getHeaders().put("X-Accel-Buffering", "no"); // a proxy shall not collect them either
  }

  /**
   * @param data one line of UTF-8
   */
  void event(String name, int id, byte[] data) {
    var head = ("id: " + id + "\nevent: " + name + "\ndata: ").getBytes(US_ASCII);
    var event = ByteBuffer.allocate(head.length + data.length + END.length);
    write(event.put(head).put(data).put(END).flip());
  }

  /** An event that is no step of the stream. */
  void event(String name) {
    write(ByteBuffer.wrap(("event: " + name + "\ndata: {}\n\n").getBytes(US_ASCII)));
  }

  /** Shows that the stream is alive. */
  void comment() {
    write(ByteBuffer.wrap(COMMENT));
  }

  private void write(ByteBuffer bytes) {
    try {
      Content.Sink.write(response, false, bytes);
    } catch (IOException gone) {
      throw new UncheckedIOException(gone);
    }
  }
}
