package ecumene.map.draw;

import ecumene.facts.CitySite;
import ecumene.facts.Civilization;
import ecumene.language.Language;
import ecumene.map.geometry.Board;
import ecumene.map.geometry.Shapes;
import ecumene.map.letter.Typeface;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;

/** Paints the edge of the sheet, the title and the legend, where there is nothing to play. */
final class Margin {
  private static final double EDGE = 26;
  private static final double TICK = 58;
  private static final double LEFT = 184;
  private static final double TOP = 2462;

  private final Canvas canvas;
  private final Language language;

  Margin(Canvas canvas, Language language) {
    this.canvas = canvas;
    this.language = language;
  }

  void paint() {
    canvas.layer("edge");
    edge();
    canvas.layer("unknown-names");
    unknown(3560, 330);
    unknown(1640, 3060);
    canvas.layer("title");
    title();
    canvas.layer("legend");
    legend();
  }

  /** A border of paper with a scale of light and dark, as old sheets have. */
  private void edge() {
    var sheet = Shapes.FACTORY.toGeometry(Board.sheet());
    var inner = box(EDGE, EDGE, Board.WIDTH - EDGE, Board.HEIGHT - EDGE);
    canvas.fill(Shapes.difference(sheet, inner), Ink.PAPER, 1);
    var across = Math.round((Board.WIDTH - 2 * EDGE) / TICK);
    var down = Math.round((Board.HEIGHT - 2 * EDGE) / TICK);
    for (var i = 0; i < across; i += 2) {
      var step = (Board.WIDTH - 2 * EDGE) / across;
      var from = EDGE + i * step;
      canvas.fill(box(from, EDGE - 10, from + step, EDGE - 4), Ink.REGION_BORDER, 1);
      var y = Board.HEIGHT - EDGE + 4;
      canvas.fill(box(from, y, from + step, y + 6), Ink.REGION_BORDER, 1);
    }
    for (var i = 0; i < down; i += 2) {
      var step = (Board.HEIGHT - 2 * EDGE) / down;
      var from = EDGE + i * step;
      canvas.fill(box(EDGE - 10, from, EDGE - 4, from + step), Ink.REGION_BORDER, 1);
      var x = Board.WIDTH - EDGE + 4;
      canvas.fill(box(x, from, x + 6, from + step), Ink.REGION_BORDER, 1);
    }
    canvas.stroke(inner, Pen.of(Ink.REGION_BORDER, 2.5));
    canvas.stroke(
        box(EDGE - 14, EDGE - 14, Board.WIDTH - EDGE + 14, Board.HEIGHT - EDGE + 14),
        Pen.of(Ink.REGION_BORDER, 1.2));
  }

  private void unknown(double x, double y) {
    canvas.write(
        Text.of("TERRA INCOGNITA", Typeface.CAPITALS, 52, x, y, Ink.UNKNOWN_NAME).spaced(26));
  }

  private void title() {
    panel(LEFT - 90, TOP - 190, LEFT + 850, TOP + 720);
    var middle = LEFT + 380;
    canvas.write(Text.of("ECUMENE", Typeface.CAPITALS, 132, middle, TOP - 30, Ink.DARK).spaced(14));
    canvas.write(
        Text.of(words(Legend.SUBTITLE), Typeface.ITALIC, 30, middle, TOP + 26, Ink.BORDER));
    canvas.stroke(line(middle - 300, middle + 300, TOP + 62), Pen.of(Ink.BORDER, 1.6));
    canvas.disc(new Coordinate(middle, TOP + 62), 5, Ink.BORDER);
  }

  private void legend() {
    var x = LEFT + 10;
    var y = TOP + 122;
    var row = 54;
    for (var i = 0; i < 5; i++) {
      Signs.limit(canvas, i, x - 42 + i * 22, y);
    }
    words(Legend.LIMIT, y);
    y += row;
    Signs.site(canvas, CitySite.BLACK, x - 12, y);
    Signs.site(canvas, CitySite.WHITE, x + 16, y);
    words(Legend.SITES, y);
    y += row;
    canvas.fill(box(x - 44, y - 15, x + 48, y + 15), Ink.FLOOD, Painter.FLOOD);
    canvas.stroke(line(x - 44, x + 48, y), Painter.RIVER);
    words(Legend.FLOOD_PLAIN, y);
    y += row;
    Signs.volcano(canvas, x + 2, y);
    words(Legend.VOLCANO, y);
    y += row;
    Signs.start(canvas, Civilization.ROME, x - 20, x + 24, y + 4);
    words(Legend.START, y);
    y += row;
    canvas.stroke(line(x - 44, x + 48, y - 8), Painter.LAND_BORDER);
    canvas.stroke(line(x - 44, x + 48, y + 4), Painter.REGION_BORDER);
    words(Legend.BORDERS, y);
    y += row;
    canvas.stroke(line(x - 44, x + 48, y - 8), Painter.WATER_BORDER);
    canvas.stroke(line(x - 44, x + 48, y + 4), Painter.SEA_BORDER);
    words(Legend.WATER_BORDERS, y);
    y += row;
    Signs.link(canvas, x + 2, y);
    words(Legend.SHORT_BORDER, y);
    y += row + 6;
    civilizations(y);
  }

  private void civilizations(double y) {
    for (var civilization : Civilization.values()) {
      var column = civilization.index() % 6;
      var middle = LEFT + 6 + column * 150;
      var top = y + Math.floorDiv(civilization.index(), 6) * 46.0;
      var swatch = box(middle - 62, top - 13, middle - 32, top + 13);
      canvas.fill(swatch, Ink.LAND, 1);
      canvas.fill(swatch, civilization.colour(), 0.45);
      canvas.stroke(swatch, Pen.of(Ink.REGION_BORDER, 1.4));
      left(language.name(civilization), 24, middle - 24, top);
    }
  }

  private void words(Legend legend, double y) {
    left(words(legend), 30, LEFT + 90, y);
  }

  private String words(Legend legend) {
    return language.name("legend", legend.id());
  }

  private void left(String words, double size, double x, double y) {
    var width = Typeface.ROMAN.width(words, size, 0);
    canvas.write(Text.of(words, Typeface.ROMAN, size, x + width / 2, y + size * 0.3, Ink.DARK));
  }

  private void panel(double left, double top, double right, double bottom) {
    canvas.fill(box(left, top, right, bottom), Ink.PAPER, 1);
    canvas.stroke(box(left, top, right, bottom), Pen.of(Ink.REGION_BORDER, 3));
    canvas.stroke(
        box(left + 10, top + 10, right - 10, bottom - 10), Pen.of(Ink.REGION_BORDER, 1.2));
  }

  private static Geometry box(double left, double top, double right, double bottom) {
    return Shapes.FACTORY.toGeometry(new Envelope(left, right, top, bottom));
  }

  private static Geometry line(double from, double to, double y) {
    return Shapes.FACTORY.createLineString(
        new Coordinate[] {new Coordinate(from, y), new Coordinate(to, y)});
  }
}
