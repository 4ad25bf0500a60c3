package ecumene.wire.position;

import ecumene.facts.Area;
import ecumene.facts.Civilization;
import ecumene.facts.Owner;
import ecumene.world.Board;
import java.util.LinkedHashMap;
import java.util.Map;

/** Where pieces lie, as documents list it. */
public final class PieceCounts {
  private PieceCounts() {}

  public static Map<Area, Integer> tokens(Owner owner, Board board) {
    var counted = new LinkedHashMap<Area, Integer>();
    for (var area : board.areasOf(owner)) {
      int here = board.tokens(owner, area);
      if (here > 0) {
        counted.put(area, here);
      }
    }
    return counted;
  }

  public static Map<Area, Integer> ships(Civilization seat, Board board) {
    var counted = new LinkedHashMap<Area, Integer>();
    for (var area : board.shipAreas(seat)) {
      counted.merge(area, 1, Integer::sum);
    }
    return counted;
  }
}
