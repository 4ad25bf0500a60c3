package ecumene.world;

import ecumene.facts.Area;
import ecumene.facts.Civilization;
import ecumene.facts.Owner;

/** The sums of rule 1.1, and whatever else must be so among the pieces. */
record PieceSums(Pieces pieces) {

  /** Throws when something is not as it must be. */
  void verify() {
    var built = new int[Owner.COUNT + 1];
    for (int area = 0; area < Area.LAND; area++) {
      built[pieces.cityOwner(area) + 1]++;
    }
    var here = new int[Area.LAND];
    int listedWrongly = -1;
    for (int owner = 0; owner < Owner.COUNT; owner++) {
      int onBoard = 0;
      for (int area = 0; area < Area.LAND; area++) {
        int count = pieces.tokens(owner, area);
        onBoard += count;
        here[area] += count;
        boolean isPresent = count > 0 || pieces.cityOwner(area) == owner;
        if (pieces.isListed(owner, area) != isPresent) {
          listedWrongly = owner;
        }
        if (count < 0) {
          claim(false, Owner.of(owner).id(), "an area holds less than nothing");
        }
      }
      var who = Owner.of(owner).id();
      claim(onBoard == pieces.tokensOnBoard(owner), who, "tokens on the board do not add up");
      claim(built[owner + 1] == pieces.cities(owner), who, "cities on the board do not add up");
      claim(pieces.isListRight(owner), who, "areas have changed unnoticed");
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
    for (int area = 0; area < Area.LAND; area++) {
      if (here[area] != pieces.crowd(area)) {
        claim(false, Area.at(area).id(), "tokens in the area do not add up");
      }
      if (pieces.isNewCity(area) && pieces.cityOwner(area) < 0) {
        claim(false, Area.at(area).id(), "a new city is missing");
      }
    }
    if (listedWrongly >= 0) {
      claim(false, Owner.of(listedWrongly).id(), "an area is listed wrongly");
    }
  }

  /** On land areas or in stock, and in the order in which they are kept. */
  private boolean hasShipsInPlace(int civilization) {
    int before = 0;
    for (int n = 0; n < Pieces.SHIPS; n++) {
      int here = pieces.ship(civilization, n);
      if (here < before || (here >= Area.LAND && here != Pieces.IN_STOCK)) {
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
