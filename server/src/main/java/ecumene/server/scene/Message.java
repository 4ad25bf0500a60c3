package ecumene.server.scene;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/** What a viewer is told, and perhaps others who are told the same. */
public final class Message {
  private static final byte[] END = {'\n', '\n'};

  private final int lines;
  private final byte[] json;
  private volatile @Nullable ByteBuffer event;

  Message(int lines, byte[] json) {
    this.lines = lines;
    this.json = json;
  }

  /** How many lines the log of the table had. */
  public int lines() {
    return lines;
  }

  /** One object, in UTF-8. */
  public byte[] json() {
    return json;
  }

  /** The same as a server-sent event, written once for all. */
  public ByteBuffer event() {
    var known = event;
    if (known == null) {
      known = written();
      event = known;
    }
    return known.duplicate();
  }

  private ByteBuffer written() {
    var head = ("id: " + lines + "\nevent: scene\ndata: ").getBytes(US_ASCII);
    var text = ByteBuffer.allocate(head.length + json.length + END.length);
    return text.put(head).put(json).put(END).flip();
  }
}
