package ecumene.map.geometry;

import ecumene.facts.Area;
import ecumene.map.geometry.Cover.Part;
import ecumene.map.geometry.Cover.Piece;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.Polygon;

/** The shapes of the drawn map: land and water of each area, and the borders between them. */
public final class DrawnMap {
  private static final int TRIES = 8;

  private final Board board;
  private final Map<Part, Geometry> shapes = new LinkedHashMap<>();
  private final List<Border> borders = new ArrayList<>();

  private DrawnMap(Board board, List<Piece> pieces) {
    this.board = board;
    var smoothing = new Smoothing(pieces);
    var polygons = new LinkedHashMap<Part, List<Polygon>>();
    for (var piece : smoothing.pieces()) {
      polygons.computeIfAbsent(piece.part(), _ -> new ArrayList<>()).add(piece.shape());
    }
    polygons.forEach(
        (part, shape) ->
            shapes.put(part, Shapes.FACTORY.createMultiPolygon(shape.toArray(Polygon[]::new))));
    for (var line : smoothing.lines()) {
      if (line.sides().size() == 2) {
        var a = line.sides().get(0);
        var b = line.sides().get(1);
        borders.add(new Border(a.ground(), a.area(), b.ground(), b.area(), line.shape()));
      }
    }
  }

  /** The waters settle by chance; the first map that is wholly true is taken. */
  public static DrawnMap draw() {
    var cells = LandCells.all();
    var board = Board.of(cells);
    var land = LaidLand.of(cells, board);
    var index = new LandIndex(land);
    var waters = new Waters(new Soundings(index), board);
    for (var seed = 1; ; seed++) {
      var map = new DrawnMap(board, Cover.of(land, index, waters, Tide.settle(waters, seed)));
      if (seed == TRIES || map.isTrue()) {
        return map;
      }
    }
  }

  private boolean isTrue() {
    for (var ground : Ground.values()) {
      var truth = new Truth(this, ground);
      if (!truth.apart().isEmpty() || !truth.touching().isEmpty()) {
        return false;
      }
    }
    return true;
  }

  public Board board() {
    return board;
  }

  /** The shape of an area's land or water; empty where it has none. */
  public Geometry shape(Ground ground, @Nullable Area area) {
    return shapes.getOrDefault(new Part(ground, area), Shapes.FACTORY.createMultiPolygon());
  }

  /** The piece of an area's land that its name stands for, and not an islet given to it. */
  public Polygon home(Area area) {
    var place = Shapes.FACTORY.createPoint(board.lay(area.longitude(), area.latitude()));
    return Shapes.polygons(shape(Ground.LAND, area)).stream()
        .min(Comparator.comparingDouble(place::distance))
        .orElseThrow();
  }

  /** All of an area: its land and its water. */
  public Geometry cell(Area area) {
    return Shapes.union(List.of(shape(Ground.LAND, area), shape(Ground.WATER, area)));
  }

  public List<Border> borders() {
    return borders;
  }
}
