package ecumene.map.draw;

import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;

/** What the map can be drawn on; what comes later lies above. */
interface Canvas {
  /** A named layer begins, and the one before ends. */
  void layer(String id);

  void fill(Geometry shape, String colour, double opacity);

  void stroke(Geometry shape, Pen pen);

  void disc(Coordinate centre, double radius, String colour);

  void ring(Coordinate centre, double radius, Pen pen);

  void write(Text text);

  /** Words with a pale rim, to be read on any ground. */
  void writeOn(Text text, Pen rim);
}
