package ecumene.wire.save;

import ecumene.table.Seed;

/** What binds a table to something that nobody may know yet. {@code docs/secrecy.md} has both. */
public final class Commitment {
  private Commitment() {}

  /** To a seed that is made of nothing: of an older or an imported table. */
  public static String of(Seed seed) {
    return Sha256.of(seed.toString());
  }

  /** To the secret of a table, before anybody has added anything to it. */
  public static String of(String table, SeedParts parts) {
    return Sha256.of("ecumene commitment 1\n%s\n%s\n".formatted(table, parts.secret()));
  }
}
