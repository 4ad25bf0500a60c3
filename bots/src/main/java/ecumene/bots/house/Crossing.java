package ecumene.bots.house;

import ecumene.bots.house.Harbour.Ship;
import ecumene.facts.Area;
import ecumene.movement.Order.Call;
import ecumene.movement.Order.Voyage;
import ecumene.movement.ShipLimit;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Ships for tokens that the land around can not feed, to coasts that can. */
final class Crossing {

  private final Muster muster;
  private final Figures.Sailing figures;
  private final Harbour harbour;
  private final SeaRoutes routes;
  private final int load;

  /**
   * A voyage: a ship comes to an area, takes tokens aboard, and lands some at each call.
   *
   * @param calls after the area where tokens come aboard
   */
  private record Plan(Ship ship, Area from, List<Call> calls, double gain) {}

  Crossing(Muster muster) {
    this.muster = muster;
    figures = muster.figures.sailing();
    var view = muster.view;
    routes = new SeaRoutes(view);
    harbour = new Harbour(muster, routes);
    load = ShipLimit.LOAD.with(it -> view.holds(muster.seat, it));
  }

  void plan() {
    for (int i = 0; i < figures.voyages(); i++) {
      @Nullable Plan best = null;
      for (var from : muster.homes) {
        var plan = plan(from);
        if (plan != null && (best == null || plan.gain() > best.gain())) {
          best = plan;
        }
      }
      if (best == null) {
        return;
      }
      sail(best);
    }
  }

  /** Brings tokens for a city from another coast, if that costs less than so much. */
  boolean bring(Area to, int tokens, double most) {
    if (!to.isCoastal() || tokens > load) {
      return false;
    }
    @Nullable Plan best = null;
    for (var from : muster.homes) {
      if (from.isCoastal()
          && !from.equals(to)
          && !muster.isCityPlanned(from)
          && muster.free(from) >= tokens) {
        var plan = bring(from, to, tokens, most);
        if (plan != null && (best == null || plan.gain() > best.gain())) {
          best = plan;
        }
      }
    }
    if (best != null) {
      sail(best);
    }
    return best != null;
  }

  private @Nullable Plan bring(Area from, Area to, int tokens, double most) {
    routes.explore(from);
    if (!routes.isReached(to)) {
      return null;
    }
    var ship = harbour.cheapest(from, routes.distance(to), tokens);
    if (ship == null) {
      return null;
    }
    double gain = most - ship.cost();
    for (int n = 0; n < tokens; n++) {
      gain -= muster.worth(from, muster.total(from) - ship.tokensFrom(from) - n);
    }
    var route = routes.to(to);
    int[] landing = new int[route.size()];
    landing[landing.length - 1] = tokens;
    return gain > 0 ? new Plan(ship, from, calls(route, landing), gain) : null;
  }

  /** The best voyage of tokens that can be spared here; null if none is worth its cost. */
  private @Nullable Plan plan(Area from) {
    int free = muster.free(from);
    if (!from.isCoastal() || free == 0 || muster.loss(from) > figures.spare()) {
      return null;
    }
    routes.explore(from);
    var goal = goal(free);
    if (goal == null) {
      return null;
    }
    var ship = harbour.cheapest(from, routes.distance(goal), 1);
    return ship == null ? null : load(ship, from, routes.to(goal));
  }

  private @Nullable Area goal(int free) {
    @Nullable Area goal = null;
    double most = 0;
    for (var area : routes.reached()) {
      if (area.isSea() || !muster.mayEnter(area)) {
        continue;
      }
      double gain = -figures.forEachStep() * routes.distance(area);
      for (int n = 1; n <= 2 && n <= free; n++) {
        gain += muster.worth(area, muster.total(area) + n);
      }
      if (gain > most) {
        most = gain;
        goal = area;
      }
    }
    return goal;
  }

  /** Fills the ship for all the areas it passes. */
  private @Nullable Plan load(Ship ship, Area from, List<Area> route) {
    int[] landing = new int[route.size()];
    int stays = muster.total(from) - ship.tokensFrom(from);
    int left = Math.min(load, muster.free(from) - ship.tokensFrom(from));
    double total = -ship.cost();
    for (; left > 0; left--, stays--) {
      int best = -1;
      double most = figures.leastGainOfOne();
      double loss = muster.worth(from, stays);
      for (int i = 0; i < landing.length; i++) {
        var area = route.get(i);
        if (muster.mayEnter(area)) {
          double gain = muster.worth(area, muster.total(area) + landing[i] + 1) - loss;
          if (gain > most) {
            most = gain;
            best = i;
          }
        }
      }
      if (best < 0) {
        break;
      }
      landing[best]++;
      total += most;
    }
    var calls = calls(route, landing);
    return total < figures.leastGain() || calls.isEmpty()
        ? null
        : new Plan(ship, from, calls, total);
  }

  /** The route up to where the last tokens go ashore. */
  private static List<Call> calls(List<Area> route, int[] landing) {
    int last = route.size();
    while (last > 0 && landing[last - 1] == 0) {
      last--;
    }
    var calls = new ArrayList<Call>();
    for (int i = 0; i < last; i++) {
      calls.add(new Call(route.get(i), landing[i], 0));
    }
    return calls;
  }

  private void sail(Plan plan) {
    var ship = plan.ship();
    harbour.pay(ship);
    int aboard = 0;
    for (var call : plan.calls()) {
      aboard += call.landing();
    }
    var calls = new ArrayList<Call>();
    boolean isThere = ship.area().equals(plan.from());
    for (var area : ship.approach()) {
      calls.add(new Call(area, 0, area.equals(plan.from()) ? aboard : 0));
    }
    muster.leave(plan.from(), aboard);
    for (var call : plan.calls()) {
      calls.add(call);
      if (call.landing() > 0) {
        muster.land(call.area(), call.landing());
      }
    }
    var end = calls.removeLast().area();
    muster.order(new Voyage(ship.area(), isThere ? aboard : 0, calls, end));
  }
}
