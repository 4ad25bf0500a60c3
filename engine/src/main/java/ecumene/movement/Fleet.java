package ecumene.movement;

import ecumene.facts.Area;
import java.util.ArrayList;
import java.util.List;

/**
 * The ships of the moving player: where they are, whether they are kept, whether they sailed. It is
 * a value; a change makes a new one.
 *
 * @param unpaid where ships are in each state, one entry a ship
 */
record Fleet(List<Area> unpaid, List<Area> ready, List<Area> sailed) {
  /** How far a ship has come this turn. */
  enum State {
    /** From an earlier turn, not yet paid for. */
    UNPAID,
    /** Built or maintained this turn. */
    READY,
    /** Has made its voyage. */
    SAILED
  }

  Fleet {
    unpaid = List.copyOf(unpaid);
    ready = List.copyOf(ready);
    sailed = List.copyOf(sailed);
  }

  static Fleet unpaid(List<Area> areas) {
    return new Fleet(areas, List.of(), List.of());
  }

  boolean has(Area area, State state) {
    return in(state).contains(area);
  }

  Fleet with(Area area, State state) {
    var ships = in(state);
    var more = ships.toArray(new Area[ships.size() + 1]);
    more[ships.size()] = area;
    return changed(state, List.of(more));
  }

  Fleet without(Area area, State state) {
    var fewer = new ArrayList<>(in(state));
    fewer.remove(area);
    return changed(state, fewer);
  }

  private Fleet changed(State state, List<Area> areas) {
    return switch (state) {
      case UNPAID -> new Fleet(areas, ready, sailed);
      case READY -> new Fleet(unpaid, areas, sailed);
      case SAILED -> new Fleet(unpaid, ready, areas);
    };
  }

  /** Where ships in this state are. */
  List<Area> in(State state) {
    return switch (state) {
      case UNPAID -> unpaid;
      case READY -> ready;
      case SAILED -> sailed;
    };
  }

  int size() {
    return unpaid.size() + ready.size() + sailed.size();
  }

  /** Where all of them are. */
  List<Area> areas() {
    var areas = new ArrayList<Area>(size());
    areas.addAll(unpaid);
    areas.addAll(ready);
    areas.addAll(sailed);
    return areas;
  }
}
