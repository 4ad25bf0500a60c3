package ecumene.wire.position;

import ecumene.facts.Area;
import ecumene.facts.Civilization;
import ecumene.facts.Owner;
import ecumene.world.Board;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.ToIntFunction;

/** Where pieces lie, as documents list it. */
public final class Laid {
  private Laid() {}

  public static Map<Area, Integer> tokens(Owner owner, Board board) {
    return count(area -> board.tokens(owner, area));
  }

  public static Map<Area, Integer> ships(Civilization seat, Board board) {
    return count(area -> board.ships(seat, area));
  }

  private static Map<Area, Integer> count(ToIntFunction<Area> pieces) {
    var counted = new LinkedHashMap<Area, Integer>();
    for (var area : Area.land()) {
      int here = pieces.applyAsInt(area);
      if (here > 0) {
        counted.put(area, here);
      }
    }
    return counted;
  }
}
