package ecumene.map.draw;

import ecumene.facts.Civilization;
import ecumene.facts.FloodPlain;
import ecumene.language.Language;
import ecumene.map.board.DrawnBoard;
import ecumene.map.geometry.Board;
import ecumene.map.geometry.Shapes;

/** Paints the whole board, from below to above. */
final class Painter {
  static final Pen LAND_BORDER = Pen.of(Ink.BORDER, 1.5);
  static final Pen REGION_BORDER = Pen.of(Ink.REGION_BORDER, 2.6);
  static final Pen WATER_BORDER = Pen.of(Ink.WATER_BORDER, 1.5).dashed(5.0, 4.0);
  static final Pen SEA_BORDER = Pen.of(Ink.WATER_BORDER, 2.2).dashed(9.0, 5.0);
  static final Pen RIVER = Pen.of(Ink.RIVER, 3.2);
  static final double FLOOD = 0.62;

  private final DrawnBoard board;
  private final Layers layers;

  Painter(DrawnBoard board, Layers layers) {
    this.board = board;
    this.layers = layers;
  }

  void paint(Canvas canvas, Language language) {
    sea(canvas);
    land(canvas);
    borders(canvas);
    new Signs(board, canvas, language).paint();
    new Margin(canvas, language).paint();
  }

  private void sea(Canvas canvas) {
    canvas.layer("sea");
    canvas.fill(Shapes.FACTORY.toGeometry(Board.sheet()), Ink.DEEP, 1);
    canvas.fill(layers.coastalWater(), Ink.SHALLOW, 1);
    for (var shoal : layers.shoals()) {
      canvas.fill(shoal, Ink.SHORE, 0.28);
    }
  }

  private void land(Canvas canvas) {
    canvas.layer("unknown");
    canvas.fill(layers.unknown(), Ink.UNKNOWN, 1);
    canvas.layer("land");
    for (var civilization : Civilization.values()) {
      canvas.fill(layers.region(civilization.index()), Ink.LAND, 1);
    }
    canvas.layer("regions");
    for (var civilization : Civilization.values()) {
      canvas.fill(layers.region(civilization.index()), civilization.colour(), 0.13);
      canvas.fill(layers.band(civilization.index()), civilization.colour(), 0.26);
    }
    canvas.layer("flood-plains");
    for (var plain : FloodPlain.values()) {
      canvas.fill(board.floods().band(plain), Ink.FLOOD, FLOOD);
      canvas.stroke(board.floods().river(plain), RIVER);
    }
  }

  private void borders(Canvas canvas) {
    canvas.layer("water-borders");
    canvas.stroke(layers.coastalWaterBorders(), WATER_BORDER);
    canvas.stroke(layers.openSeaBorders(), SEA_BORDER);
    canvas.layer("land-borders");
    canvas.stroke(layers.landBorders(), LAND_BORDER);
    canvas.stroke(layers.regionBorders(), REGION_BORDER);
    canvas.stroke(layers.endOfTheWorld(), Pen.of(Ink.REGION_BORDER, 3));
    canvas.layer("coast");
    canvas.stroke(layers.coast(), Pen.of(Ink.COAST, 1.7));
  }
}
