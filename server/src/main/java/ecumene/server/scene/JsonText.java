package ecumene.server.scene;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Arrays;
import java.util.List;

/**
 * A JSON object that is put together of parts which are JSON already. Jackson's generator takes two
 * and a half times as long for that (docs/measurements.md).
 */
final class JsonText {
  private static final int USUAL = 4096;
  private static final byte[] NONE = {};

  private byte[] bytes = NONE;
  private int length;
  private boolean isFirst = true;

  JsonText open() {
    put('{');
    isFirst = true;
    return this;
  }

  JsonText close() {
    put('}');
    isFirst = false;
    return this;
  }

  /** The name of what comes next. */
  JsonText name(String name) {
    comma();
    put('"');
    put(name.getBytes(UTF_8));
    put('"');
    put(':');
    return this;
  }

  JsonText put(String name, Fragment value) {
    name(name);
    put(value.json());
    return this;
  }

  /** A number, a truth value, or a word in quotes. */
  JsonText put(String name, String literal) {
    name(name);
    put(literal.getBytes(UTF_8));
    return this;
  }

  JsonText put(String name, List<byte[]> list) {
    name(name);
    put('[');
    for (int i = 0; i < list.size(); i++) {
      if (i > 0) {
        put(',');
      }
      put(list.get(i));
    }
    put(']');
    return this;
  }

  /** All properties of an object. */
  JsonText putAll(byte[] object) {
    int braces = 2;
    if (object.length > braces) {
      comma();
      put(object, 1, object.length - braces);
    }
    return this;
  }

  private void comma() {
    if (!isFirst) {
      put(',');
    }
    isFirst = false;
  }

  private void put(char letter) {
    reserve(1);
    bytes[length++] = (byte) letter;
  }

  private void put(byte[] more) {
    put(more, 0, more.length);
  }

  private void put(byte[] more, int from, int count) {
    reserve(count);
    System.arraycopy(more, from, bytes, length, count);
    length += count;
  }

  private void reserve(int count) {
    if (length + count > bytes.length) {
      bytes = Arrays.copyOf(bytes, Math.max(Math.max(USUAL, 2 * bytes.length), length + count));
    }
  }

  byte[] toBytes() {
    return Arrays.copyOf(bytes, length);
  }
}
