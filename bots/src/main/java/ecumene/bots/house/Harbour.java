package ecumene.bots.house;

import ecumene.facts.Area;
import ecumene.movement.Fee;
import ecumene.movement.Order.BuildShip;
import ecumene.movement.Order.MaintainShip;
import ecumene.movement.Order.ScrapShip;
import ecumene.movement.Shipyard;
import ecumene.world.Ships;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The ships of a movement: kept or built, and paid for with what is missed least. */
final class Harbour {

  private final Muster muster;
  private final SeaRoutes routes;
  private final List<Area> idle;
  private int busy;
  private int treasury;

  /**
   * A ship that can be had.
   *
   * @param approach how it comes to where it is needed; nothing if it is there
   * @param tokens the areas of the tokens that are paid for it
   */
  record Ship(
      Area area, boolean isNew, List<Area> approach, List<Area> tokens, int treasury, double cost) {

    int tokensFrom(Area area) {
      int count = 0;
      for (var one : tokens) {
        count += one.equals(area) ? 1 : 0;
      }
      return count;
    }
  }

  Harbour(Muster muster, SeaRoutes routes) {
    this.muster = muster;
    this.routes = routes;
    idle = new ArrayList<>(muster.view.shipAreas(muster.seat));
    treasury = muster.view.treasury(muster.seat);
  }

  /** A ship for tokens in this area, which the routes begin with, that sails so far with them. */
  @Nullable Ship cheapest(Area from, int distance, int tokens) {
    @Nullable Area near = null;
    for (var area : idle) {
      if (routes.isReached(area)
          && routes.distance(area) + distance <= routes.range()
          && (near == null || routes.distance(area) < routes.distance(near))) {
        near = area;
      }
    }
    var kept = near == null ? null : ship(near, from, Shipyard.MAINTENANCE, tokens);
    if (kept != null) {
      return kept;
    }
    return busy < Ships.EACH ? ship(from, from, Shipyard.BUILDING_COST, tokens) : null;
  }

  /** Pays with tokens that are worth less than treasury; with any if there is none. */
  private @Nullable Ship ship(Area area, Area from, int price, int tokens) {
    boolean isNew = price == Shipyard.BUILDING_COST;
    var paid = new ArrayList<Area>();
    double cost = 0;
    int fromTreasury = 0;
    for (int n = 0; n < price; n++) {
      boolean mustBeHere = isNew && (n == 1 ? fromTreasury == 1 || !paid.contains(area) : false);
      var payer = payer(mustBeHere ? area : null, from, tokens);
      double loss = payer == null ? Double.MAX_VALUE : muster.loss(payer);
      if (treasury - fromTreasury > 0 && loss > muster.figures.sailing().treasuryToken()) {
        fromTreasury++;
        cost += muster.figures.sailing().treasuryToken();
      } else if (payer != null) {
        paid.add(payer);
        cost += loss;
        muster.leave(payer, 1);
      } else {
        fromTreasury = 0;
        cost = -1;
        break;
      }
    }
    for (var one : paid) {
      muster.leave(one, -1);
    }
    boolean isLocal = fromTreasury == price || !isNew || paid.contains(area);
    return cost < 0 || !isLocal
        ? null
        : new Ship(area, isNew, routes.back(area), paid, fromTreasury, cost);
  }

  /** Where a token is missed least, so that enough are left to sail. */
  private @Nullable Area payer(@Nullable Area here, Area from, int tokens) {
    @Nullable Area best = null;
    double least = Double.MAX_VALUE;
    for (var home : muster.homes) {
      boolean spares = muster.free(home) > (home.equals(from) ? tokens : 0);
      if (spares && (here == null || home.equals(here))) {
        double loss = muster.loss(home);
        if (loss < least) {
          least = loss;
          best = home;
        }
      }
    }
    return best;
  }

  void pay(Ship ship) {
    for (var area : ship.tokens()) {
      muster.leave(area, 1);
    }
    treasury -= ship.treasury();
    var fee = new Fee(ship.treasury(), ship.tokens());
    busy++;
    if (!ship.isNew()) {
      idle.remove(ship.area());
      muster.order(new MaintainShip(ship.area(), fee));
      return;
    }
    if (idle.size() + busy > Ships.EACH) {
      muster.order(new ScrapShip(idle.removeLast()));
    }
    muster.order(new BuildShip(ship.area(), fee));
  }
}
