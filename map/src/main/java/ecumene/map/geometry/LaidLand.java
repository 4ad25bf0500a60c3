package ecumene.map.geometry;

import ecumene.facts.Area;
import ecumene.map.geometry.LandCells.Cell;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.geom.util.AffineTransformation;

/** The cells of the land laid on the board, where islands that are still too small grow. */
final class LaidLand {
  /** The land that an area on an island should have, in square units. */
  private static final double ROOM = 5200;

  private static final double MOST = 4;
  private static final double STRAIT = 26;
  private static final double SMALLEST_ISLET = 150;
  private static final double NARROW = 4;
  private static final double NEAR = 60;

  private static final Coordinate SHIFT = new Coordinate(8, -100);

  private final List<Cell> cells = new ArrayList<>();
  private final List<Cell> islets = new ArrayList<>();

  private LaidLand() {}

  static List<Cell> of(List<Cell> cells, Board board) {
    var land = new LaidLand();
    land.lay(cells, board);
    land.grow();
    land.shift();
    land.addIslets();
    return List.copyOf(land.cells);
  }

  private void lay(List<Cell> all, Board board) {
    var populated = all.stream().filter(LaidLand::isPopulated).map(Cell::mass).toList();
    var sheet = Shapes.FACTORY.toGeometry(Board.sheet());
    for (var cell : all) {
      var laid = board.lay(cell.shape());
      if (populated.contains(cell.mass())) {
        cells.add(new Cell(cell.area(), cell.mass(), laid));
      } else {
        for (var part : Shapes.polygons(Shapes.intersection(laid, sheet))) {
          islets.add(new Cell(cell.area(), cell.mass(), part));
        }
      }
    }
  }

  /** On the land mass where the area itself lies, and not on an islet that is given to it. */
  private static boolean isPopulated(Cell cell) {
    if (cell.area() == null) {
      return false;
    }
    return cell.mass() == 0
        || cell.shape().covers(Shapes.FACTORY.createPoint(LandCells.point(cell.area())));
  }

  private void grow() {
    var masses = new TreeMap<Integer, List<Cell>>();
    cells.forEach(it -> masses.computeIfAbsent(it.mass(), _ -> new ArrayList<>()).add(it));
    for (var mass : masses.entrySet()) {
      if (mass.getKey() > 0) {
        grow(mass.getKey(), mass.getValue());
      }
    }
  }

  private void grow(int mass, List<Cell> island) {
    var shape = Shapes.union(island.stream().map(Cell::shape).toList());
    var around = shape.getEnvelopeInternal();
    around.expandBy(Math.max(around.getWidth(), around.getHeight()) + STRAIT);
    var others =
        Shapes.FACTORY.buildGeometry(
            cells.stream()
                .filter(it -> it.mass() != mass)
                .map(Cell::shape)
                .filter(it -> it.getEnvelopeInternal().intersects(around))
                .toList());
    var areas = island.stream().map(Cell::area).distinct().count();
    var factor = Math.min(MOST, StrictMath.sqrt(ROOM * areas / shape.getArea()));
    var centre = shape.getCentroid().getCoordinate();
    while (factor > 1.02) {
      var grown = by(factor, centre).transform(shape.getEnvelope());
      if (by(factor, centre).transform(shape).distance(others) >= STRAIT
          && Board.sheet().contains(grown.getEnvelopeInternal())) {
        for (var cell : island) {
          cells.set(
              cells.indexOf(cell),
              new Cell(cell.area(), mass, (Polygon) by(factor, centre).transform(cell.shape())));
        }
        return;
      }
      factor *= 0.97;
    }
  }

  /** Ithaca lies in the strait of Otranto, for its waters meet those of Italy and of Epirus. */
  private void shift() {
    var ithaca = Area.of("ithaca");
    var shift = AffineTransformation.translationInstance(SHIFT.x, SHIFT.y);
    cells.replaceAll(
        it ->
            ithaca.equals(it.area())
                ? new Cell(it.area(), it.mass(), (Polygon) shift.transform(it.shape()))
                : it);
  }

  private static AffineTransformation by(double factor, Coordinate centre) {
    return AffineTransformation.scaleInstance(factor, factor, centre.x, centre.y);
  }

  private void addIslets() {
    var land = List.copyOf(cells);
    for (var islet : islets) {
      if (islet.area() == null || isWorthDrawing(islet, land)) {
        cells.add(islet);
      }
    }
  }

  private static boolean isWorthDrawing(Cell islet, List<Cell> land) {
    if (islet.shape().getArea() < SMALLEST_ISLET) {
      return false;
    }
    var home = Double.MAX_VALUE;
    for (var cell : land) {
      if (!cell.shape().isWithinDistance(islet.shape(), NEAR)) {
        continue;
      }
      var distance = cell.shape().distance(islet.shape());
      if (distance < NARROW) {
        return false;
      }
      home = Objects.equals(cell.area(), islet.area()) ? Math.min(home, distance) : home;
    }
    return home < NEAR;
  }
}
