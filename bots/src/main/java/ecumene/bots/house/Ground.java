package ecumene.bots.house;

import static ecumene.facts.Advance.AGRICULTURE;
import static ecumene.facts.Advance.CULTURAL_ASCENDANCY;
import static ecumene.facts.Advance.PUBLIC_WORKS;

import ecumene.facts.Area;
import ecumene.facts.CitySite;
import ecumene.facts.Civilization;
import ecumene.view.View;

/** What the land is to one seat: how many of its tokens an area keeps, and what a city there is. */
final class Ground {
  private static final int SUPPORT = 2;
  private static final int RAISED_UP_TO = 2;

  private Ground() {}

  static boolean isSite(Area area) {
    return area.site() != CitySite.NONE;
  }

  /** Tokens that are not the seat's. */
  static int others(View view, Area area) {
    return view.tokensIn(area) - view.tokens(view.seat(), area);
  }

  static boolean hasForeignCity(View view, Area area) {
    var owner = view.city(area);
    return owner != null && owner != view.seat();
  }

  /** How many own tokens can stay there beside what others have there now. */
  static int room(View view, Area area) {
    var seat = view.seat();
    if (view.city(area) != null) {
      return view.hasCity(seat, area) && view.holds(seat, PUBLIC_WORKS) ? 1 : 0;
    }
    int others = others(view, area);
    if (others > 0) {
      return Math.max(0, area.limit() - others);
    }
    boolean raised = area.limit() <= RAISED_UP_TO && view.holds(seat, AGRICULTURE);
    return area.limit() + (raised ? 1 : 0);
  }

  /** Tokens each city needs. */
  static int support(View view) {
    return SUPPORT + (view.holds(view.seat(), CULTURAL_ASCENDANCY) ? 1 : 0);
  }

  /** What a city in this area is worth to its owner: the land it takes, and what threatens it. */
  static double cityWorth(Area area) {
    double worth = 10 - area.limit();
    if (area.volcano() != null) {
      worth -= 1;
    }
    if (area.floodPlain() != null && area.site() != CitySite.BLACK) {
      worth -= 0.5;
    }
    return worth + (isSite(area) ? 0 : 1.5); // hard to build again
  }

  /** How far a player has come: the victory points if the game ended now. */
  static int standing(View view, Civilization seat) {
    int points = 5 * view.space(seat) + view.citiesOnBoard(seat);
    for (var advance : view.advances(seat)) {
      points += advance.points();
    }
    return points;
  }
}
