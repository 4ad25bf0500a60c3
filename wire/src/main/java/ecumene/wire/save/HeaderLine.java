package ecumene.wire.save;

import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.game.Header;
import ecumene.table.Seed;
import ecumene.world.Terms;
import org.jspecify.annotations.Nullable;

/**
 * What a game begins with, as a file has it.
 *
 * @param imported true: whoever imported the game has chosen the seed
 * @param table at which it was played; null: at none, or an older version wrote the file
 * @param seedParts what the seed was made of; null: nobody can tell
 */
public record HeaderLine(
    int players,
    Side side,
    Terms terms,
    Seed seed,
    @Nullable Boolean imported,
    @Nullable String table,
    @Nullable SeedParts seedParts) {

  public static HeaderLine of(Header header) {
    var setup = header.setup();
    return new HeaderLine(
        setup.players(), setup.side(), header.terms(), header.seed(), null, null, null);
  }

  /** Of a game at this table, with what its seed was made of; null: nobody can tell. */
  HeaderLine playedAt(String where, @Nullable SeedParts parts) {
    return new HeaderLine(players, side, terms, seed, null, where, parts);
  }

  /** Of a game that this table had from a file: whatever that said of its seed is no proof here. */
  HeaderLine importedAt(String where) {
    return new HeaderLine(players, side, terms, seed, true, where, null);
  }

  public Header header() {
    return header(seed);
  }

  /** The same with another seed. */
  public Header header(Seed other) {
    return new Header(Setup.of(players, side), terms, other);
  }
}
