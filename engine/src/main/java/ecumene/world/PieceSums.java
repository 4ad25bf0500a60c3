package ecumene.world;

import ecumene.facts.Area;
import ecumene.facts.Civilization;
import ecumene.facts.Owner;

/** The sums of rule 1.1, and whatever else must be so among the pieces. */
record PieceSums(Pieces pieces) {

  /** Throws when something is not as it must be. */
  void verify() {
    var built = new int[Owner.COUNT];
    var present = new long[Owner.COUNT * Presence.WORDS];
    for (int area = 0; area < Area.LAND; area++) {
      int owner = pieces.cityOwner(area);
      if (owner >= 0) {
        built[owner]++;
        present[owner * Presence.WORDS + (area >> 6)] |= 1L << area;
      }
    }
    var here = new int[Area.LAND];
    for (int owner = 0; owner < Owner.COUNT; owner++) {
      int onBoard = countTokens(owner, here, present);
      verify(owner, onBoard, built[owner]);
    }
    for (int area = 0; area < Area.LAND; area++) {
      if (here[area] != pieces.crowd(area)) {
        claim(false, Area.at(area).id(), "tokens in the area do not add up");
      }
      if (pieces.isNewCity(area) && pieces.cityOwner(area) < 0) {
        claim(false, Area.at(area).id(), "a new city is missing");
      }
    }
    for (int owner = 0; owner < Owner.COUNT; owner++) {
      boolean isListed = pieces.presence().isEqual(owner, present);
      claim(isListed, Owner.of(owner).id(), "an area is listed wrongly");
    }
  }

  /** Counts the tokens of an owner, in each area and everywhere, and marks where they are. */
  private int countTokens(int owner, int[] here, long[] present) {
    var tokens = pieces.tokens(owner);
    int onBoard = 0;
    for (int area = 0; area < Area.LAND; area++) {
      int count = tokens[area];
      if (count != 0) {
        claim(count > 0, Owner.of(owner).id(), "an area holds less than nothing");
        onBoard += count;
        here[area] += count;
        present[owner * Presence.WORDS + (area >> 6)] |= 1L << area;
      }
    }
    return onBoard;
  }

  private void verify(int owner, int onBoard, int built) {
    var who = Owner.of(owner).id();
    claim(onBoard == pieces.tokensOnBoard(owner), who, "tokens on the board do not add up");
    claim(built == pieces.cities(owner), who, "cities on the board do not add up");
    claim(pieces.presence().isListRight(owner), who, "areas have changed unnoticed");
    if (owner < Civilization.COUNT) {
      claim(
          onBoard + pieces.stock(owner) + pieces.treasury(owner) == Pieces.TOKENS,
          who,
          "there are not 55 tokens");
      claim(
          pieces.stock(owner) >= 0 && pieces.treasury(owner) >= 0,
          who,
          "a place holds less than nothing");
      claim(pieces.cities(owner) <= Pieces.CITIES, who, "there are more than 9 cities");
      claim(hasShipsInPlace(owner), who, "a ship is out of place");
    }
  }

  /** On land areas or in stock, and in the order in which they are kept. */
  private boolean hasShipsInPlace(int civilization) {
    int before = 0;
    for (int n = 0; n < Ships.EACH; n++) {
      int here = pieces.ships().area(civilization, n);
      if (here < before || (here >= Area.LAND && here != Ships.IN_STOCK)) {
        return false;
      }
      before = here;
    }
    return true;
  }

  private static void claim(boolean holds, String who, String otherwise) {
    if (!holds) {
      throw new IllegalStateException("1.1: " + who + ": " + otherwise);
    }
  }
}
