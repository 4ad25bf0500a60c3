package ecumene.server.rules;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Tells one text from another: 16 hexadecimal digits of its SHA-256. */
final class ShortHash {
  private static final int BYTES = 8;

  private ShortHash() {}

  static String of(String text) {
    try {
      var sha = MessageDigest.getInstance("SHA-256").digest(text.getBytes(UTF_8));
      return HexFormat.of().formatHex(sha, 0, BYTES);
    } catch (NoSuchAlgorithmException impossible) {
      throw new AssertionError("every Java has SHA-256", impossible);
    }
  }
}
