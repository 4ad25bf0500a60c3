package ecumene.wire.save;

import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.game.Header;
import ecumene.table.Seed;
import ecumene.world.Terms;

/** What a game begins with, as a file has it. */
public record HeaderLine(int players, Side side, Terms terms, Seed seed) {

  public static HeaderLine of(Header header) {
    var setup = header.setup();
    return new HeaderLine(setup.players(), setup.side(), header.terms(), header.seed());
  }

  public Header header() {
    return new Header(Setup.of(players, side), terms, seed);
  }
}
