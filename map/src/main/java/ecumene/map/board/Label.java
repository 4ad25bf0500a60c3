package ecumene.map.board;

import java.util.List;

/** The name of an area in one or two lines; the place is the middle of all lines. */
public record Label(List<String> lines, double x, double y, double width, double size) {
  /** What a line takes, as a multiple of the letters' size. */
  public static final double LEADING = 0.92;

  public double height() {
    return lines.size() * size * LEADING;
  }

  /** The baseline of a line. */
  public double baseline(int line) {
    return y - height() / 2 + size * (line * LEADING + 0.7);
  }

  double distance(Spot spot) {
    var dx = Math.max(0, Math.abs(spot.x() - x) - width / 2);
    var dy = Math.max(0, Math.abs(spot.y() - y) - height() / 2);
    return StrictMath.hypot(dx, dy) - spot.radius();
  }
}
