package ecumene.map.geometry;

import java.util.ArrayList;
import java.util.List;
import org.locationtech.jts.geom.Coordinate;

/** Rounds corners by cutting them again and again (Chaikin). */
public final class Curves {
  private static final int ROUNDS = 3;

  private Curves() {}

  /** A ring without corners, its first position repeated at the end. */
  public static List<Coordinate> closed(List<Coordinate> corners) {
    var ring = corners;
    for (var round = 0; round < ROUNDS; round++) {
      var next = new ArrayList<Coordinate>();
      for (var i = 0; i < ring.size(); i++) {
        cut(ring.get(i), ring.get((i + 1) % ring.size()), next);
      }
      ring = next;
    }
    var closed = new ArrayList<>(ring);
    closed.add(ring.getFirst().copy());
    return closed;
  }

  /** A line without corners between the same ends. */
  public static List<Coordinate> open(List<Coordinate> corners, int rounds) {
    var line = corners;
    for (var round = 0; round < rounds && line.size() > 2; round++) {
      var next = new ArrayList<Coordinate>();
      next.add(line.getFirst());
      for (var i = 0; i < line.size() - 1; i++) {
        var cut = new ArrayList<Coordinate>();
        cut(line.get(i), line.get(i + 1), cut);
        if (i > 0) {
          next.add(cut.getFirst());
        }
        if (i < line.size() - 2) {
          next.add(cut.getLast());
        }
      }
      next.add(line.getLast());
      line = next;
    }
    return line;
  }

  private static void cut(Coordinate a, Coordinate b, List<Coordinate> into) {
    into.add(new Coordinate(0.75 * a.x + 0.25 * b.x, 0.75 * a.y + 0.25 * b.y));
    into.add(new Coordinate(0.25 * a.x + 0.75 * b.x, 0.25 * a.y + 0.75 * b.y));
  }
}
