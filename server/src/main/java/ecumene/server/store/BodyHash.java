package ecumene.server.store;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * What is kept of what was asked for, to tell another thing from it: 16 hexadecimal digits of its
 * SHA-256. It keeps clients from mistakes, not secrets from anybody.
 */
public record BodyHash(String digits) {
  private static final int BYTES = 8;

  /**
   * The fingerprint of what was asked for.
   *
   * @param kind of what sort it was, for the same body may be meant otherwise
   */
  public static BodyHash of(String kind, String body) {
    try {
      var sha = MessageDigest.getInstance("SHA-256");
      sha.update(kind.getBytes(UTF_8));
      sha.update((byte) 0);
      return new BodyHash(HexFormat.of().formatHex(sha.digest(body.getBytes(UTF_8)), 0, BYTES));
    } catch (NoSuchAlgorithmException impossible) {
      throw new AssertionError("every Java has SHA-256", impossible);
    }
  }
}
