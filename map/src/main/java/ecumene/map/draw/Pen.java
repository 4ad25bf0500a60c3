package ecumene.map.draw;

import java.util.List;

/** How a line is drawn; dashes and gaps by turns, none for a whole line. */
record Pen(String colour, double width, double opacity, List<Double> dashes) {
  static Pen of(String colour, double width) {
    return new Pen(colour, width, 1, List.of());
  }

  Pen faint(double newOpacity) {
    return new Pen(colour, width, newOpacity, dashes);
  }

  Pen dashed(Double... newDashes) {
    return new Pen(colour, width, opacity, List.of(newDashes));
  }
}
