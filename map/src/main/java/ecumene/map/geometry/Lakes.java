package ecumene.map.geometry;

import java.util.List;
import java.util.stream.Stream;
import org.locationtech.jts.geom.Polygon;

/**
 * Lakes, each within one area inland, so that no border depends on them. Their outlines are rough
 * and our own, in longitudes and latitudes by turns; they lie where the board puts their area.
 */
final class Lakes {
  private static final double[] TUZ = {
    32.5, 38.3, 32.2, 38.6, 32.3, 39.0, 32.6, 39.3, 32.9, 39.1, 32.75, 38.8, 32.85, 38.5
  };

  private static final double[] VAN = {
    40.9, 38.4, 40.6, 38.7, 40.8, 39.0, 41.3, 39.0, 41.7, 39.2, 42.0, 38.95, 41.5, 38.7, 41.4, 38.4
  };

  private static final double[] SEVAN = {
    45.7, 40.3, 45.5, 40.55, 45.7, 40.65, 46.0, 40.4, 46.4, 40.15, 46.2, 40.0, 45.9, 40.1
  };

  private static final double[] URMIA = {
    44.9, 36.7, 44.7, 36.3, 44.85, 35.9, 45.2, 35.7, 45.4, 36.0, 45.2, 36.3, 45.3, 36.7
  };

  private static final double[] HAMUN = {
    60.6, 31.5, 60.3, 31.1, 60.5, 30.6, 60.9, 30.4, 61.2, 30.7, 60.9, 31.0, 61.1, 31.4
  };

  private static final double[] TANA = {
    37.3, 12.1, 37.1, 11.8, 37.3, 11.4, 37.7, 11.3, 38.0, 11.6, 37.8, 12.0
  };

  private Lakes() {}

  static List<Polygon> all() {
    return Stream.of(TUZ, VAN, SEVAN, URMIA, HAMUN, TANA).map(Inlets::shape).toList();
  }
}
