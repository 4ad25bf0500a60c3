package ecumene.map.board;

import ecumene.facts.Area;
import ecumene.map.geometry.Border;
import ecumene.map.geometry.DrawnMap;
import ecumene.map.geometry.Ground;
import ecumene.map.geometry.Pair;
import ecumene.map.geometry.Truth;
import java.util.Comparator;
import java.util.List;
import org.locationtech.jts.linearref.LengthIndexedLine;

/** The links between neighbours whose border is so short that one could overlook it. */
public final class Links {
  /** The shortest border that needs no link. */
  public static final double VISIBLE = 12;

  private static final double RADIUS = 6;

  /** A sign upon the middle of the border. */
  public record Link(Pair areas, Ground ground, Spot spot) {
    boolean touches(Area area) {
      return areas.a().equals(area) || areas.b().equals(area);
    }
  }

  private Links() {}

  static List<Link> of(DrawnMap map, Ground ground) {
    return new Truth(map, ground)
        .barelyTouching(VISIBLE).stream()
            .map(it -> new Link(it, ground, middle(it, ground, map)))
            .toList();
  }

  private static Spot middle(Pair areas, Ground ground, DrawnMap map) {
    var line =
        map.borders().stream()
            .filter(it -> it.parts(ground) && isBetween(it, areas))
            .map(it -> new LengthIndexedLine(it.line()))
            .max(Comparator.comparingDouble(LengthIndexedLine::getEndIndex))
            .orElseThrow();
    var place = line.extractPoint(line.getEndIndex() / 2);
    return new Spot(place.x, place.y, RADIUS);
  }

  private static boolean isBetween(Border border, Pair areas) {
    var area = border.area();
    var other = border.other();
    return area != null && other != null && Pair.of(area, other).equals(areas);
  }
}
