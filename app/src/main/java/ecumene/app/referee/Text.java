package ecumene.app.referee;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;

/** Bytes as text, if they are. */
final class Text {
  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private Text() {}

  /** Thrown for what is not text in UTF-8. */
  static final class Garbled extends Exception {
    private static final long serialVersionUID = 1;

    Garbled(long line, int column) {
      super("line %d, column %d: this is not text in UTF-8".formatted(line, column));
    }

    String reason() {
      return String.valueOf(getMessage());
    }
  }

  static String of(byte[] bytes) throws Garbled {
    var in = ByteBuffer.wrap(bytes);
    var out = CharBuffer.allocate(bytes.length);
    if (UTF_8.newDecoder().decode(in, out, true).isError()) {
      var before = out.flip().toString();
      long line = 1 + before.chars().filter(character -> character == '\n').count();
      throw new Garbled(line, before.length() - before.lastIndexOf('\n'));
    }
    return withoutMark(out.flip().toString());
  }

  /** Without what some editors put before everything else. */
  static String withoutMark(String text) {
    return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
  }
}
