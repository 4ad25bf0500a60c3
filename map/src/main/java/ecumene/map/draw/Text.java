package ecumene.map.draw;

import ecumene.map.letter.Typeface;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;

/** Words in one line; the place is the middle of their baseline. */
record Text(
    String words, Typeface face, double size, double x, double y, double tracking, String colour) {

  static Text of(String words, Typeface face, double size, double x, double y, String colour) {
    return new Text(words, face, size, x, y, 0, colour);
  }

  /** The letters as shapes. */
  Path2D outline() {
    var path = face.outline(words, size, tracking);
    var width = face.width(words, size, tracking);
    path.transform(AffineTransform.getTranslateInstance(x - width / 2, y));
    return path;
  }

  /** With room between the letters. */
  Text spaced(double more) {
    return new Text(words, face, size, x, y, more, colour);
  }
}
