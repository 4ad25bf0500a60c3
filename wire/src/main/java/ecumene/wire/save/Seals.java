package ecumene.wire.save;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import tools.jackson.databind.JsonNode;

/** What tells a damaged part of a file: the digest of each part, as 16 hexadecimal digits. */
record Seals(String game, String journal, String phases, String snapshot) {
  private static final int BYTES = 8;

  static Seals of(JsonNode file) {
    return new Seals(
        digest(file.path("game")),
        digest(file.path("journal")),
        digest(file.path("phases")),
        digest(file.path("snapshot")));
  }

  private static String digest(JsonNode part) {
    try {
      var sha = MessageDigest.getInstance("SHA-256").digest(part.toString().getBytes(UTF_8));
      return HexFormat.of().formatHex(sha, 0, BYTES);
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible); // every Java has it
    }
  }
}
