package ecumene.map.geometry;

import ecumene.facts.Area;
import ecumene.map.geometry.LandCells.Cell;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.coverage.CoverageSimplifier;
import org.locationtech.jts.coverage.CoverageUnion;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.Polygon;

/** The whole sheet without gaps and overlaps: who has which land and which water. */
final class Cover {
  private static final double PRECISION = 0.02;
  private static final double DETAIL = 1.1;

  private Cover() {}

  /** What belongs together; no area where the known world ends. */
  record Part(Ground ground, @Nullable Area area) {}

  record Piece(Part part, Polygon shape) {}

  static List<Piece> of(List<Cell> land, LandIndex index, Waters waters, int[] owners) {
    var parts = new LinkedHashMap<Part, List<Polygon>>();
    for (var face : Shapes.faces(lines(land, waters, owners), PRECISION)) {
      var inside = face.getInteriorPoint().getCoordinate();
      parts
          .computeIfAbsent(partAt(inside, index, waters, owners), _ -> new ArrayList<>())
          .add(face);
    }
    return Pinch.falseBorders(simplified(parts));
  }

  private static List<Geometry> lines(List<Cell> land, Waters waters, int[] owners) {
    var lines = new ArrayList<Geometry>();
    land.forEach(it -> lines.add(it.shape().getBoundary()));
    lines.addAll(WaterBorders.of(waters, owners));
    lines.add(Shapes.FACTORY.toGeometry(Board.sheet()).getBoundary());
    return lines;
  }

  private static Part partAt(Coordinate place, LandIndex land, Waters waters, int[] owners) {
    var cell = land.at(place);
    if (cell != null) {
      return new Part(Ground.LAND, cell.area());
    }
    var owner = waters.ownerNear(place, owners);
    return new Part(Ground.WATER, owner == Waters.NOBODY ? null : Area.at(owner));
  }

  private static List<Piece> simplified(Map<Part, List<Polygon>> parts) {
    var names = new ArrayList<>(parts.keySet());
    var shapes =
        parts.values().stream()
            .map(it -> CoverageUnion.union(it.toArray(Geometry[]::new)))
            .toArray(Geometry[]::new);
    var simple = CoverageSimplifier.simplify(shapes, DETAIL);
    var pieces = new ArrayList<Piece>();
    for (var i = 0; i < simple.length; i++) {
      for (var polygon : Shapes.polygons(simple[i])) {
        pieces.add(new Piece(names.get(i), polygon));
      }
    }
    return pieces;
  }
}
