package ecumene.map.geometry;

import ecumene.map.geometry.LandCells.Cell;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.algorithm.locate.IndexedPointInAreaLocator;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Location;
import org.locationtech.jts.index.strtree.STRtree;

/** Tells quickly on which cell of land a place lies. */
final class LandIndex {
  private record Located(Cell cell, IndexedPointInAreaLocator locator) {}

  private final STRtree tree = new STRtree();

  LandIndex(List<Cell> land) {
    for (var cell : land) {
      tree.insert(
          cell.shape().getEnvelopeInternal(),
          new Located(cell, new IndexedPointInAreaLocator(cell.shape())));
    }
  }

  /** Nothing where there is water. */
  @Nullable Cell at(Coordinate place) {
    for (var item : tree.query(new Envelope(place))) {
      var located = (Located) item;
      if (located.locator.locate(place) != Location.EXTERIOR) {
        return located.cell;
      }
    }
    return null;
  }
}
