package ecumene.map.board;

import ecumene.facts.Area;
import ecumene.facts.Volcano;
import ecumene.map.geometry.DrawnMap;
import ecumene.map.geometry.Ground;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.linearref.LengthIndexedLine;

/** Where the volcanoes stand: on the border of their two areas, or in their only one. */
public final class Volcanoes {
  static final double RADIUS = 12;

  private final Map<Volcano, Spot> spots = new LinkedHashMap<>();

  public Volcanoes(DrawnMap map) {
    for (var volcano : Volcano.values()) {
      var place = place(volcano.areas(), map);
      spots.put(volcano, new Spot(place.x, place.y, RADIUS));
    }
  }

  public Spot spot(Volcano volcano) {
    return Objects.requireNonNull(spots.get(volcano));
  }

  List<Spot> in(Area area) {
    var volcano = area.volcano();
    return volcano == null ? List.of() : List.of(spot(volcano));
  }

  private static Coordinate place(List<Area> areas, DrawnMap map) {
    if (areas.size() == 1) {
      return map.home(areas.getFirst()).convexHull().getCentroid().getCoordinate();
    }
    var line =
        map.borders().stream()
            .filter(it -> it.parts(Ground.LAND))
            .filter(it -> areas.contains(it.area()) && areas.contains(it.other()))
            .map(it -> new LengthIndexedLine(it.line()))
            .max(Comparator.comparingDouble(LengthIndexedLine::getEndIndex))
            .orElseThrow();
    return line.extractPoint(line.getEndIndex() / 2);
  }
}
