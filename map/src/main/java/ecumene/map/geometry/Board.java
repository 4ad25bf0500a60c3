package ecumene.map.geometry;

import ecumene.facts.Area;
import ecumene.map.geometry.LandCells.Cell;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.simplify.TopologyPreservingSimplifier;

/**
 * The plane of the drawn board: the conic plane, magnified where areas are crowded or small, laid
 * upon a sheet whose sides are as those of A1. One unit is a pixel at the default zoom; y points
 * down.
 */
public final class Board {
  public static final double WIDTH = 4644;
  public static final double HEIGHT = 3280;
  private static final double MARGIN = 76;
  private static final double TOP = 130;

  /** The room that every area should have on land, in square units. */
  private static final double ROOM = 7000;

  private static final int ROUNDS = 3;
  private static final int CELLS = 256;

  /** What the flow stretches from north to south, the sheet stretches from west to east. */
  private static final double STRETCH = 1.15;

  private static final double COARSE = 4;

  private final Magnifier magnifier;
  private final double scale;
  private final double left;
  private final double top;

  private Board(Magnifier magnifier, Envelope known) {
    this.magnifier = magnifier;
    scale =
        Math.min(
            (WIDTH - 2 * MARGIN) / known.getWidth() / STRETCH,
            (HEIGHT - TOP - MARGIN) / known.getHeight());
    left = WIDTH / 2 - known.centre().x * scale * STRETCH;
    top = TOP + known.getMaxY() * scale;
  }

  /** A sheet on which the land areas have as even room as can be. */
  static Board of(List<Cell> cells) {
    var known = new ArrayList<Cell>();
    var box = new Envelope();
    for (var cell : cells) {
      if (cell.area() != null) {
        known.add(new Cell(cell.area(), cell.mass(), coarse(cell.shape())));
        box.expandToInclude(cell.shape().getEnvelopeInternal());
      }
    }
    box.expandBy(500);
    var grid = new Grid(box, CELLS);
    var crowd = new Crowd(grid, Area.all().stream().map(LandCells::point).toList());
    var weights = new double[Area.LAND];
    for (var round = 0; ; round++) {
      var magnifier = new Magnifier(grid, crowd.with(wishes(weights)));
      var extent = new Envelope();
      known.forEach(
          it ->
              extent.expandToInclude(
                  Shapes.moved(it.shape(), magnifier::move).getEnvelopeInternal()));
      var board = new Board(magnifier, extent);
      if (round == ROUNDS) {
        return board;
      }
      var room = new double[Area.LAND];
      for (var cell : known) {
        room[Objects.requireNonNull(cell.area()).index()] += board.lay(cell.shape()).getArea();
      }
      for (var i = 0; i < room.length; i++) {
        weights[i] += 0.5 * Math.clamp(ROOM / room[i] - 1, 0, 2);
      }
    }
  }

  private static Polygon coarse(Polygon shape) {
    return (Polygon) TopologyPreservingSimplifier.simplify(shape, COARSE);
  }

  private static List<Crowd.Wish> wishes(double[] weights) {
    var wishes = new ArrayList<Crowd.Wish>();
    for (var area : Area.land()) {
      var place = LandCells.point(area);
      var nearest =
          Area.land().stream()
              .filter(it -> !it.equals(area))
              .mapToDouble(it -> LandCells.point(it).distance(place))
              .min()
              .orElseThrow();
      wishes.add(new Crowd.Wish(place, Math.clamp(nearest * 0.8, 70, 150), weights[area.index()]));
    }
    return wishes;
  }

  public static Envelope sheet() {
    return new Envelope(0, WIDTH, 0, HEIGHT);
  }

  /** From degrees of longitude and latitude. */
  public Coordinate lay(double longitude, double latitude) {
    return lay(Conic.project(longitude, latitude));
  }

  Geometry lay(Geometry shape) {
    return Shapes.moved(shape, this::lay);
  }

  Coordinate lay(Coordinate place) {
    var moved = magnifier.move(place);
    return new Coordinate(moved.x * scale * STRETCH + left, top - moved.y * scale);
  }

  Polygon lay(Polygon shape) {
    return (Polygon) Shapes.moved(shape, this::lay);
  }
}
