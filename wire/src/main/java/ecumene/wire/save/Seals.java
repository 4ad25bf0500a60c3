package ecumene.wire.save;

import tools.jackson.databind.JsonNode;

/** What tells a damaged part of a file: the digest of each part, as 16 hexadecimal digits. */
record Seals(String game, String journal, String phases, String snapshot) {
  private static final int DIGITS = 16;

  static Seals of(JsonNode file) {
    return new Seals(
        digest(file.path("game")),
        digest(file.path("journal")),
        digest(file.path("phases")),
        digest(file.path("snapshot")));
  }

  private static String digest(JsonNode part) {
    return Sha256.of(part.toString()).substring(0, DIGITS);
  }
}
