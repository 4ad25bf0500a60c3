package ecumene.map.geometry;

import java.util.ArrayList;
import java.util.List;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.Polygon;

/** Waters that the coastline lacks, cut into the land; all outlines are rough and our own. */
final class Inlets {
  /** In antiquity the Persian Gulf reached far into Mesopotamia: longitude and latitude. */
  private static final double[] ANCIENT_GULF = {
    48.95, 29.6, 49.1, 30.4, 48.75, 31.0, 48.45, 31.6, 48.2, 32.3, 47.75, 32.85,
    47.35, 32.85, 47.35, 32.4, 47.6, 31.7, 47.85, 31.1, 47.9, 30.5, 48.0, 29.9
  };

  private static final double[] ARAL_SEA = {
    56.3, 43.7, 56.25, 44.6, 56.4, 45.3, 57.1, 45.7, 57.6, 46.2, 58.4, 46.4,
    59.2, 46.6, 59.6, 46.2, 59.4, 45.4, 59.1, 44.7, 58.3, 44.1, 57.4, 43.6
  };

  /** The Bosporus is drawn wider than it is: the waters of Troy reach through it. */
  private static final double[] BOSPORUS = {
    28.92, 40.9, 28.95, 41.02, 29.0, 41.12, 29.05, 41.22, 29.05, 41.32, 29.25, 41.32, 29.2, 41.2,
    29.14, 41.1, 29.1, 41.0, 29.1, 40.9
  };

  /** The isthmus of Corinth, where four areas meet, is drawn wider than it is. */
  private static final double[] ISTHMUS = {
    22.74, 37.92, 22.74, 38.06, 22.9, 38.14, 23.12, 38.12, 23.17, 37.95, 23.12, 37.83, 22.92, 37.84
  };

  private Inlets() {}

  static List<Polygon> cutInto(List<Polygon> land) {
    var inlets = new ArrayList<>(Lakes.all());
    inlets.addAll(List.of(shape(ANCIENT_GULF), shape(ARAL_SEA), shape(BOSPORUS)));
    var waters = Shapes.union(inlets);
    var isthmus = shape(ISTHMUS);
    var cut = new ArrayList<Polygon>();
    for (var polygon : land) {
      Geometry shape = polygon;
      if (polygon.intersects(waters)) {
        shape = Shapes.difference(shape, waters);
      }
      if (polygon.intersects(isthmus)) {
        shape = Shapes.join(shape, isthmus);
      }
      cut.addAll(Shapes.polygons(shape));
    }
    return cut;
  }

  /** A rounded shape, from the longitudes and latitudes of its corners by turns. */
  static Polygon shape(double... outline) {
    var corners = new ArrayList<Coordinate>();
    for (var i = 0; i < outline.length; i += 2) {
      corners.add(Conic.project(outline[i], outline[i + 1]));
    }
    return Shapes.FACTORY.createPolygon(Curves.closed(corners).toArray(Coordinate[]::new));
  }
}
