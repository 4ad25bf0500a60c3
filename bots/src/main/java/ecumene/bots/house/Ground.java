package ecumene.bots.house;

import static ecumene.facts.Advance.AGRICULTURE;
import static ecumene.facts.Advance.CULTURAL_ASCENDANCY;
import static ecumene.facts.Advance.PUBLIC_WORKS;

import ecumene.facts.Area;
import ecumene.facts.CitySite;
import ecumene.facts.Civilization;
import ecumene.game.Score;
import ecumene.loss.CitySupport;
import ecumene.view.View;
import ecumene.world.PopulationLimit;

/** What the land is to one seat: how many of its tokens an area keeps, and what a city there is. */
final class Ground {
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
    boolean raised = area.limit() <= PopulationLimit.RAISED_UP_TO && view.holds(seat, AGRICULTURE);
    return area.limit() + (raised ? 1 : 0);
  }

  /** Tokens each city needs. */
  static int support(View view) {
    return CitySupport.TOKENS_A_CITY + (view.holds(view.seat(), CULTURAL_ASCENDANCY) ? 1 : 0);
  }

  /** What a city in this area is worth to its owner: the land it takes, and what threatens it. */
  static double cityWorth(Area area, Figures.Building figures) {
    double worth = 10 - figures.size() * area.limit();
    if (area.volcano() != null) {
      worth -= figures.volcano();
    }
    if (area.floodPlain() != null && area.site() != CitySite.BLACK) {
      worth -= figures.flood();
    }
    return worth + (isSite(area) ? 0 : figures.hardToRebuild());
  }

  /** How far a player has come: the victory points if the game ended now. */
  static int standing(View view, Civilization seat) {
    int points = Score.POINTS_A_SPACE * view.space(seat) + view.citiesOnBoard(seat);
    for (var advance : view.advances(seat)) {
      points += advance.points();
    }
    return points;
  }
}
