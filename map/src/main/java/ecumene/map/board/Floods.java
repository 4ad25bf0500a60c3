package ecumene.map.board;

import ecumene.facts.Area;
import ecumene.facts.CitySite;
import ecumene.facts.FloodPlain;
import ecumene.map.geometry.Curves;
import ecumene.map.geometry.DrawnMap;
import ecumene.map.geometry.Ground;
import ecumene.map.geometry.Shapes;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.locationtech.jts.algorithm.construct.MaximumInscribedCircle;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.operation.distance.DistanceOp;

/**
 * The bands of the flood plains: along the river, in exactly the areas that belong to the plain.
 * Where the river passes an area by, an arm leads into it.
 */
public final class Floods {
  private static final double REACH = 26;
  private static final double ENOUGH = 3600;
  private static final double SHARE = 0.3;
  private static final double SITE = 20;
  private static final double BEND = 0.22;

  private final Map<Area, Geometry> bands = new LinkedHashMap<>();
  private final Map<FloodPlain, Geometry> rivers = new LinkedHashMap<>();

  public Floods(DrawnMap map) {
    for (var plain : FloodPlain.values()) {
      flood(plain, map);
    }
  }

  /** The flooded part of an area; empty for most. */
  public Geometry band(Area area) {
    return bands.getOrDefault(area, Shapes.FACTORY.createPolygon());
  }

  public Geometry band(FloodPlain plain) {
    return Shapes.union(plain.areas().stream().map(this::band).toList());
  }

  public Geometry river(FloodPlain plain) {
    return Objects.requireNonNull(rivers.get(plain));
  }

  private void flood(FloodPlain plain, DrawnMap map) {
    var course = new ArrayList<Geometry>();
    course.add(Rivers.of(plain, map.board()));
    for (var area : plain.areas()) {
      var land = map.shape(Ground.LAND, area);
      if (!isFlooded(area, land, buffer(course))) {
        course.add(arm(course, land));
      }
    }
    var water = buffer(course);
    var home = new ArrayList<Geometry>();
    for (var area : plain.areas()) {
      var land = map.shape(Ground.LAND, area);
      bands.put(area, Shapes.intersection(water, land));
      home.add(land);
    }
    rivers.put(
        plain,
        Shapes.FACTORY.buildGeometry(
            Shapes.lines(Shapes.intersection(Shapes.union(course), Shapes.union(home)))));
  }

  /** Enough to be seen, and for a white site a place to stand on. */
  private static boolean isFlooded(Area area, Geometry land, Geometry water) {
    var flooded = Shapes.intersection(water, land).getArea();
    return flooded >= Math.min(ENOUGH, SHARE * land.getArea())
        && (area.site() != CitySite.WHITE
            || Shapes.intersection(water, land.buffer(-SITE)).getArea() > SITE);
  }

  private static Geometry buffer(List<Geometry> course) {
    return Shapes.FACTORY.buildGeometry(course).buffer(REACH, 6);
  }

  private static Geometry arm(List<Geometry> course, Geometry land) {
    var middle = MaximumInscribedCircle.getCenter(land, 2);
    var ends = DistanceOp.nearestPoints(Shapes.FACTORY.buildGeometry(course), middle);
    var bend =
        new Coordinate(
            (ends[0].x + ends[1].x) / 2 + BEND * (ends[1].y - ends[0].y),
            (ends[0].y + ends[1].y) / 2 - BEND * (ends[1].x - ends[0].x));
    return Shapes.FACTORY.createLineString(
        Curves.open(List.of(ends[0], bend, ends[1]), 3).toArray(Coordinate[]::new));
  }
}
