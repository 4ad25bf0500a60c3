package ecumene.map.draw;

import ecumene.map.geometry.Board;
import ecumene.map.letter.Typeface;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;

/** A drawing that stands alone in a file and carries its letters along. */
final class SvgCanvas implements Canvas {
  private final StringBuilder text = new StringBuilder();
  private boolean isInLayer;

  SvgCanvas(String title) {
    text.append("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ")
        .append(PathText.number(Board.WIDTH))
        .append(' ')
        .append(PathText.number(Board.HEIGHT))
        .append("\">\n<title>")
        .append(title)
        .append("</title>\n<style>")
        .append(Stream.of(Typeface.values()).map(Typeface::asCss).collect(Collectors.joining()))
        .append("text{text-anchor:middle;font-family:Alegreya,Georgia,serif}")
        .append(".i{font-style:italic}.c{font-family:Cinzel,Georgia,serif}")
        .append("path,circle{stroke-linejoin:round;stroke-linecap:round;fill-rule:evenodd}")
        .append("</style>\n");
  }

  String text() {
    return text + (isInLayer ? "</g>\n" : "") + "</svg>\n";
  }

  @Override
  public void layer(String id) {
    text.append(isInLayer ? "</g>\n" : "").append("<g id=\"").append(id).append("\">\n");
    isInLayer = true;
  }

  @Override
  public void fill(Geometry shape, String colour, double opacity) {
    text.append("<path fill=\"").append(colour).append('"');
    if (opacity < 1) {
      text.append(" fill-opacity=\"").append(fraction(opacity)).append('"');
    }
    text.append(" d=\"").append(PathText.of(shape)).append("\"/>\n");
  }

  @Override
  public void stroke(Geometry shape, Pen pen) {
    text.append("<path fill=\"none\"").append(strokeOf(pen));
    text.append(" d=\"").append(PathText.of(shape)).append("\"/>\n");
  }

  @Override
  public void disc(Coordinate centre, double radius, String colour) {
    text.append("<circle").append(place(centre, radius));
    text.append(" fill=\"").append(colour).append("\"/>\n");
  }

  @Override
  public void ring(Coordinate centre, double radius, Pen pen) {
    text.append("<circle").append(place(centre, radius));
    text.append(" fill=\"none\"").append(strokeOf(pen)).append("/>\n");
  }

  @Override
  public void write(Text words) {
    write(words, "");
  }

  @Override
  public void writeOn(Text words, Pen rim) {
    write(words, " paint-order=\"stroke\" stroke-linejoin=\"round\"" + strokeOf(rim));
  }

  private void write(Text words, String more) {
    // The room behind the last letter would shift the middle.
    text.append("<text x=\"").append(PathText.number(words.x() + words.tracking() / 2));
    text.append("\" y=\"").append(PathText.number(words.y()));
    text.append("\" font-size=\"").append(PathText.number(words.size()));
    text.append("\" fill=\"").append(words.colour()).append('"');
    text.append(
        switch (words.face()) {
          case ROMAN -> "";
          case ITALIC -> " class=\"i\"";
          case CAPITALS -> " class=\"c\"";
        });
    if (words.tracking() != 0) {
      text.append(" letter-spacing=\"").append(PathText.number(words.tracking())).append('"');
    }
    text.append(more).append('>').append(words.words().replace("&", "&amp;")).append("</text>\n");
  }

  private static String place(Coordinate centre, double radius) {
    return " cx=\"%s\" cy=\"%s\" r=\"%s\""
        .formatted(PathText.number(centre.x), PathText.number(centre.y), PathText.number(radius));
  }

  private static String strokeOf(Pen pen) {
    var stroke =
        " stroke=\"%s\" stroke-width=\"%s\"".formatted(pen.colour(), fraction(pen.width()));
    if (pen.opacity() < 1) {
      stroke += " stroke-opacity=\"" + fraction(pen.opacity()) + "\"";
    }
    if (!pen.dashes().isEmpty()) {
      stroke +=
          pen.dashes().stream()
              .map(PathText::number)
              .collect(Collectors.joining(" ", " stroke-dasharray=\"", "\""));
    }
    return stroke;
  }

  private static String fraction(double value) {
    return Double.toString(Math.round(value * 100) / 100.0);
  }
}
