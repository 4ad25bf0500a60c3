package ecumene.movement;

import ecumene.facts.Area;
import java.util.ArrayList;
import java.util.List;

/** The ships of the moving player: where they are, whether they are kept, whether they sailed. */
final class Fleet {
  /** How far a ship has come this turn. */
  enum State {
    /** From an earlier turn, not yet paid for. */
    UNPAID,
    /** Built or maintained this turn. */
    READY,
    /** Has made its voyage. */
    SAILED
  }

  private record Ship(Area area, State state) {}

  private final List<Ship> ships;

  Fleet(List<Area> unpaid) {
    ships = new ArrayList<>();
    unpaid.forEach(area -> add(area, State.UNPAID));
  }

  private Fleet(Fleet other) {
    ships = new ArrayList<>(other.ships);
  }

  Fleet copy() {
    return new Fleet(this);
  }

  boolean has(Area area, State state) {
    return ships.contains(new Ship(area, state));
  }

  void add(Area area, State state) {
    ships.add(new Ship(area, state));
  }

  void remove(Area area, State state) {
    ships.remove(new Ship(area, state));
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
    return ships.stream().map(Ship::area).toList();
  }
}
