package ecumene.map.geometry;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.CoordinateSequence;
import org.locationtech.jts.geom.CoordinateSequenceFilter;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.geom.PrecisionModel;
import org.locationtech.jts.operation.overlayng.OverlayNG;
import org.locationtech.jts.operation.overlayng.OverlayNGRobust;
import org.locationtech.jts.operation.overlayng.UnaryUnionNG;
import org.locationtech.jts.operation.polygonize.Polygonizer;

/** Words about shapes that JTS has no short form for. */
public final class Shapes {
  public static final GeometryFactory FACTORY = new GeometryFactory();

  private Shapes() {}

  public static List<Polygon> polygons(Geometry geometry) {
    var polygons = new ArrayList<Polygon>();
    for (var i = 0; i < geometry.getNumGeometries(); i++) {
      if (geometry.getGeometryN(i) instanceof Polygon polygon && !polygon.isEmpty()) {
        polygons.add(polygon);
      } else if (geometry.getGeometryN(i).getNumGeometries() > 1) {
        polygons.addAll(polygons(geometry.getGeometryN(i)));
      }
    }
    return polygons;
  }

  public static List<LineString> lines(Geometry geometry) {
    var lines = new ArrayList<LineString>();
    for (var i = 0; i < geometry.getNumGeometries(); i++) {
      if (geometry.getGeometryN(i) instanceof LineString line && !line.isEmpty()) {
        lines.add(line);
      } else if (geometry.getGeometryN(i).getNumGeometries() > 1) {
        lines.addAll(lines(geometry.getGeometryN(i)));
      }
    }
    return lines;
  }

  public static Geometry withoutHoles(Geometry shape) {
    return union(
        polygons(shape).stream().map(it -> FACTORY.createPolygon(it.getExteriorRing())).toList());
  }

  public static Geometry union(List<? extends Geometry> parts) {
    return OverlayNGRobust.union(List.copyOf(parts));
  }

  public static Geometry join(Geometry a, Geometry b) {
    return OverlayNGRobust.overlay(a, b, OverlayNG.UNION);
  }

  public static Geometry intersection(Geometry a, Geometry b) {
    return OverlayNGRobust.overlay(a, b, OverlayNG.INTERSECTION);
  }

  public static Geometry difference(Geometry a, Geometry b) {
    return OverlayNGRobust.overlay(a, b, OverlayNG.DIFFERENCE);
  }

  /**
   * The faces that lines enclose, cutting each other wherever they cross or nearly touch; always in
   * the same order.
   */
  public static List<Polygon> faces(List<? extends Geometry> lines, double precision) {
    var noded =
        UnaryUnionNG.union(
            FACTORY.buildGeometry(List.copyOf(lines)), new PrecisionModel(1 / precision));
    var polygonizer = new Polygonizer();
    polygonizer.add(noded);
    var faces = new ArrayList<Polygon>();
    for (var face : polygonizer.getPolygons()) {
      faces.add((Polygon) ((Polygon) face).norm());
    }
    faces.sort((a, b) -> a.compareTo(b));
    return faces;
  }

  /** Every position moved. */
  public static Geometry moved(Geometry geometry, UnaryOperator<Coordinate> move) {
    var copy = geometry.copy();
    copy.apply(
        new CoordinateSequenceFilter() {
          @Override
          public void filter(CoordinateSequence line, int i) {
            var to = move.apply(line.getCoordinate(i));
            line.setOrdinate(i, 0, to.x);
            line.setOrdinate(i, 1, to.y);
          }

          @Override
          public boolean isDone() {
            return false;
          }

          @Override
          public boolean isGeometryChanged() {
            return true;
          }
        });
    copy.geometryChanged();
    return copy;
  }
}
