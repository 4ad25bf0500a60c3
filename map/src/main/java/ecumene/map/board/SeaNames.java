package ecumene.map.board;

import ecumene.facts.Area;
import ecumene.map.geometry.Board;
import ecumene.map.geometry.DrawnMap;
import ecumene.map.geometry.Ground;
import ecumene.map.geometry.Shapes;
import ecumene.map.letter.Typeface;
import java.util.ArrayList;
import java.util.List;
import org.locationtech.jts.algorithm.construct.MaximumInscribedCircle;

/** Where the name of an open sea stands: as large as the sea has room for, in up to three lines. */
public final class SeaNames {
  public static final double TRACKING = 0.12;
  private static final double MARGIN = 60;
  private static final double[] SIZES = {44, 38, 33, 28, 24, 21, 18, 16, 14, 12, 10};

  private SeaNames() {}

  static Label label(Area sea, String name, DrawnMap map) {
    var inner = Board.sheet();
    inner.expandBy(-MARGIN);
    var shape = Shapes.intersection(map.shape(Ground.WATER, sea), Shapes.FACTORY.toGeometry(inner));
    var room = new Room(shape, shape.getEnvelopeInternal());
    var middle = MaximumInscribedCircle.getCenter(shape, 2);
    for (var size : SIZES) {
      for (var lines : wordings(name)) {
        var width =
            lines.stream()
                .mapToDouble(it -> Typeface.ITALIC.width(it, size, size * TRACKING))
                .max()
                .orElseThrow();
        Label best = null;
        var least = Double.MAX_VALUE;
        for (var place = 0; place < room.count(); place++) {
          var label = new Label(lines, room.x(place), room.y(place), width, size);
          var far = StrictMath.hypot(label.x() - middle.getX(), label.y() - middle.getY());
          if (far < least
              && room.at(place) > label.height() / 2
              && room.fits(label.x(), label.y(), width, label.height())) {
            least = far;
            best = label;
          }
        }
        if (best != null) {
          return best;
        }
      }
    }
    throw new IllegalStateException("there is no room for the name of " + sea);
  }

  private static List<List<String>> wordings(String name) {
    var words = List.of(name.split(" "));
    var wordings = new ArrayList<List<String>>();
    wordings.add(List.of(name));
    if (words.size() == 2) {
      wordings.add(words);
    } else if (words.size() > 2) {
      wordings.add(List.of(words.getFirst(), String.join(" ", words.subList(1, words.size()))));
      wordings.add(List.of(String.join(" ", words.subList(0, words.size() - 1)), words.getLast()));
      wordings.add(words);
    }
    return wordings;
  }
}
