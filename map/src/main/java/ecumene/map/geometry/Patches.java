package ecumene.map.geometry;

import ecumene.facts.Area;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.geom.Point;
import org.locationtech.jts.geom.Polygon;

/**
 * Strips of coast that belong to another area than to the nearest one, because the board tells so:
 * on it Britannia does not reach the North Sea, nor Tanis the Red Sea, nor Athens the Gulf of
 * Corinth.
 */
final class Patches {
  private record Patch(Area area, Polygon shape) {}

  private static final List<Patch> ALL =
      List.of(
          patch("caledonia", -2.5, 54.5, -2.1, 55.3, -1.5, 56.2, 0, 56.2, 0, 54.5),
          patch("londinium", -1.4, 53.2, -1.7, 54.0, -2.6, 54.9, 0.4, 54.9, 0.8, 53.2),
          patch(
              "eastern-desert",
              32.0,
              30.0,
              32.15,
              30.4,
              32.6,
              30.45,
              32.8,
              30.1,
              32.7,
              29.7,
              32.2,
              29.5),
          patch("phocis", 22.85, 38.02, 22.8, 38.3, 23.3, 38.35, 23.32, 38.05, 23.1, 37.97),
          patch("argos", 22.93, 37.8, 22.9, 37.93, 23.0, 37.97, 23.2, 37.93, 23.2, 37.75),
          patch(
              "peloponnesos",
              21.4,
              38.0,
              21.4,
              38.4,
              22.3,
              38.35,
              22.42,
              38.08,
              22.2,
              37.88,
              21.8,
              37.75));

  private Patches() {}

  static List<Polygon> shapes() {
    return ALL.stream().map(Patch::shape).toList();
  }

  static @Nullable Area at(Point place) {
    return ALL.stream()
        .filter(it -> it.shape.covers(place))
        .map(Patch::area)
        .findFirst()
        .orElse(null);
  }

  private static Patch patch(String area, double... outline) {
    return new Patch(Area.of(area), Inlets.shape(outline));
  }
}
