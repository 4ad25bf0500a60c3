package ecumene.map.geometry;

import ecumene.facts.Area;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.locationtech.jts.geom.Coordinate;

/** Further places that surely lie in an open sea, or in the water of an area. */
final class SeaArms {
  private static final Map<Area, List<Coordinate>> ARMS = new LinkedHashMap<>();

  static {
    arm("eastern-atlantic-ocean", -14, 50, -13, 46, -16, 52);
    arm("northern-atlantic-ocean", -13, 57, 0, 62.5, 3, 64);
    arm("bay-of-biscay", -6, 48.5);
    arm("knossos", 25.2, 35.8, 25.6, 36.0, 26.0, 36.1, 26.3, 35.9);
    arm("phaestos", 23.6, 36.0, 23.7, 36.3, 24.3, 36.0);
    arm("thera", 25.1, 36.0);
    arm("sinai", 34.3, 27.6, 34.1, 27.4, 34.0, 27.6);
    arm("troy", 29.02, 41.02, 29.06, 41.1, 29.1, 41.18, 29.14, 41.24, 29.2, 41.3);
  }

  private SeaArms() {}

  static List<Coordinate> of(Area area) {
    return ARMS.getOrDefault(area, List.of());
  }

  private static void arm(String area, double... places) {
    var list = new ArrayList<Coordinate>();
    for (var i = 0; i < places.length; i += 2) {
      list.add(Conic.project(places[i], places[i + 1]));
    }
    ARMS.put(Area.of(area), list);
  }
}
