package ecumene.server.key;

import static java.nio.charset.StandardCharsets.US_ASCII;

import ecumene.server.store.Digest;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A secret that opens something. It never shows itself in a log: its text is not its word. */
public record Key(String word) {
  private static final SecureRandom RANDOM = new SecureRandom();
  private static final int BYTES = 18; // 144 bits: 24 letters without a remainder
  private static final Pattern WORD = Pattern.compile("[A-Za-z0-9_-]{24}");

  /** A key that nobody has. */
  public static Key fresh() {
    var bytes = new byte[BYTES];
    RANDOM.nextBytes(bytes);
    return new Key(Base64.getUrlEncoder().withoutPadding().encodeToString(bytes));
  }

  /** Null when this can not be a key. */
  public static @Nullable Key parse(String word) {
    return WORD.matcher(word).matches() ? new Key(word) : null;
  }

  /**
   * What is kept of it. Keys are found by their digest, so that the time it takes tells nothing
   * about the key.
   */
  public Digest digest() {
    try {
      var sha = MessageDigest.getInstance("SHA-256");
      return new Digest(HexFormat.of().formatHex(sha.digest(word.getBytes(US_ASCII))));
    } catch (NoSuchAlgorithmException impossible) {
      throw new AssertionError("every Java has SHA-256", impossible);
    }
  }

  @Override
  public String toString() {
    return "a key";
  }
}
