package ecumene.map.draw;

import ecumene.facts.Area;
import ecumene.facts.Civilization;
import ecumene.map.geometry.Board;
import ecumene.map.geometry.Border;
import ecumene.map.geometry.DrawnMap;
import ecumene.map.geometry.Ground;
import ecumene.map.geometry.Shapes;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.simplify.DouglasPeuckerSimplifier;

/** The shapes that belong to no single area. */
final class Layers {
  private static final double[] SHOALS = {26, 17, 9};
  private static final double ROUGH = 2;
  private static final double BAND = 13;

  private final DrawnMap map;
  private final List<Geometry> regions = new ArrayList<>();
  private final List<Geometry> bands = new ArrayList<>();
  private final List<Geometry> shoals = new ArrayList<>();
  private final Geometry coastalWater;

  Layers(DrawnMap map) {
    this.map = map;
    for (var civilization : Civilization.values()) {
      var region = region(civilization);
      regions.add(region);
      bands.add(Shapes.difference(region, Shapes.withoutHoles(region).buffer(-BAND, 4)));
    }
    coastalWater =
        Shapes.union(Area.land().stream().map(it -> map.shape(Ground.WATER, it)).toList());
    var land = new ArrayList<>(regions);
    land.add(unknown());
    var sheet = Shapes.FACTORY.toGeometry(Board.sheet());
    var all = DouglasPeuckerSimplifier.simplify(Shapes.union(land), ROUGH);
    for (var reach : SHOALS) {
      shoals.add(Shapes.intersection(all.buffer(reach, 4), sheet));
    }
  }

  private Geometry region(Civilization civilization) {
    return Shapes.union(
        Area.land().stream()
            .filter(it -> it.region() == civilization)
            .map(it -> map.shape(Ground.LAND, it))
            .toList());
  }

  /** Land that is out of play always. */
  Geometry unknown() {
    return map.shape(Ground.LAND, null);
  }

  Geometry region(int civilization) {
    return regions.get(civilization);
  }

  /** A band along the inside of a region's border and coast, but not around its lakes. */
  Geometry band(int civilization) {
    return bands.get(civilization);
  }

  /** Strips of shallow water around all land, the widest first. */
  List<Geometry> shoals() {
    return shoals;
  }

  Geometry coastalWater() {
    return coastalWater;
  }

  Geometry coast() {
    return lines(Border::isCoast);
  }

  Geometry landBorders() {
    return lines(it -> it.parts(Ground.LAND) && isInRegion(it));
  }

  Geometry regionBorders() {
    return lines(it -> it.parts(Ground.LAND) && !isInRegion(it));
  }

  Geometry coastalWaterBorders() {
    return lines(it -> it.parts(Ground.WATER) && !touchesSea(it));
  }

  Geometry openSeaBorders() {
    return lines(it -> it.parts(Ground.WATER) && touchesSea(it));
  }

  Geometry endOfTheWorld() {
    return lines(
        it ->
            !it.isCoast()
                && it.ground() == Ground.LAND
                && (it.area() == null) != (it.other() == null));
  }

  private Geometry lines(Predicate<Border> which) {
    return Shapes.FACTORY.buildGeometry(
        map.borders().stream().filter(which).map(Border::line).toList());
  }

  private static boolean touchesSea(Border border) {
    return Objects.requireNonNull(border.area()).isSea()
        || Objects.requireNonNull(border.other()).isSea();
  }

  private static boolean isInRegion(Border border) {
    return Objects.requireNonNull(border.area()).region()
        == Objects.requireNonNull(border.other()).region();
  }
}
