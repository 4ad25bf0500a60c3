package ecumene.server.scene;

import static java.nio.charset.StandardCharsets.US_ASCII;

import ecumene.table.Seed;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** What binds a table to its seed while nobody may know it: the SHA-256 of its 32 digits. */
public final class Commitment {
  private Commitment() {}

  public static String of(Seed seed) {
    try {
      var digest = MessageDigest.getInstance("SHA-256").digest(seed.toString().getBytes(US_ASCII));
      return HexFormat.of().formatHex(digest);
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible); // every Java has it
    }
  }
}
