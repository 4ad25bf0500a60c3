package ecumene.phase;

import ecumene.event.PieceEvent.TokensPlaced;
import ecumene.facts.Area;
import ecumene.facts.Civilization;
import ecumene.table.Table;

/** Tokens that come from stock to the board (1.3). */
final class Growth {
  private Growth() {}

  static void place(Table table, Civilization seat, Area area, int tokens) {
    table.world().placeTokens(seat, area, tokens);
    table.tell(new TokensPlaced(seat, area, tokens));
  }
}
