package ecumene.map.draw;

import ecumene.facts.Area;
import ecumene.facts.CitySite;
import ecumene.facts.Civilization;
import ecumene.facts.Volcano;
import ecumene.language.Language;
import ecumene.map.board.DrawnBoard;
import ecumene.map.board.Label;
import ecumene.map.board.SeaNames;
import ecumene.map.geometry.Shapes;
import ecumene.map.letter.Typeface;
import java.util.Objects;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.util.AffineTransformation;

/** Paints what is printed upon the ground: volcanoes, sites, limits and names. */
final class Signs {
  private static final Pen RIM = Pen.of(Ink.PAPER, 3).faint(0.75);

  private final DrawnBoard board;
  private final Canvas canvas;
  private final Language language;

  Signs(DrawnBoard board, Canvas canvas, Language language) {
    this.board = board;
    this.canvas = canvas;
    this.language = language;
  }

  void paint() {
    canvas.layer("sea-names");
    Area.seas().forEach(this::seaName);
    canvas.layer("links");
    board.links().forEach(it -> link(canvas, it.spot().x(), it.spot().y()));
    canvas.layer("volcanoes");
    for (var volcano : Volcano.values()) {
      var spot = board.volcanoes().spot(volcano);
      volcano(canvas, spot.x(), spot.y());
    }
    canvas.layer("sites");
    for (var area : Area.land()) {
      var city = board.anchors(area).city();
      site(canvas, area.site(), city.x(), city.y());
    }
    canvas.layer("limits");
    for (var area : Area.land()) {
      var spot = board.anchors(area).limit();
      limit(canvas, area.limit(), spot.x(), spot.y());
    }
    canvas.layer("names");
    Area.land().forEach(this::name);
  }

  private void seaName(Area sea) {
    var label = board.seaName(sea, language);
    for (var i = 0; i < label.lines().size(); i++) {
      canvas.write(
          Text.of(
                  label.lines().get(i),
                  Typeface.ITALIC,
                  label.size(),
                  label.x(),
                  label.baseline(i),
                  Ink.SEA_NAME)
              .spaced(label.size() * SeaNames.TRACKING));
    }
  }

  private void name(Area area) {
    var label = board.anchors(area).label(language);
    var region = Objects.requireNonNull(area.region());
    if (region.start().equals(area)) {
      underline(label, region);
    }
    for (var i = 0; i < label.lines().size(); i++) {
      canvas.writeOn(
          Text.of(
              label.lines().get(i),
              Typeface.ROMAN,
              label.size(),
              label.x(),
              label.baseline(i),
              Ink.DARK),
          RIM);
    }
  }

  /** A start area's name has a bar in the colour of its civilization. */
  private void underline(Label label, Civilization civilization) {
    var y = label.baseline(label.lines().size() - 1) + 3.4;
    start(canvas, civilization, label.x() - label.width() / 2, label.x() + label.width() / 2, y);
  }

  static void start(Canvas canvas, Civilization civilization, double from, double to, double y) {
    var bar =
        Shapes.FACTORY.createLineString(
            new Coordinate[] {new Coordinate(from, y), new Coordinate(to, y)});
    canvas.stroke(bar, Pen.of(Ink.DARK, 3.8));
    canvas.stroke(bar, Pen.of(civilization.colour(), 2.4));
  }

  static void link(Canvas canvas, double x, double y) {
    canvas.disc(new Coordinate(x, y), 5.5, Ink.PAPER);
    canvas.ring(new Coordinate(x, y), 5, Pen.of(Ink.LAVA, 1.6));
    canvas.disc(new Coordinate(x, y), 2, Ink.LAVA);
  }

  static void limit(Canvas canvas, int limit, double x, double y) {
    canvas.disc(new Coordinate(x, y), 9, Ink.PAPER);
    canvas.ring(new Coordinate(x, y), 8.3, Pen.of(Ink.BORDER, 1.3));
    canvas.write(Text.of(Integer.toString(limit), Typeface.CAPITALS, 13, x, y + 4.5, Ink.DARK));
  }

  static void site(Canvas canvas, CitySite site, double x, double y) {
    if (site == CitySite.NONE) {
      return;
    }
    var square = Shapes.FACTORY.toGeometry(new Envelope(x - 7, x + 7, y - 7, y + 7));
    canvas.fill(square, site == CitySite.BLACK ? Ink.DARK : "#ffffff", 1);
    canvas.stroke(square, Pen.of(site == CitySite.BLACK ? Ink.PAPER : Ink.DARK, 1.6));
  }

  static void volcano(Canvas canvas, double x, double y) {
    canvas.fill(at(x, y, -11, 9, -3, -5, 3, -5, 11, 9), Ink.DARK, 0.9);
    canvas.fill(at(x, y, -5.5, 0, -3, -5, 3, -5, 5.5, 0, 2, -1.5, 0, 2.5, -2, -1.5), Ink.LAVA, 1);
    canvas.fill(at(x, y, -1.6, -6, -3.4, -10, 0, -8.6, 3.2, -11.5, 1.6, -6), Ink.LAVA, 1);
  }

  private static Geometry at(double x, double y, double... outline) {
    var ring = new Coordinate[outline.length / 2 + 1];
    for (var i = 0; i < ring.length; i++) {
      var j = 2 * i % outline.length;
      ring[i] = new Coordinate(outline[j], outline[j + 1]);
    }
    return AffineTransformation.translationInstance(x, y)
        .transform(Shapes.FACTORY.createPolygon(ring));
  }
}
