package ecumene.server.key;

import static io.nayuki.qrcodegen.QrCode.Ecc.LOW;

import ecumene.server.Problem;
import io.nayuki.qrcodegen.DataTooLongException;
import io.nayuki.qrcodegen.QrCode;

/** A text as a QR code, drawn as SVG. */
public final class QrDrawing {
  private static final int BORDER = 4; // the least that readers want
  private static final int MOST_LETTERS = 1000;

  private QrDrawing() {}

  public static String of(String text) {
    if (text.isEmpty() || text.length() > MOST_LETTERS) {
      throw new Problem(
          Problem.Kind.MALFORMED, "text: it must have 1 to {most} letters", MOST_LETTERS);
    }
    try {
      return draw(QrCode.encodeText(text, LOW));
    } catch (DataTooLongException tooLong) {
      throw new Problem(Problem.Kind.MALFORMED, "text: it is too long for a QR code");
    }
  }

  private static String draw(QrCode code) {
    int side = code.size + 2 * BORDER;
    var svg =
        new StringBuilder(
            """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" shape-rendering="crispEdges">\
            <path fill="#fff" d="M0 0h%dv%dH0z"/><path d="\
            """
                .formatted(side, side, side, side));
    for (int y = 0; y < code.size; y++) {
      for (int x = 0; x < code.size; x++) {
        if (code.getModule(x, y)) {
          svg.append("M%d %dh1v1h-1z".formatted(x + BORDER, y + BORDER));
        }
      }
    }
    return svg.append("\"/></svg>").toString();
  }
}
