package ecumene.map.geometry;

import ecumene.facts.Area;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.algorithm.locate.IndexedPointInAreaLocator;
import org.locationtech.jts.algorithm.locate.PointOnGeometryLocator;
import org.locationtech.jts.densify.Densifier;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.Location;
import org.locationtech.jts.geom.Point;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.geom.util.GeometryFixer;
import org.locationtech.jts.triangulate.VoronoiDiagramBuilder;

/**
 * The land, cut into the cells of the areas: every place belongs to the nearest area point on the
 * same land mass, and an island without any to the nearest of all. Land outside the frame belongs
 * to no area. On the plane of {@link Conic}.
 */
final class LandCells {
  /** A piece of land; {@code mass} numbers the land masses of the frame, -1 outside it. */
  record Cell(@Nullable Area area, int mass, Polygon shape) {}

  private static final Envelope BOX = new Envelope(-50, 130, -24, 83);
  private static final double PRECISION = 0.01;
  private static final double STEP = 12;

  /** Smaller islands without an area point are left out. */
  private static final double SMALLEST_ISLAND = 120;

  /** The corners of the known world: latitude and longitude, clockwise. */
  private static final double[][] FRAME = {
    {62.5, -12}, {62.5, 38}, {57, 47}, {49, 58}, {45.5, 70}, {39, 80}, {31.5, 88}, {29, 90},
    {27, 94}, {20, 94}, {5, 86}, {5, 76}, {5.5, 50}, {6.5, 38}, {12, 31}, {17.5, 24.5},
    {25, 19}, {27.5, 8}, {28.5, -12}
  };

  private final List<Point> points = new ArrayList<>();
  private final List<Cell> cells = new ArrayList<>();

  private LandCells() {
    for (var area : Area.all()) {
      points.add(Shapes.FACTORY.createPoint(Conic.project(area.longitude(), area.latitude())));
    }
  }

  static List<Cell> all() {
    var cells = new LandCells();
    cells.cut();
    return StrayPieces.joined(cells.cells);
  }

  static Coordinate point(Area area) {
    return Conic.project(area.longitude(), area.latitude());
  }

  private void cut() {
    var land = Inlets.cutInto(projected(Coastline.land(BOX)));
    var frame = frame();
    var masses = masses(land, frame);
    var lines = new ArrayList<Geometry>();
    masses.forEach(it -> lines.add(it.getBoundary()));
    for (var polygon : land) {
      if (polygon.getArea() > SMALLEST_ISLAND && !frame.covers(polygon)) {
        lines.add(Shapes.difference(polygon, frame).getBoundary());
      }
    }
    var areas = new ArrayList<List<Area>>();
    masses.forEach(it -> areas.add(new ArrayList<>()));
    for (var area : Area.land()) {
      areas.get(massOf(masses, points.get(area.index()))).add(area);
    }
    for (var i = 0; i < masses.size(); i++) {
      if (areas.get(i).size() > 1) {
        lines.add(Shapes.intersection(borders(areas.get(i)), masses.get(i)));
      }
    }
    for (var patch : Patches.shapes()) {
      for (var mass : masses) {
        if (mass.getEnvelopeInternal().intersects(patch.getEnvelopeInternal())) {
          lines.add(Shapes.intersection(Densifier.densify(patch, STEP).getBoundary(), mass));
        }
      }
    }
    var locators = masses.stream().map(IndexedPointInAreaLocator::new).toList();
    var any = new IndexedPointInAreaLocator(Shapes.FACTORY.buildGeometry(land));
    for (var face : Shapes.faces(lines, PRECISION)) {
      var inside = face.getInteriorPoint();
      var mass = 0;
      while (mass < masses.size() && isOutside(locators.get(mass), inside)) {
        mass++;
      }
      if (mass < masses.size()) {
        var patched = Patches.at(inside);
        var area = patched == null ? nearest(areas.get(mass), inside) : patched;
        cells.add(new Cell(area, mass, face));
      } else if (!isOutside(any, inside)) {
        cells.add(new Cell(null, -1, face));
      }
    }
  }

  private static boolean isOutside(PointOnGeometryLocator shape, Point place) {
    return shape.locate(place.getCoordinate()) == Location.EXTERIOR;
  }

  private static List<Polygon> projected(Geometry land) {
    var polygons = new ArrayList<Polygon>();
    for (var polygon : Shapes.polygons(land)) {
      var projected = Shapes.moved(polygon, it -> Conic.project(it.x, it.y));
      polygons.addAll(
          Shapes.polygons(projected.isValid() ? projected : GeometryFixer.fix(projected)));
    }
    return polygons;
  }

  /** Largest first. */
  private List<Polygon> masses(List<Polygon> land, Polygon frame) {
    var known = new ArrayList<Polygon>();
    for (var polygon : land) {
      if (polygon.getEnvelopeInternal().intersects(frame.getEnvelopeInternal())) {
        known.addAll(Shapes.polygons(Shapes.intersection(polygon, frame)));
      }
    }
    var masses = new ArrayList<Polygon>();
    for (var polygon : known) {
      if (polygon.getArea() > SMALLEST_ISLAND
          || Area.land().stream().anyMatch(it -> polygon.covers(points.get(it.index())))) {
        masses.add(polygon);
      }
    }
    masses.sort(Comparator.comparingDouble(Polygon::getArea).reversed());
    return masses;
  }

  private Geometry borders(List<Area> areas) {
    var diagram = new VoronoiDiagramBuilder();
    diagram.setSites(
        Shapes.FACTORY.createMultiPoint(
            areas.stream().map(it -> points.get(it.index())).toArray(Point[]::new)));
    diagram.setClipEnvelope(new Envelope(-9000, 9000, -9000, 9000));
    var cells = diagram.getDiagram(Shapes.FACTORY);
    var borders = new ArrayList<Geometry>();
    for (var i = 0; i < cells.getNumGeometries(); i++) {
      borders.add(cells.getGeometryN(i).getBoundary());
    }
    return Densifier.densify(Shapes.union(borders), STEP);
  }

  private Area nearest(List<Area> areas, Point place) {
    var candidates = areas.isEmpty() ? Area.land() : areas;
    return candidates.stream()
        .min(Comparator.comparingDouble(it -> points.get(it.index()).distance(place)))
        .orElseThrow();
  }

  private static int massOf(List<Polygon> masses, Point place) {
    var best = 0;
    var least = Double.MAX_VALUE;
    for (var i = 0; i < masses.size(); i++) {
      if (masses.get(i).getEnvelopeInternal().distance(place.getEnvelopeInternal()) < least) {
        var distance = masses.get(i).distance(place);
        if (distance < least) {
          least = distance;
          best = i;
        }
      }
    }
    return best;
  }

  private static Polygon frame() {
    var corners = new Coordinate[FRAME.length + 1];
    for (var i = 0; i < corners.length; i++) {
      var corner = FRAME[i % FRAME.length];
      corners[i] = new Coordinate(corner[1], corner[0]);
    }
    return (Polygon)
        Shapes.moved(
            Densifier.densify(Shapes.FACTORY.createPolygon(corners), 0.25),
            it -> Conic.project(it.x, it.y));
  }
}
