package ecumene.bots.house;

import static ecumene.facts.Advance.ADVANCED_MILITARY;
import static ecumene.facts.Advance.CULTURAL_ASCENDANCY;
import static ecumene.facts.Advance.ROADBUILDING;

import ecumene.facts.Area;
import ecumene.facts.Civilization;
import ecumene.movement.Order;
import ecumene.movement.Order.March;
import ecumene.movement.Orders;
import ecumene.view.View;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The own tokens in the course of a movement: who can still go, who has come, what it is worth. */
final class Muster {
  /** A way by land from one area to another, over a third with Roadbuilding. */
  record Route(Area from, Area to, @Nullable Area via) {}

  /** More than anything else can be: what is meant for a city stays. */
  private static final double PLANNED = 10;

  private static final int UNKNOWN = -1;

  final View view;
  final Civilization seat;
  final Figures figures;
  private final Figures.Land land;

  /** The areas with own tokens when the movement began. */
  final List<Area> homes;

  private final List<Route> routes = new ArrayList<>();
  private final int[] here = new int[Area.LAND];
  private final int[] come = new int[Area.LAND];
  private final int[] room = new int[Area.LAND];

  /** By area: tokens that are meant for a city there, and are not to leave. */
  private final int[] meant = new int[Area.LAND];

  private final List<Order> orders = new ArrayList<>();

  Muster(View view, Figures figures) {
    this.view = view;
    this.figures = figures;
    land = figures.land();
    seat = view.seat();
    homes = new ArrayList<>(view.areasOf(seat));
    homes.removeIf(area -> view.tokens(seat, area) == 0);
    Arrays.fill(room, UNKNOWN);
    for (var home : homes) {
      here[home.index()] = view.tokens(seat, home);
    }
    boolean roads = view.holds(seat, ROADBUILDING);
    for (var home : homes) {
      addRoutes(home, roads);
    }
  }

  private void addRoutes(Area home, boolean roads) {
    int first = routes.size();
    var next = home.landNeighbours();
    for (int i = 0; i < next.size(); i++) {
      if (mayEnter(next.get(i))) {
        routes.add(new Route(home, next.get(i), null));
      }
    }
    int last = routes.size();
    for (int i = first; roads && i < last; i++) {
      var via = routes.get(i).to();
      if (Ground.others(view, via) > 0) {
        continue; // roadbuilding.1: who comes into conflict stops
      }
      for (var far : via.landNeighbours()) {
        if (!far.equals(home) && !isReached(far, first) && mayEnter(far)) {
          routes.add(new Route(home, far, via));
        }
      }
    }
  }

  private boolean isReached(Area area, int first) {
    for (int i = first; i < routes.size(); i++) {
      if (routes.get(i).to().equals(area)) {
        return true;
      }
    }
    return false;
  }

  /** Every way from an area with own tokens to one that can be entered in peace. */
  List<Route> routes() {
    return routes;
  }

  /** Whether nobody can mind it; a foreign city is never entered in peace. */
  boolean mayEnter(Area area) {
    if (area.isSea() || !view.isInPlay(area) || Ground.hasForeignCity(view, area)) {
      return false;
    }
    return Ground.others(view, area) == 0 || !isClosed(area);
  }

  /** Whether somebody's Cultural Ascendancy keeps conflict out of the area. */
  boolean isClosed(Area area) {
    if (view.holds(seat, CULTURAL_ASCENDANCY) || view.holds(seat, ADVANCED_MILITARY)) {
      return false;
    }
    for (var other : view.seats()) {
      if (other != seat && view.holds(other, CULTURAL_ASCENDANCY) && view.hasUnits(other, area)) {
        return true;
      }
    }
    return false;
  }

  /** Own tokens in the area that may leave it. */
  int free(Area area) {
    int i = area.index();
    return Math.min(here[i], here[i] + come[i] - meant[i]);
  }

  /** Own tokens in the area as it stands now. */
  int total(Area area) {
    return here[area.index()] + come[area.index()];
  }

  int room(Area area) {
    int i = area.index();
    if (room[i] == UNKNOWN) {
      room[i] = Ground.room(view, area);
    }
    return room[i];
  }

  /** What the nth own token in the area is worth when the turn is over. */
  double worth(Area area, int n) {
    if (meant[area.index()] > 0) {
      return n <= meant[area.index()] ? PLANNED : 0;
    }
    if (n > room(area)) {
      return 0;
    }
    double worth = n == 1 ? land.first() : n == 2 ? land.second() : land.further();
    if (Ground.isSite(area)) {
      worth += n <= 2 ? land.onASite() : land.gathering();
    }
    if (area.region() != seat) {
      worth -= land.abroad() * worth;
    }
    return Ground.others(view, area) > 0 ? worth * land.besideOthers() : worth;
  }

  /** What the area would lose with one token. */
  double loss(Area area) {
    return worth(area, total(area));
  }

  /** What the area would gain with one token more. */
  double gain(Area area) {
    return worth(area, total(area) + 1);
  }

  /** Tokens that will not outlive the turn. */
  int doomed(Area area) {
    return meant[area.index()] > 0 ? 0 : Math.max(0, total(area) - room(area));
  }

  boolean isCityPlanned(Area area) {
    return meant[area.index()] > 0;
  }

  void planCity(Area area, int tokens) {
    meant[area.index()] = tokens;
  }

  /** Sends one token. */
  void send(Route route) {
    here[route.from().index()]--;
    come[route.to().index()]++;
    for (int i = 0; i < orders.size(); i++) {
      if (orders.get(i) instanceof March march && isSame(march, route)) {
        orders.set(i, new March(march.from(), march.via(), march.to(), march.tokens() + 1));
        return;
      }
    }
    var via = route.via();
    orders.add(new March(route.from(), via == null ? List.of() : List.of(via), route.to(), 1));
  }

  private static boolean isSame(March march, Route route) {
    return march.from().equals(route.from()) && march.to().equals(route.to());
  }

  /** Takes a token back that was sent this way. */
  void recall(Route route) {
    here[route.from().index()]++;
    come[route.to().index()]--;
    for (int i = 0; i < orders.size(); i++) {
      if (orders.get(i) instanceof March march && isSame(march, route)) {
        if (march.tokens() == 1) {
          orders.remove(i);
        } else {
          orders.set(i, new March(march.from(), march.via(), march.to(), march.tokens() - 1));
        }
        return;
      }
    }
  }

  /** Tokens leave the area, aboard or for good. */
  void leave(Area area, int tokens) {
    here[area.index()] -= tokens;
  }

  void land(Area area, int tokens) {
    come[area.index()] += tokens;
  }

  void order(Order order) {
    orders.add(order);
  }

  Orders orders() {
    return new Orders(orders);
  }
}
