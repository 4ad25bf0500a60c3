package ecumene.movement;

import ecumene.facts.Area;
import java.util.ArrayList;
import java.util.List;

/**
 * The ships of the moving player: where they are, whether they are kept, whether they sailed. It is
 * a value; a change makes a new one.
 */
record Fleet(List<Ship> ships) {
  /** How far a ship has come this turn. */
  enum State {
    /** From an earlier turn, not yet paid for. */
    UNPAID,
    /** Built or maintained this turn. */
    READY,
    /** Has made its voyage. */
    SAILED
  }

  record Ship(Area area, State state) {}

  Fleet {
    ships = List.copyOf(ships);
  }

  static Fleet unpaid(List<Area> areas) {
    var ships = new ArrayList<Ship>(areas.size());
    for (var area : areas) {
      ships.add(new Ship(area, State.UNPAID));
    }
    return new Fleet(ships);
  }

  boolean has(Area area, State state) {
    for (var ship : ships) {
      if (ship.state() == state && ship.area().equals(area)) {
        return true;
      }
    }
    return false;
  }

  Fleet with(Area area, State state) {
    var more = new ArrayList<>(ships);
    more.add(new Ship(area, state));
    return new Fleet(more);
  }

  Fleet without(Area area, State state) {
    var fewer = new ArrayList<>(ships);
    fewer.remove(new Ship(area, state));
    return new Fleet(fewer);
  }

  /** Where ships in this state are. */
  List<Area> in(State state) {
    var areas = new ArrayList<Area>(ships.size());
    for (var ship : ships) {
      if (ship.state() == state) {
        areas.add(ship.area());
      }
    }
    return areas;
  }

  /** Where all of them are. */
  List<Area> areas() {
    var areas = new ArrayList<Area>(ships.size());
    for (var ship : ships) {
      areas.add(ship.area());
    }
    return areas;
  }
}
