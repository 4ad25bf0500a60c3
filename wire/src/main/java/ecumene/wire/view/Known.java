package ecumene.wire.view;

import ecumene.facts.Advance;
import ecumene.facts.Area;
import ecumene.facts.Civilization;
import ecumene.facts.Colour;
import ecumene.view.PublicView;
import ecumene.wire.position.PieceCounts;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** What everybody knows of one civilization (1.15). */
public record Known(
    Map<Area, Integer> tokens,
    List<Area> cities,
    Map<Area, Integer> ships,
    int stock,
    int treasury,
    List<Advance> advances,
    Map<Colour, Integer> credits,
    int space,
    int census,
    int handSize) {

  public static Known of(Civilization seat, PublicView view) {
    var credits = new EnumMap<Colour, Integer>(Colour.class);
    for (var colour : Colour.values()) {
      credits.put(colour, view.credits(seat, colour));
    }
    return new Known(
        PieceCounts.tokens(seat, view),
        view.citiesOf(seat),
        PieceCounts.ships(seat, view),
        view.stock(seat),
        view.treasury(seat),
        view.advances(seat),
        credits,
        view.space(seat),
        view.progress().census(seat),
        view.handSize(seat));
  }
}
