package ecumene.movement;

import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.movement.Fleet.State;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;

/**
 * How far it is by ship.
 *
 * @rule P3.4
 */
final class Waters {
  private final DraftBoard board;
  private final Area from;

  /** Steps from there; too many where no ship comes. */
  private final int[] distance;

  /** The steps a ship can make. */
  private final int range;

  Waters(DraftBoard board, Area from) {
    this.board = board;
    this.from = from;
    range = Sailing.range(board);
    distance = new int[Area.COUNT];
    Arrays.fill(distance, range + 1);
    measure();
  }

  private void measure() {
    distance[from.index()] = 0;
    var edge = new ArrayDeque<Area>(List.of(from));
    while (!edge.isEmpty()) {
      var area = edge.remove();
      int next = distance[area.index()] + 1;
      for (var to : next > range ? List.<Area>of() : area.waterNeighbours()) {
        if (distance[to.index()] > next && Sailing.isSailed(board, to)) {
          distance[to.index()] = next;
          edge.add(to);
        }
      }
    }
  }

  /** Where a ship can end that sails from there; also where it began, after a round trip. */
  Areas harbours() {
    if (!board.fleet().has(from, State.READY)) {
      return Areas.NONE;
    }
    boolean leaves = from.waterNeighbours().stream().anyMatch(to -> Sailing.isSailed(board, to));
    return within(range, to -> (leaves || !to.equals(from)) && Sailing.canEndIn(board, to));
  }

  /** The areas between, on one of the shortest ways to a harbour. */
  List<Area> calls(Area harbour) {
    var calls = new ArrayDeque<Area>();
    var at = harbour.equals(from) ? turningPoint() : before(harbour);
    while (!at.equals(from)) {
      calls.addFirst(at);
      at = before(at);
    }
    return List.copyOf(calls);
  }

  private Area turningPoint() {
    return from.waterNeighbours().stream()
        .filter(to -> Sailing.isSailed(board, to))
        .findFirst()
        .orElseThrow();
  }

  private Area before(Area area) {
    int nearer = distance[area.index()] - 1;
    return area.waterNeighbours().stream()
        .filter(it -> distance[it.index()] == nearer)
        .findFirst()
        .orElseThrow();
  }

  /** Where a ship, the nearest one that is ready, can land a token that it fetches from there. */
  Areas landings() {
    boolean fetched = board.movable(from) > 0 && Sailing.isSailed(board, from);
    int left = fetched ? range - nearestShip() : 0;
    return within(left, to -> !to.equals(from) && Entry.judge(board, to, 1) == null);
  }

  private int nearestShip() {
    int nearest = range + 1;
    for (var ship : board.fleet().in(State.READY)) {
      nearest = Math.min(nearest, distance[ship.index()]);
    }
    return nearest;
  }

  private Areas within(int steps, Predicate<Area> wanted) {
    var reached = new ArrayList<Area>();
    for (var area : Area.land()) {
      if (distance[area.index()] <= steps && wanted.test(area)) {
        reached.add(area);
      }
    }
    return new Areas(reached);
  }
}
