package ecumene.movement;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.Rule;
import ecumene.example.RandomPosition;
import ecumene.example.SeededDice;
import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.facts.Civilization;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.movement.Order.Call;
import ecumene.movement.Order.March;
import ecumene.movement.Order.Voyage;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/**
 * Where the draft says that a token or a ship can go is exactly where it may be sent, tried out
 * with every route there is, in the middle of some movement from some position.
 */
class DestinationsTest {
  private static final int POSITIONS = 12;
  private static final int MARCH = 2;
  private static final int VOYAGE = 5;

  /** What there was to compare, so that the test sees enough. */
  private int seen;

  @Test
  @Rule({"P3.1", "roadbuilding.1"})
  void byLand() {
    inSomePositions(
        (draft, from) -> {
          var reached = new BitSet();
          march(draft, from, from, List.of(), reached);
          compare(draft.marches(from), reached);
          for (var to : draft.marches(from)) {
            assertThat(accepts(draft, new March(from, draft.via(from, to), to, 1))).isTrue();
          }
        });
    assertThat(seen).isGreaterThan(500);
  }

  private static void march(Draft draft, Area from, Area at, List<Area> via, BitSet reached) {
    for (var to : at.landNeighbours()) {
      if (accepts(draft, new March(from, via, to, 1))) {
        reached.set(to.index());
      }
      if (via.size() + 1 < MARCH) {
        march(draft, from, to, plus(via, to), reached);
      }
    }
  }

  @Test
  @Rule({"P3.4", "P3.5"})
  void ships() {
    inSomePositions(
        (draft, from) -> {
          var reached = new BitSet();
          sail(from, List.of(), route -> accepts(draft, voyage(from, route)), reached);
          compare(draft.harbours(from), reached);
        });
    assertThat(seen).isGreaterThan(100);
  }

  @Test
  @Rule({"P3.5", "P3.7"})
  void tokensByShip() {
    inSomePositions(
        (draft, from) -> {
          var reached = new BitSet();
          if (draft.movable(from) > 0) {
            for (var ship : draft.readyShips().stream().distinct().toList()) {
              sail(ship, List.of(), route -> fetches(draft, ship, from, route), reached);
            }
          }
          reached.clear(from.index());
          compare(draft.landings(from), reached);
        });
    assertThat(seen).isGreaterThan(100);
  }

  /** Whether a token can come aboard in that area and ashore at the end of the route. */
  private static boolean fetches(Draft draft, Area ship, Area from, List<Area> route) {
    if (ship.equals(from)) {
      return accepts(draft, new Voyage(ship, 1, calls(route, -1), route.getLast()));
    }
    int call = route.indexOf(from);
    return call >= 0
        && call + 1 < route.size()
        && accepts(draft, new Voyage(ship, 0, calls(route, call), route.getLast()));
  }

  private static Voyage voyage(Area from, List<Area> route) {
    return new Voyage(from, 0, calls(route, -1), route.getLast());
  }

  /** At all areas but the last; at one of them a token comes aboard. */
  private static List<Call> calls(List<Area> route, int embarking) {
    var calls = new ArrayList<Call>();
    for (int i = 0; i + 1 < route.size(); i++) {
      calls.add(new Call(route.get(i), 0, i == embarking ? 1 : 0));
    }
    return calls;
  }

  /** Tries all routes, however absurd. */
  private static void sail(
      Area at, List<Area> route, Function<List<Area>, Boolean> accepts, BitSet reached) {
    for (var to : at.waterNeighbours()) {
      var longer = plus(route, to);
      if (accepts.apply(longer)) {
        reached.set(to.index());
      }
      if (longer.size() < VOYAGE) {
        sail(to, longer, accepts, reached);
      }
    }
  }

  private static boolean accepts(Draft draft, Order order) {
    boolean accepted = draft.give(order) == null;
    if (accepted) {
      draft.takeBack();
    }
    return accepted;
  }

  private static List<Area> plus(List<Area> areas, Area area) {
    var more = new ArrayList<>(areas);
    more.add(area);
    return more;
  }

  private void compare(Areas told, BitSet found) {
    seen += told.size();
    var areas = found.stream().mapToObj(Area::at).toList();
    assertThat(told.list()).isEqualTo(areas);
  }

  private interface Look {
    void at(Draft draft, Area from);
  }

  private static void inSomePositions(Look look) {
    var setups = List.of(Setup.of(5, Side.WEST), Setup.of(18, Side.BOTH));
    for (int seed = 0; seed < POSITIONS; seed++) {
      var dice = new SeededDice(seed);
      var world = RandomPosition.of(dice.one(setups), dice);
      for (var seat : dice.some(world.seats().list(), 3)) {
        var draft = underWay(seat, world, dice);
        var areas = new ArrayList<>(draft.board().areasOf(seat));
        areas.addAll(draft.board().shipAreas(seat));
        areas.stream().distinct().forEach(area -> look.at(draft, area));
      }
    }
  }

  private static Draft underWay(Civilization seat, World world, SeededDice dice) {
    var draft = new Draft(seat, world);
    new RandomOrders(draft, dice).choose();
    draft.unpaidShips().forEach(area -> draft.give(Moves.keep(area)));
    return draft;
  }
}
